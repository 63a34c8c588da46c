import Foundation

/// The text names of identifiers, with a number added when an unequal identifier prints the same.
///
/// Equal identifiers have one name, unequal ones never share theirs, and a name stays with its identifier for
/// good, so that state kept under it never passes to another. Numbers follow the order of the snapshots.
struct IdentifierNames<Identifier: Hashable> {
  private var names: [Identifier: String] = [:]
  private var taken: Set<String> = []

  /// Names the identifiers that are new.
  mutating func add(_ identifiers: some Sequence<Identifier>) {
    guard !Self.printUnlike else { return }
    for identifier in identifiers where names[identifier] == nil {
      let text = String(describing: identifier)
      var name = text
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(text)#\(number)"
        number += 1
      }
      names[identifier] = name
    }
  }

  /// The name of an identifier.
  subscript(_ identifier: Identifier) -> String { names[identifier] ?? String(describing: identifier) }

  /// True for identifier types whose text alone is a unique name.
  ///
  /// Unequal values of these types always print differently, and equal ones alike.
  private static var printUnlike: Bool {
    Identifier.self is String.Type || Identifier.self is any BinaryInteger.Type
      || Identifier.self is UUID.Type
  }
}
