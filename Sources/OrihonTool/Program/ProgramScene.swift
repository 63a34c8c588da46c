package import Stage

/// A scene that a program knows by name, and makes when it is asked for.
package struct ProgramScene {
  /// The name on the command line.
  package let name: String
  /// The heading below which it is listed; `nil` for none.
  package let group: String?
  /// The closure that makes the scene; its result is `nil` when the scene's files are not found.
  package let make: @MainActor () -> Scene?

  /// Creates an entry.
  package init(_ name: String, group: String? = nil, make: @escaping @MainActor () -> Scene?) {
    self.name = name
    self.group = group
    self.make = make
  }
}
