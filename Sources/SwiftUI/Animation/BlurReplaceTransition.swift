/// Fades and blurs one view into another, which grows or shrinks a little on the way.
public struct BlurReplaceTransition: Transition {
  /// Which way views grow.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: CGFloat

    /// Views grow as they come and shrink as they go.
    public static let downUp = Configuration(removalScale: 0.9)
    /// Views grow as they come and grow on as they go.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.removalScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades and blurs one view into another.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Fades and blurs one view into another.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}
