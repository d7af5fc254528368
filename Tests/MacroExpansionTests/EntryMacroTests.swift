import Testing

@Suite struct EntryMacroTests {
  @Test func makesAKeyAndAccessors() {
    let expansion = Expansion(of: "extension EnvironmentValues {\n  @Entry var accent: Int = 7\n}")
    #expect(expansion.faults == [])
    #expect(
      expansion.source == """
        extension EnvironmentValues {
          var accent: Int {
            get {
              self[__Key_accent.self]
            }
            set {
              self[__Key_accent.self] = newValue
            }
          }
          private struct __Key_accent: SwiftUI.EnvironmentKey {
            static var defaultValue: Int {
              7
            }
          }
        }
        """)
  }

  @Test(arguments: [
    ("EnvironmentValues", "@Entry var label: String?", "static var defaultValue: String? {"),
    ("EnvironmentValues", "@Entry var label: Optional<String>", "static var defaultValue: Optional<String> {"),
    ("EnvironmentValues", "@Entry var scale = 2.5", "static let defaultValue = 2.5"),
    ("SwiftUI.Transaction", "@Entry var quiet: Bool = false", "struct __Key_quiet: SwiftUI.TransactionKey {"),
    ("ContainerValues", "@Entry var pinned: Bool = false", "struct __Key_pinned: SwiftUI.ContainerValueKey {"),
    ("FocusedValues", "@Entry var note: Binding<Int>?", "typealias Value = Binding<Int>"),
    ("EnvironmentValues", "@Entry var `default`: Int = 1", "struct __Key_default: SwiftUI.EnvironmentKey {"),
  ])
  func readsEveryForm(container: String, entry: String, expected: String) {
    let expansion = Expansion(of: "extension \(container) {\n  \(entry)\n}")
    #expect(expansion.faults == [])
    #expect(expansion.source.contains(expected))
  }

  @Test(arguments: [
    ("extension EnvironmentValues { @Entry let a: Int = 0 }", "'@Entry' can only be applied to a 'var' with one name"),
    (
      "extension EnvironmentValues { @Entry var a: Int }",
      "'@Entry' needs a default value, or an optional type, which defaults to nil"
    ),
    (
      "extension EnvironmentValues { @Entry var a: Int { 1 } }",
      "'@Entry' makes the accessors itself; remove the ones written here"
    ),
    (
      "extension FocusedValues { @Entry var a: Int? = 2 }",
      "'@Entry' in FocusedValues needs an optional type and takes no default value"
    ),
    (
      "struct Other { @Entry var a: Int = 0 }",
      "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    ),
  ])
  func reportsWhatItCannotExpand(source: String, fault: String) {
    #expect(Expansion(of: source).faults == [fault])
  }
}
