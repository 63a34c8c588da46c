import Foundation

/// The names of identifiers: what each prints as, and for one that prints like another, unequal one a number after it.
///
/// Identity is the value's own: equal identifiers have one name, unequal ones never share theirs, and a name stays with
/// its value for good, so that nothing kept under it falls to somebody else. Numbers follow the order of the snapshots.
struct IdentifierNames<Identifier: Hashable> {
  private var names: [Identifier: String] = [:]
  private var taken: Set<String> = []

  /// Takes in identifiers that are new.
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

  /// Whether unequal values always print differently, and equal ones alike, so that the text is name enough.
  private static var printUnlike: Bool {
    Identifier.self is String.Type || Identifier.self is any BinaryInteger.Type
      || Identifier.self is UUID.Type
  }
}
