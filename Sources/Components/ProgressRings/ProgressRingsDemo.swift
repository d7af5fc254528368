import SwiftUI

/// Three rings on black that draw themselves again and again.
public struct ProgressRingsDemo: View {
  @State private var isDrawn = false

  public init() {}

  private var rings: [ProgressRing] {
    let share = isDrawn ? 1.0 : 0
    return ProgressRing.concentric([
      (label: "Move", progress: share, color: Color(red: 1, green: 0.1857388616, blue: 0.5733950138)),
      (label: "Exercise", progress: share, color: Color(red: 0.5563425422, green: 0.9793455005, blue: 0)),
      (label: "Stand", progress: share, color: Color(red: 0.4513868093, green: 0.9930960536, blue: 1)),
    ])
  }

  public var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      ProgressRings(
        rings: rings, animation: .easeOut(duration: 3).repeatForever(autoreverses: false).delay(0.5))
    }
    .environment(\.colorScheme, .dark)
    .onAppear { isDrawn = true }
  }
}

#Preview("Progress rings") { ProgressRingsDemo() }
