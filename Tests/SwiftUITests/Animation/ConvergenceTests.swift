import Raster
import Testing

@testable import SwiftUI

/// However a view has come to be as it is: once it rests, it looks as if it had always been so.
@MainActor
@Suite struct ConvergenceTests {
  /// A change of something around or in a view.
  private struct Change: Sendable {
    let name: String
    let make: @MainActor @Sendable (AnyView, Bool) -> AnyView
  }

  private static let changes: [Change] = [
    Change(name: "scheme") { AnyView($0.environment(\.colorScheme, $1 ? .dark : .light)) },
    Change(name: "preferred scheme") { AnyView($0.preferredColorScheme($1 ? .dark : nil)) },
    Change(name: "width") { AnyView($0.frame(width: $1 ? 240 : 320)) },
    Change(name: "height") { AnyView($0.frame(height: $1 ? 500 : nil)) },
    Change(name: "padding") { AnyView($0.padding($1 ? 30 : 0)) },
    Change(name: "type size") { AnyView($0.dynamicTypeSize($1 ? .xxxLarge : .large)) },
    Change(name: "direction") { AnyView($0.environment(\.layoutDirection, $1 ? .rightToLeft : .leftToRight)) },
    Change(name: "transformed direction") { view, isOn in
      AnyView(view.transformEnvironment(\.layoutDirection) { $0 = isOn ? .rightToLeft : .leftToRight })
    },
    Change(name: "display scale") { AnyView($0.environment(\.displayScale, $1 ? 3 : 1)) },
    Change(name: "tint") { AnyView($0.tint($1 ? .red : nil)) },
    Change(name: "foreground") { AnyView($0.foregroundStyle($1 ? .green : .primary)) },
    Change(name: "font") { AnyView($0.font($1 ? .title.bold() : nil)) },
    Change(name: "enabled") { AnyView($0.disabled($1)) },
    Change(name: "redaction") { AnyView($0.redacted(reason: $1 ? .placeholder : [])) },
    Change(name: "presence") { view, isThere in AnyView(ZStack { if isThere { view } }) },
    Change(name: "scale") { AnyView($0.scaleEffect($1 ? 0.5 : 1)) },
    Change(name: "corners") { AnyView($0.cornerRadius($1 ? 20 : 0)) },
    Change(name: "turn") { AnyView($0.rotationEffect(.degrees($1 ? 30 : 0))) },
    Change(name: "alignment") { AnyView($0.frame(maxWidth: .infinity, alignment: $1 ? .leading : .trailing)) },
    Change(name: "position") { AnyView($0.position(x: $1 ? 10 : 100, y: 50)) },
    Change(name: "clip") { view, isOn in AnyView(view.mask { Rectangle().padding(isOn ? 20 : 0) }) },
    Change(name: "lines") { AnyView($0.lineLimit($1 ? 1 : nil)) },
    Change(name: "identity") { AnyView($0.id($1)) },
    Change(name: "branch") { view, isOn in AnyView(Group { if isOn { view.padding(10) } else { view } }) },
    Change(name: "neighbour") { view, isOn in
      AnyView(
        VStack {
          if isOn { Color.red.frame(height: 40).transition(.move(edge: .top)) }
          view
        })
    },
    Change(name: "order") { view, isOn in
      AnyView(
        VStack {
          ForEach(isOn ? [1, 0] : [0, 1], id: \.self) { if $0 == 0 { view.frame(height: 300) } else { Color.red } }
        })
    },
    Change(name: "opacity") { AnyView($0.opacity($1 ? 0.5 : 1)) },
  ]

  private struct Holder: View {
    let model: TestModel<Bool>
    let view: AnyView
    let change: Change
    var body: some View { change.make(view, model.value) }
  }

  private func host(_ view: AnyView, _ change: Change, isOn: Bool) -> (ViewHost, TestModel<Bool>) {
    let model = TestModel(isOn)
    return (SwiftUITests.host(Holder(model: model, view: view, change: change), width: 320, height: 700), model)
  }

