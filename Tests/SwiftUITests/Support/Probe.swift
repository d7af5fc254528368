import Raster
import Testing

@testable import SwiftUI

/// A view of a fixed ideal size that remembers what it was offered and where it was put.
struct Probe: View {
  /// What a test learns of one probe.
  @MainActor final class Report {
    var frame = CGRect.null
    var proposals: [ProposedViewSize] = []
    /// Where the probe is drawn.
    var shown = CGRect.null
  }

  let report: Report
  /// Takes what it is offered between these sizes.
  var least: CGSize
  var greatest: CGSize

  init(_ report: Report, width: CGFloat, height: CGFloat) {
    self.report = report
    least = CGSize(width: width, height: height)
    greatest = least
  }

  init(_ report: Report, least: CGSize, greatest: CGSize) {
    self.report = report
    self.least = least
    self.greatest = greatest
  }

  typealias Body = Never

  static func _makeNode(_ view: Probe, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<Probe> {
    private var item: ProbeItem!

    override init(_ view: Probe, _ context: _NodeContext) {
      super.init(view, context)
      item = ProbeItem(node: self)
      item.probe = view
    }

    override func didUpdate(from old: Probe, viewChanged: Bool, environmentChanged: Bool) {
      item.probe = view
      item.setNeedsLayout()
    }

    override func collectItems(_ items: inout [Item]) { items.append(item) }
    override var pathComponent: String? { "Probe" }
  }

  private final class ProbeItem: LeafItem {
    var probe: Probe!

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      probe.report.proposals.append(proposal)
      func length(_ offered: CGFloat?, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
        min(max(offered ?? least, least), greatest)
      }
      return CGSize(
        width: length(proposal.width, probe.least.width, probe.greatest.width),
        height: length(proposal.height, probe.least.height, probe.greatest.height))
    }

    override func placed() {
      super.placed()
      probe.report.frame = frame
    }

    override func draw(_ context: inout DrawContext) {
      probe.report.shown = presentedFrame.applying(context.transform)
      context.list.fill(
        Raster.Path(CGRect(origin: .zero, size: presentedFrame.size)),
        paint: .solid(RGBA(red: 0, green: 0, blue: 0, alpha: 1)),
        transform: context.transform(at: presentedFrame.origin), id: id)
    }
  }
}

/// A running interface for a test: 200 × 100 points, 2 pixels a point, no safe area.
@MainActor
func host<V: View>(
  _ view: V, width: CGFloat = 200, height: CGFloat = 100, insets: EdgeInsets = EdgeInsets()
) -> ViewHost {
  let host = ViewHost(
    view, configuration: ViewHost.Configuration(size: CGSize(width: width, height: height), safeAreaInsets: insets))
  host.update(to: 0)
  return host
}

/// Holds state that a test changes from outside.
@MainActor @Observable
final class TestModel<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
