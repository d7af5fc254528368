import Foundation
import Motion
import Stage
import SwiftUI

/// `zoetrope curve`: what an animation written as in source does.
enum CurveCommand: Command {
  static let name = "curve"
  static let summary = "Sample or plot an animation written as in source, such as 'spring(duration: 0.5, bounce: 0.5)'."
  static let usage = "'ANIMATION' [options]"
  static let options = [
    OptionSpec("--until", "SECONDS", help: "how long (default: until it is at rest, 10 s at the most)"),
    OptionSpec("--fps", "N", help: "samples a second, 1 to 1000 (default 60)"),
    OptionSpec("--json", help: "the samples as JSON"),
    OptionSpec("--output", "FILE.png", alias: "-o", help: "a plot in place of the samples"),
  ]

  /// One sample of the animation from 0 to 1.
  struct Sample: Encodable, Equatable {
    let time: Double
    let value: Double
    /// Per second.
    let velocity: Double
  }

  static func run(_ arguments: ParsedArguments) throws {
    guard let source = arguments.positionals.first else {
      throw CommandFailure.usage(
        "curve: which animation? For example: zoetrope curve 'spring(duration: 0.5, bounce: 0.5)'")
    }
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("curve: '\(arguments.positionals[1])' is one too many; quote the animation")
    }
    let animation: Animation
    do {
      animation = try Animation(parsing: source)
    } catch {
      throw CommandFailure.usage("curve: \(error)")
    }
    let rate = try arguments.number("--fps", in: 1...1000) ?? 60
    let until = try arguments.number("--until", in: 0.001...3600)
    let samples = samples(of: animation, rate: rate, until: until)
    if let path = arguments.value("--output") {
      let plot = Session(environment: StageEnvironment(width: 480, height: 320, scale: 2)) {
        AnyView(CurvePlot(title: source, samples: samples))
      }
      try PNG.write(FramePainter(plot).paint(), to: path)
    } else if arguments.has("--json") {
      try printJSON(samples)
    } else {
      print("    time       value    velocity")
      for sample in samples {
        print(String(format: "%8.4f  %10.6f  %10.5f", sample.time, sample.value, sample.velocity))
      }
    }
  }

  /// The way from 0 to 1, until it is at rest or `until` seconds are over.
  static func samples(of animation: Animation, rate: Double, until: Double?) -> [Sample] {
    var animator = AttributeAnimator(0.0)
    animator.setModel(1, animation: animation, time: 0)
    var samples: [Sample] = []
    var completed: [AnimationCompletion] = []
    for index in 0...Int((until ?? 10) * rate) {
      let time = Double(index) / rate
      let value = animator.value(at: time, completed: &completed)
      samples.append(Sample(time: time, value: value, velocity: animator.velocity(at: time)))
      if until == nil && !animator.isAnimating { break }
    }
    return samples
  }
}

/// A plot of samples over time.
private struct CurvePlot: View {
  let title: String
  let samples: [CurveCommand.Sample]

  private var duration: Double { max(samples.last?.time ?? 1, 1e-3) }
  private var low: Double { min(samples.map(\.value).min() ?? 0, 0) }
  private var high: Double { max(samples.map(\.value).max() ?? 1, 1) }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: title)
        .font(.system(size: 13, weight: .semibold, design: .monospaced))
      ZStack {
        line(at: 0)
        line(at: 1)
        PlotLine(samples: samples, duration: duration, low: low, high: high)
          .stroke(Color.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      HStack {
        Text(verbatim: "0 s")
        Spacer()
        Text(verbatim: String(format: "%.2f s", duration))
      }
      .font(.system(size: 11))
      .foregroundStyle(.secondary)
    }
    .padding(20)
  }

  private func line(at value: Double) -> some View {
    PlotLine(
      samples: [
        CurveCommand.Sample(time: 0, value: value, velocity: 0),
        CurveCommand.Sample(time: duration, value: value, velocity: 0),
      ], duration: duration, low: low, high: high
    )
    .stroke(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
  }
}

/// The samples as a line that fills the rectangle.
private nonisolated struct PlotLine: Shape {
  let samples: [CurveCommand.Sample]
  let duration: Double
  let low: Double
  let high: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      samples.map { sample in
        CGPoint(
          x: rect.minX + rect.width * sample.time / duration,
          y: rect.maxY - rect.height * (sample.value - low) / (high - low))
      })
    return path
  }
}
