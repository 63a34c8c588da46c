/// The text of the palette's field, written at its end.
struct QueryText: Hashable {
  /// The greatest number of characters.
  static let longest = 512
  /// The greatest number of Unicode scalars of a pasted text that are looked at.
  private static let mostPasted = 4096

  /// The characters.
  private(set) var text = ""
  /// True while everything is selected: what is typed next replaces it.
  private(set) var isSelected = false
  /// True after a text was too long and its end was left out, until the next change.
  private(set) var isCut = false

  /// Appends a character, or replaces the selection with it; nothing for a character beyond the longest text.
  mutating func type(_ character: Character) { insert([character]) }

  /// Appends the first line of a pasted text that is not blank, or replaces the selection with it.
  ///
  /// Spaces at its ends and control characters are left out, and so is what goes beyond the longest text.
  mutating func paste(_ pasted: String) {
    let looked = String(String.UnicodeScalarView(pasted.unicodeScalars.prefix(Self.mostPasted)))
    let lines = looked.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
    let written = line.map { $0.isWhitespace ? " " : $0 }.filter { character in
      !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    let start = written.drop { $0 == " " }
    insert(Array(start.reversed().drop { $0 == " " }.reversed()))
  }

  private mutating func insert(_ characters: [Character]) {
    guard !characters.isEmpty else { return }
    if isSelected { clear() }
    let room = max(0, Self.longest - text.count)
    isCut = characters.count > room
    text += String(characters.prefix(room))
  }

  /// Selects everything; nothing in an empty field.
  mutating func selectAll() { isSelected = !text.isEmpty }

  /// Takes the selection away and keeps the text.
  mutating func deselect() { isSelected = false }

  /// Deletes the selection, or the last character.
  mutating func eraseLast() {
    guard !isSelected else { return clear() }
    (text, isCut) = (String(text.dropLast()), false)
  }

  /// Deletes the selection, or the last word with the spaces behind it.
  mutating func eraseWord() {
    guard !isSelected else { return clear() }
    let words = text.reversed().drop { $0 == " " }.drop { $0 != " " }
    (text, isCut) = (String(words.reversed()), false)
  }

  /// Deletes everything.
  mutating func clear() { (text, isSelected, isCut) = ("", false, false) }
}
