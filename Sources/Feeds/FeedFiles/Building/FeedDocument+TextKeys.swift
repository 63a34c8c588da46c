import Foundation

nonisolated extension FeedDocument {
  /// Returns the file's key of a text of a section, or of one of its cards; `nil` for a text that is not in the file.
  ///
  /// Truncated parts of a text, as in larger or pseudolocalized text, are found too.
  package func key(of text: String, inSection section: String, card: String?) -> String? {
    guard let section = sections.first(where: { $0.id == section }) else { return nil }
    guard let card = card.flatMap({ id in section.cards.first { $0.id == id } }) else {
      return section.textKeys.first { $0.text == text }?.key
        ?? section.textKeys.first { !text.isEmpty && $0.text.hasPrefix(text) }?.key
    }
    let link = card.linkTitle(in: self)
    let keys = FeedPart.Role.allCases.map { (key: $0.rawValue, text: card.text(of: $0)) }
    return keys.first { $0.text == text }?.key ?? (text == link && !link.isEmpty ? "link" : nil)
      ?? (card.number.map(String.init) == text ? "number" : nil)
  }
}

nonisolated extension FeedDocument {
  /// Returns the text of a card's part by the part's name; `nil` for no such part, or one without text.
  package func text(named part: String, ofCard card: String, inSection section: String) -> String? {
    let section = sections.first { $0.id == section }
    guard let card = section?.cards.first(where: { $0.id == card }), let role = FeedPart.Role(rawValue: part),
      case let text = card.text(of: role), !text.isEmpty
    else { return nil }
    return text
  }
}

nonisolated extension FeedSection {
  /// The texts around the cards with their keys.
  fileprivate var textKeys: [(key: String, text: String)] {
    let own = [("title", title), ("subtitle", subtitle), ("hint", hint)]
    guard let overlay = carousel?.overlay else { return own }
    return own + [
      ("overlay", (overlay.lines + overlay.moreLines).joined(separator: "\n")),
      ("overlay.button", overlay.button),
    ]
  }
}
