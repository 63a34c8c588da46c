/// The names that files, logs and draw lists have for the sections or the items of a view: the one place where an
/// identity becomes text.
///
/// A name is the text that the identity prints, with a number added when an unequal one has that text already, such
/// as `Card#2`. It stays with its identity for good, also when that prints otherwise later: what is kept by name, such
/// as the state of a scroll view in a cell, never passes to another item. Numbers follow the order of naming.
struct IdentityNames {
  private var names: [Identity: String] = [:]
  private var taken: Set<String> = []
  /// The number that the next name with a text gets, so that many that print alike are no search each.
  private var numbers: [String: Int] = [:]

  /// The name of an identity, given at the first call.
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
