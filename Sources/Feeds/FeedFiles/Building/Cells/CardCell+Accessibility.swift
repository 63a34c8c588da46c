import CollectionViews
import SceneReadings

extension CardCell: AccessibilityProviding {
  /// The card as one element, named by all its text, also where there is no room for it; a card on its back by that.
  ///
  /// The value of a link is the title of where it leads.
  package var ownAccessibility: AccessibilityAttributes {
    guard let card else { return AccessibilityAttributes() }
    let words = interaction.showsBack && !card.back.isEmpty ? [card.title, card.back] : card.words
    let traits = card.accessibilityTraits
    return AccessibilityAttributes(
      isElement: true, label: words.isEmpty ? nil : words.joined(separator: ", "),
      value: traits == .link && !linkTitle.isEmpty && !words.contains(linkTitle) ? linkTitle : nil,
      traits: traits)
  }
}

nonisolated extension FeedCard {
  /// The name of the card, else its texts without empty ones, as they are read.
  var words: [String] {
    if !label.isEmpty { return [label] }
    let numeral = kind == .number && own == nil ? number.map(String.init) ?? "" : ""
    let isOwn = own != nil
    return [numeral, title, subtitle, body, isOwn ? price : "", isOwn ? badge : ""].filter { !$0.isEmpty }
  }

  /// What the card is: a link, a button where a press turns it, a picture or text.
  var accessibilityTraits: AccessibilityTraits {
    if link != nil, button.isEmpty { return .link }
    let showsPicture = shownKind?.has(.picture) ?? hasPicture
    if isPressable { return showsPicture ? [.button, .image] : .button }
    return showsPicture ? .image : .staticText
  }
}
