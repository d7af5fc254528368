/// Shows a picture from an address.
///
/// Nothing is fetched here: the picture stays a placeholder, and the stage says so.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.deviceReport) private var report

  /// A view made of what is known of the picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The picture, and a placeholder until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// The picture at its own size, grey until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(system: .gray5) })
  }

  public var body: some View {
    content(.empty).onChange(of: url, initial: true) { load() }
  }

  private func load() {
    guard let url else { return }
    report("AsyncImage: pictures are not fetched; \(url.absoluteString) stays a placeholder")
  }
}

/// What is known of a picture on its way.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
