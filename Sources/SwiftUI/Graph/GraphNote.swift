/// Something that a timeline shows.
package enum GraphNote {
  /// An attribute begins to move; the number names it until it ends.
  case began(ObjectIdentifier, AttributeTrace)
  /// It has come to rest, or has gone.
  case ended(ObjectIdentifier)
  /// A piece of state has another value.
  case changed(path: String, property: String)
}

/// What a view keeps under the name of a property.
protocol NamedStorage: AnyObject {
  var propertyName: String { get set }
}
