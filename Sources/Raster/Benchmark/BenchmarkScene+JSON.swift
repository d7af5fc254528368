import Foundation

/// A scene file that cannot be used, and why.
public struct BenchmarkSceneError: Error, CustomStringConvertible {
  /// The file, or what stands for it.
  public var file: String
  /// What is wrong, and where in the file.
  public var reason: String

  public var description: String { "\(file): \(reason)" }
}

extension BenchmarkScene {
  /// Reads a scene in the engine-neutral form: a JSON object with `name`, `desc`, `width`, `height`,
  /// `paths` (lists of `["M", x, y]`, `["L", …]`, `["Q", …]`, `["C", …]`, `["Z"]`) and `frames` (lists
  /// of steps: `clear`, `fill`, `stroke`, `blur_begin`, `blur_end`).
  ///
  /// Colours are four bytes of gamma-encoded sRGB, not premultiplied. Throws `BenchmarkSceneError` when
  /// the file cannot be read or is not of this form.
  public init(contentsOf url: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw BenchmarkSceneError(file: url.path, reason: "cannot be read: \(error.localizedDescription)")
    }
    try self.init(json: data, file: url.path)
  }

  /// Reads a scene from a file's content; `file` is what errors call it.
  public init(json data: Data, file: String) throws {
    let decoded: SceneFile
    do {
      decoded = try JSONDecoder().decode(SceneFile.self, from: data)
    } catch let error as DecodingError {
      throw BenchmarkSceneError(file: file, reason: Self.reason(error))
    }
    func fail(_ reason: String) -> BenchmarkSceneError { BenchmarkSceneError(file: file, reason: reason) }
    guard (1...16384).contains(decoded.width), (1...16384).contains(decoded.height) else {
      throw fail("a canvas of \(decoded.width)×\(decoded.height) pixels, not of 1 to 16384 a side")
    }
    var frames: [[Step]] = []
    for (number, frame) in decoded.frames.enumerated() {
      var steps: [Step] = []
      for (place, step) in frame.enumerated() {
        if let path = step.path, !decoded.paths.indices.contains(path) {
          throw fail(
            "frames[\(number)][\(place)]: path \(path) of \(decoded.paths.count) does not exist")
        }
        do {
          steps.append(try step.step())
        } catch let error as SceneFile.Flaw {
          throw fail("frames[\(number)][\(place)]: \(error.reason)")
        }
      }
      frames.append(steps)
    }
    guard !frames.isEmpty else { throw fail("no frames") }
    self.init(
      name: decoded.name, summary: decoded.desc ?? "", width: decoded.width, height: decoded.height,
      paths: decoded.paths.map(\.path), frames: frames)
  }

  private static func reason(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    switch error {
    case .keyNotFound(let key, let context): return "\(place(context)) lacks \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return "\(place(context)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}

/// The scene file as it is written.
private struct SceneFile: Decodable {
  struct Flaw: Error { var reason: String }

  var name: String
  var desc: String?
  var width: Int
  var height: Int
  var paths: [Outline]
  var frames: [[Step]]

  /// A list of segments, each a list of a letter and numbers.
  struct Outline: Decodable {
    var path = Path()

    init(from decoder: any Decoder) throws {
      var segments = try decoder.unkeyedContainer()
      while !segments.isAtEnd {
        var segment = try segments.nestedUnkeyedContainer()
        let verb = try segment.decode(String.self)
        func point() throws -> CGPoint {
          CGPoint(x: try segment.decode(Double.self), y: try segment.decode(Double.self))
        }
        switch verb {
        case "M": path.move(to: try point())
        case "L": path.addLine(to: try point())
        case "Q":
          let control = try point()
          path.addQuadCurve(to: try point(), control: control)
        case "C":
          let (first, second) = (try point(), try point())
          path.addCurve(to: try point(), control1: first, control2: second)
        case "Z": path.closeSubpath()
        default:
          throw DecodingError.dataCorrupted(
            .init(codingPath: segment.codingPath, debugDescription: "no segment \"\(verb)\""))
        }
      }
    }
  }

  struct Brush: Decodable {
    var type: String
    var rgba: [Int]?
    var p0: [Double]?
    var p1: [Double]?
    var stops: [[Double]]?

    func paint() throws -> Paint {
      switch type {
      case "solid": return .solid(try SceneFile.color(rgba))
      case "linear":
        guard let p0, let p1, let stops, p0.count == 2, p1.count == 2,
          stops.allSatisfy({ $0.count == 5 })
        else { throw Flaw(reason: "a linear paint needs p0, p1 and stops of five numbers") }
        let ramp = GradientRamp(
          try stops.map { stop in
            GradientRamp.Stop(
              color: try SceneFile.color(stop.dropFirst().map { Int($0) }), location: stop[0])
          })
        return .gradient(
          Gradient(
            .linear(start: CGPoint(x: p0[0], y: p0[1]), end: CGPoint(x: p1[0], y: p1[1])), ramp: ramp))
      default: throw Flaw(reason: "no paint \"\(type)\"")
      }
    }
  }

  struct Step: Decodable {
    var op: String
    var path: Int?
    var rule: String?
    var translate: [Double]?
    var paint: Brush?
    var rect: [Int]?
    var rgba: [Int]?
    var width: Double?
    var cap: String?
    var join: String?
    var miter: Double?
    var dash: [Double]?
    var dash_offset: Double?
    var sigma: Double?

    func step() throws -> BenchmarkScene.Step {
      func need<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw Flaw(reason: "\(op) lacks \"\(name)\"") }
        return value
      }
      func pixels() throws -> PixelRect {
        let numbers = try need(rect, "rect")
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1 << 24 }) else {
          throw Flaw(reason: "a rect is x, y, width and height")
        }
        return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      func translation() throws -> CGPoint {
        let numbers = translate ?? [0, 0]
        guard numbers.count == 2 else { throw Flaw(reason: "translate is two numbers") }
        return CGPoint(x: numbers[0], y: numbers[1])
      }
      switch op {
      case "clear": return .clear(try pixels(), try SceneFile.color(rgba))
      case "fill":
        let rules: [String: FillRule] = ["nonzero": .nonZero, "evenodd": .evenOdd]
        guard let rule = rules[rule ?? "nonzero"] else { throw Flaw(reason: "no rule \"\(rule ?? "")\"") }
        return .fill(
          path: try need(path, "path"), rule: rule, translation: try translation(),
          paint: try need(paint, "paint").paint())
      case "stroke":
        let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
        let joins: [String: CGLineJoin] = ["miter": .miter, "round": .round, "bevel": .bevel]
        guard let cap = caps[cap ?? "butt"], let join = joins[join ?? "miter"] else {
          throw Flaw(reason: "no cap \"\(cap ?? "")\" or no join \"\(join ?? "")\"")
        }
        let style = StrokeStyle(
          lineWidth: try need(width, "width"), lineCap: cap, lineJoin: join, miterLimit: miter ?? 10,
          dash: (dash ?? []).map { CGFloat($0) }, dashPhase: dash_offset ?? 0)
        return .stroke(
          path: try need(path, "path"), style: style, translation: try translation(),
          paint: try need(paint, "paint").paint())
      case "blur_begin": return .beginBlur(try pixels(), sigma: try need(sigma, "sigma"))
      case "blur_end": return .endBlur
      default: throw Flaw(reason: "no step \"\(op)\"")
      }
    }
  }

  static func color(_ bytes: [Int]?) throws -> RGBA {
    guard let bytes, bytes.count == 4, bytes.allSatisfy({ (0...255).contains($0) }) else {
      throw Flaw(reason: "a colour is four bytes")
    }
    return RGBA(
      bytes: UInt8(bytes[0]), UInt8(bytes[1]), UInt8(bytes[2]), UInt8(bytes[3]))
  }
}
