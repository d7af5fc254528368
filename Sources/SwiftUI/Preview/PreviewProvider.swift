/// The older way to declare previews: a type whose `previews` are shown. The player finds it as it finds `#Preview`.
@MainActor public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View
  /// The views to show; several views, as in a `Group`, are previews of their own.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// The views, as `Preview` takes them.
  @MainActor public static func makePreview() -> Preview {
    var name = String(describing: Self.self)
    for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(suffix) && name != suffix {
      name.removeLast(suffix.count)
      break
    }
    return Preview(name) { previews }
  }
}