  /// What is drawn, whatever items it comes from.
  private func picture(_ host: ViewHost) -> [String] {
    host.displayList().items.map { item in
      switch item.content {
      case .fill(let path, _, _, let paint), .stroke(let path, _, let paint):
        "path \(path.boundingRect.applying(item.transform).rounded) \(paint.name)"
      case .glyphs(let run, let paint):
        "glyphs \(run.positions.map { $0.applying(item.transform).rounded }) \(run.size) \(paint.name)"
      case .backdrop(let path, _), .beginClip(let path, _, _):
        "area \(path.boundingRect.applying(item.transform).rounded)"
      case .beginGroup(let effect, _): "group \(effect)"
      case .beginProjection(let projection): "\(projection)"
      case .beginMask, .beginMasked: "mask"
      case .endGroup, .endProjection, .endClip, .endMask: "end"
      }
    }
  }

  private func play(_ host: ViewHost, from start: Double, seconds: Double = 3) {
    for frame in 0...Int(seconds * 10) { host.update(to: start + Double(frame) / 10) }
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.5), .spring(duration: 0.5, bounce: 0.3)])
  func aChangedViewLooksLikeANewOne(_ animation: Animation?) {
    for (name, view) in compounds {
      for change in Self.changes {
        let (changed, model) = host(view, change, isOn: false)
        play(changed, from: 0, seconds: 1)
        withAnimation(animation) { model.value = true }
        play(changed, from: 1)
        let (fresh, _) = host(view, change, isOn: true)
        play(fresh, from: 0, seconds: 4)
        #expect(picture(changed) == picture(fresh), "\(name), \(change.name)")
      }
    }
  }

  nonisolated private static let circumstances: [@Sendable (inout ViewHost.Configuration) -> Void] = [
    { $0.size = CGSize(width: 700, height: 320) },
    { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 10, bottom: 34, trailing: 0) },
    { $0.environment.colorScheme = .dark }, { $0.environment.dynamicTypeSize = .accessibility2 },
    { $0.environment.layoutDirection = .rightToLeft }, { $0.environment.locale = Locale(identifier: "es") },
    { $0.environment._accessibilityReduceMotion = true }, { $0.environment.legibilityWeight = .bold },
    { $0.environment._colorSchemeContrast = .increased }, { $0.scale = 1 },
  ]

  @Test(arguments: circumstances.indices) func aViewInOtherCircumstancesLooksLikeANewOne(_ index: Int) {
    var before = ViewHost.Configuration(size: CGSize(width: 320, height: 700))
    before.environment.dynamicTypeSize = .large
    var after = before
    Self.circumstances[index](&after)
    for (name, view) in compounds {
      let changed = ViewHost(view, configuration: before)
      play(changed, from: 0, seconds: 1)
      changed.configuration = after
      play(changed, from: 1)
      let fresh = ViewHost(view, configuration: after)
      play(fresh, from: 0, seconds: 4)
      #expect(picture(changed) == picture(fresh), "\(name), \(index)")
    }
  }

  @Test func aFirstFrameIsNeverOnItsWay() {
    for (name, view) in compounds {
      let still = SwiftUITests.host(view, width: 320, height: 700)
      let moving = SwiftUITests.host(view.animation(.linear(duration: 5)), width: 320, height: 700)
      #expect(picture(moving) == picture(still), "\(name)")
    }
  }

  @Test func whatDoesNotMoveNeedsNoFrames() {
    for (name, view) in compounds {
      let still = SwiftUITests.host(view, width: 320, height: 700)
      play(still, from: 0, seconds: 2)
      #expect(still.nextFrameTime == nil, "\(name)")
    }
  }
}

extension CGPoint {
  /// To a thousandth.
  fileprivate var rounded: String { "\((x * 1000).rounded() / 1000) \((y * 1000).rounded() / 1000)" }
}

extension CGRect {
  /// To a thousandth.
  fileprivate var rounded: String { "\(origin.rounded) \(CGPoint(x: width, y: height).rounded)" }
}

extension Paint {
  /// The colour, to a thousandth, or the kind.
  fileprivate var name: String {
    switch self {
    case .solid(let color): "\([color.red, color.green, color.blue, color.alpha].map { ($0 * 1000).rounded() / 1000 })"
    case .gradient: "gradient"
    case .mesh: "mesh"
    case .image: "image"
    }
  }
}
