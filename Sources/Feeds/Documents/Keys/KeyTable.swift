/// The keys of one kind of map, declared as the properties of a struct: the only list of them there is.
///
/// A reader asks for the properties, and a schema and a page of the documentation go through them. A property
/// that is a table itself adds its keys.
package protocol KeyTable: Sendable {
  /// The map's name in a schema.
  static var name: String { get }
  /// One line on what the map is.
  static var line: String { get }
  /// The kind of map that alone has these keys, where other tables include this one; default none.
  static var scope: String { get }
  /// What holds between the keys.
  static var rules: [KeyRule] { get }
  /// The forms of the keys, in the order of their declaration.
  var forms: [KeyForm] { get }

  init()
}

extension KeyTable {
  package static var scope: String { "" }

  package static var rules: [KeyRule] { [] }

  package var forms: [KeyForm] { declaredForms }

  /// The forms of the properties that are keys.
  package var declaredForms: [KeyForm] {
    Mirror(reflecting: self).children.flatMap { child -> [KeyForm] in
      switch child.value {
      case let key as any DeclaredKey: return [key.form]
      case let table as any KeyTable:
        return table.forms.map { form in
          var form = form
          form.scope = type(of: table).scope
          return form
        }
      default: return []
      }
    }
  }

  /// The form of the map.
  package static var form: MapForm { MapForm(name, line, keys: Self().forms, rules: rules) }

  /// The keys by name.
  package var names: [String] { forms.map(\.name) }
}
