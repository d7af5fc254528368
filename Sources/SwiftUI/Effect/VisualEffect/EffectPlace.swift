/// The place of the view that an effect is applied to, as a property of the effect's modifier. The modifier's body is
/// evaluated anew whenever the view is elsewhere or of another size, and once it has been placed.
struct EffectPlace: DynamicProperty {
  private var subject: GeometrySubject?
  private weak var reader: _BodyNode?

  mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    let kept = storage as? GeometrySubject ?? onMain { GeometrySubject() }
    storage = kept
    subject = kept
    reader = node
  }

  /// What the effect may ask; before the first layout everything is zero.
  @MainActor var proxy: GeometryProxy {
    let subject = subject ?? GeometrySubject()
    if let reader {
      reader.graph.geometryReads.note(reader, subject, .global, subject.currentFrame(in: .global))
    }
    return GeometryProxy(
      subject: subject, size: item?.frame.size ?? .zero, safeAreaInsets: item?.coveredInsets ?? EdgeInsets())
  }

  /// The placed item of the view, the effect included.
  @MainActor var item: Item? { subject?.item.flatMap { $0.frame.isNull ? nil : $0 } }

  /// Goes around the view and its effect.
  @MainActor var subjectModifier: GeometrySubjectModifier {
    GeometrySubjectModifier(subject: subject ?? GeometrySubject())
  }
}

/// Makes the item of its content what a geometry subject speaks of.
struct GeometrySubjectModifier: ItemModifier {
  let subject: GeometrySubject

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> WrapperItem {
    let item = WrapperItem(node: node, child: child)
    subject.item = item
    return item
  }

  func update(_ item: WrapperItem) { subject.item = item }
}
