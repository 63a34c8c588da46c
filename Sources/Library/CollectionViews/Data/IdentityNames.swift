/// A table of the names that files, logs and draw lists use for the sections or items of a view.
///
/// It is the one place where an identity becomes text. A name is the text of the identity, with a number added when an
/// unequal one has that text already, such as `Card#2`. It stays with its identity, even when the text of that changes
/// later: state kept by name, such as that of a scroll view in a cell, never passes to another item. Numbers follow
/// the order of naming.
struct IdentityNames {
  private var names: [Identity: String] = [:]
  private var taken: Set<String> = []
  /// The next number for each text, so that many identities with the same text need no search.
  private var numbers: [String: Int] = [:]

  /// Returns the name of an identity, created at the first call.
  mutating func name(of identity: Identity) -> String {
    if let known = names[identity] { return known }
    let text = identity.text
    var name = text
    while !taken.insert(name).inserted {
      let number = numbers[text] ?? 2
      name = "\(text)#\(number)"
      numbers[text] = number + 1
    }
    names[identity] = name
    return name
  }
}
