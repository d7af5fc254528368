import Raster
import SwiftUI

/// Frames around the elements that assistive technology sees, each with what would be said of it.
struct AccessibilityOverlay: View {
  let elements: [StageElement]
  let size: CGSize

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(elements, id: \.id) { element in
        RoundedRectangle(cornerRadius: 4)
          .strokeBorder(Color.orange, lineWidth: 1.5)
          .background { RoundedRectangle(cornerRadius: 4).fill(Color.orange.opacity(0.12)) }
          .frame(width: max(element.frame.width, 4), height: max(element.frame.height, 4))
          .position(x: element.frame.midX, y: element.frame.midY)
      }
      ForEach(elements, id: \.id) { element in
        caption(element)
      }
    }
    .frame(width: size.width, height: size.height)
    .environment(\.dynamicTypeSize, .large)
  }

  /// The spoken text, under its element where there is room, over it otherwise.
  private func caption(_ element: StageElement) -> some View {
    let fitsBelow = element.frame.maxY + 22 < size.height
    return Text(verbatim: element.spoken)
      .font(.system(size: 10, weight: .semibold))
      .foregroundStyle(Color.white)
      .lineLimit(2)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .background(Color.orange, in: RoundedRectangle(cornerRadius: 4))
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: 220, alignment: .leading)
      .fixedSize()
      .alignmentGuide(.leading) { _ in -min(max(element.frame.minX, 2), max(size.width - 224, 2)) }
      .alignmentGuide(.top) { dimension in
        fitsBelow ? -(element.frame.maxY + 3) : -(element.frame.minY - dimension.height - 3)
      }
  }
}

/// Keeps the overlay's own interface, laid over a session's.
@MainActor
final class AccessibilityOverlayHost {
  private var host: ViewHost?
  private let model = Model()

  @Observable
  final class Model {
    var elements: [StageElement] = []
    var size = CGSize.zero
  }

  private struct Root: View {
    let model: Model

    var body: some View { AccessibilityOverlay(elements: model.elements, size: model.size) }
  }

  /// The overlay for what the session shows now.
  func displayList(for session: Session) -> DisplayList {
    let environment = session.environment
    model.elements = session.accessibilityElements()
    model.size = environment.size
    var plain = environment
    plain.safeArea = StageEnvironment.SafeArea()
    plain.typeSize = .large
    let host = host ?? ViewHost(Root(model: model), configuration: plain.configuration)
    self.host = host
    if host.configuration.size != environment.size || host.configuration.scale != environment.scale {
      host.configuration = plain.configuration
    }
    host.update(to: host.time)
    return host.displayList()
  }
}
