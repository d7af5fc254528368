import SwiftUI
import Testing

/// One rule a picture.
@MainActor
struct GoldenTests {
  @Test func circleInARectangleIsCentredAndRound() throws {
    try GoldenPicture.check("circle") { Circle().fill(Color.blue).padding(4) }
  }

  @Test func continuousCornersAreLongerThanCircularOnes() throws {
    try GoldenPicture.check("corners") {
      HStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color.black)
        RoundedRectangle(cornerRadius: 12, style: .circular).fill(Color.black)
      }
      .padding(6)
    }
  }

  @Test func capsuleEllipseAndUnevenCorners() throws {
    try GoldenPicture.check("shapes") {
      VStack(spacing: 4) {
        Capsule().fill(Color.red)
        Ellipse().fill(Color.green)
        UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 10).fill(Color.purple)
      }
      .padding(4)
    }
  }

  @Test func strokesAreCentredAndStrokeBordersInside() throws {
    try GoldenPicture.check("strokes") {
      HStack(spacing: 12) {
        Circle().stroke(Color.orange, lineWidth: 6)
        Circle().strokeBorder(Color.orange, lineWidth: 6)
      }
      .padding(8)
      .background(Color.gray.opacity(0.2))
    }
  }

  @Test func capsJoinsAndDashes() throws {
    try GoldenPicture.check("caps") {
      VStack(spacing: 6) {
        Zigzag().stroke(Color.black, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
        Zigzag().stroke(Color.black, style: StrokeStyle(lineWidth: 5, lineCap: .square, lineJoin: .bevel))
        Zigzag().stroke(Color.black, style: StrokeStyle(lineWidth: 3, dash: [6, 3]))
      }
      .padding(6)
    }
  }

  @Test func trimStartsAtTheRightAndGoesClockwise() throws {
    try GoldenPicture.check("trim") {
      HStack {
        Circle().trim(from: 0, to: 0.25).stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        Circle().trim(from: 0.5, to: 1).stroke(Color.blue, lineWidth: 6)
      }
      .padding(8)
    }
  }

  @Test func linearRadialAndAngularGradients() throws {
    try GoldenPicture.check("gradients") {
      HStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        RadialGradient(colors: [.white, .purple], center: .center, startRadius: 2, endRadius: 20)
        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
      }
    }
  }

  @Test func aColoursOwnGradientIsLighterAtTheTop() throws {
    try GoldenPicture.check("color-gradient") {
      HStack(spacing: 0) {
        Rectangle().fill(Color.green.gradient)
        Rectangle().fill(Color.blue.gradient)
        Rectangle().fill(Color.pink.gradient)
      }
    }
  }

  @Test(arguments: [false, true]) func hierarchicalStylesFade(_ dark: Bool) throws {
    try GoldenPicture.check(dark ? "hierarchy-dark" : "hierarchy-light", dark: dark) {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
    }
  }

  @Test func materialBlursWhatLiesBehind() throws {
    try GoldenPicture.check("material", size: CGSize(width: 120, height: 80)) {
      ZStack {
        HStack(spacing: 0) {
          Color.red
          Color.yellow
          Color.blue
        }
        RoundedRectangle(cornerRadius: 14).fill(.regularMaterial).padding(12)
      }
    }
  }

  @Test func textStylesHaveTheirSizesAndWeights() throws {
    try GoldenPicture.check("text-styles", size: CGSize(width: 150, height: 150)) {
      VStack(alignment: .leading) {
        Text("Large title").font(.largeTitle)
        Text("Title two").font(.title2.bold())
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Caption").font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  @Test func textWrapsAndIsAligned() throws {
    try GoldenPicture.check("text-wrap", size: CGSize(width: 120, height: 80)) {
      Text("Several words that need more than one line").font(.footnote).multilineTextAlignment(.center)
    }
  }

  @Test func designsOfTheSystemFont() throws {
    try GoldenPicture.check("text-designs", size: CGSize(width: 120, height: 70)) {
      VStack {
        Text("Default 012").font(.system(size: 15))
        Text("Rounded 012").font(.system(size: 15, weight: .bold, design: .rounded))
        Text("Mono 012").font(.system(size: 15, design: .monospaced))
      }
    }
  }

  @Test func rotationAndScaleGoAboutTheirAnchors() throws {
    try GoldenPicture.check("transforms") {
      HStack(spacing: 6) {
        Rectangle().fill(Color.blue).frame(width: 24, height: 12).rotationEffect(.degrees(30))
        Rectangle().fill(Color.red).frame(width: 24, height: 12).rotationEffect(.degrees(90), anchor: .bottomLeading)
        Rectangle().fill(Color.green).frame(width: 12, height: 12).scaleEffect(x: 0.5, y: 2)
      }
    }
  }

  @Test func opacityAppliesToAGroupAsAWhole() throws {
    try GoldenPicture.check("opacity") {
      ZStack {
        Rectangle().fill(Color.black).frame(width: 40, height: 20)
        Rectangle().fill(Color.red).frame(width: 20, height: 40)
      }
      .opacity(0.5)
    }
  }

  @Test(arguments: [false, true]) func buttonsOfTheSystemsStyles(_ dark: Bool) throws {
    try GoldenPicture.check(
      dark ? "buttons-dark" : "buttons-light", size: CGSize(width: 160, height: 170), dark: dark
    ) {
      VStack(spacing: 8) {
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Plain") {}.buttonStyle(.plain)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      }
    }
  }

  @Test func theSpinnerStepsByOneSpoke() throws {
    for (index, time) in [0, 0.13].enumerated() {
      try GoldenPicture.check("spinner-\(index)", size: CGSize(width: 40, height: 40), at: time) { ProgressView() }
    }
  }
}

/// A line with two corners.
private nonisolated struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      ])
    }
  }
}
