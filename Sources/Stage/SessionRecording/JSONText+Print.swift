extension JSONText {
  /// The text for a person: what fits on a line stands on one, the members of objects in a given order.
  ///
  /// - Parameter order: The names that come first, in this order; others follow by the alphabet.
  func printed(order: [String], width: Int = 118) -> String {
    var text = ""
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    append(to: &text, indent: 0, column: 0, Layout(places: places, width: width))
    return text + "\n"
  }

  private struct Layout {
    let places: [String: Int]
    let width: Int

    func sorted(_ members: [Member]) -> [Member] {
      members.sorted { a, b in
        (places[a.name] ?? .max, a.name) < (places[b.name] ?? .max, b.name)
      }
    }
  }

  private func append(to text: inout String, indent: Int, column: Int, _ layout: Layout) {
    let flat = flat(layout)
    // The outermost value is spread out whatever its length, so that every file looks alike.
    if indent > 0, column + flat.count <= layout.width {
      text += flat
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    func spread<Element>(
      _ open: String, _ elements: [Element], _ close: String, _ one: (Element, inout String, Int) -> Void
    ) {
      text += open
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
        one(element, &text, indent + 2)
      }
      text += "\n" + String(repeating: " ", count: indent) + close
    }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      spread("[", elements, "]") { element, text, indent in
        element.append(to: &text, indent: indent, column: indent, layout)
      }
    case .object(let members) where !members.isEmpty:
      spread("{", layout.sorted(members), "}") { member, text, indent in
        let name = Self.quoted(member.name) + ": "
        text += name
        member.value.append(to: &text, indent: indent, column: indent + name.count, layout)
      }
    default: text += flat
    }
  }

  private func flat(_ layout: Layout) -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return Self.quoted(text)
    case .array(let elements): return "[" + elements.map { $0.flat(layout) }.joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let inner = layout.sorted(members).map { Self.quoted($0.name) + ": " + $0.value.flat(layout) }
      return "{ " + inner.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
