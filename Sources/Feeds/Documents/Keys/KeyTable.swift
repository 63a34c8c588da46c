/// A table of the keys of one kind of map, declared as the properties of a struct.
///
/// It is the only list of these keys. A reader reads the properties; a schema and a documentation page
/// iterate over them. A property that is a table itself adds its keys.
package protocol KeyTable: Sendable {
  /// The map's name in a schema.
  static var name: String { get }
  /// The one-line description of the map.
  static var line: String { get }
  /// The only kind of map that has these keys, where other tables include this one; default none.
  static var scope: String { get }
  /// The constraints between the keys.
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
