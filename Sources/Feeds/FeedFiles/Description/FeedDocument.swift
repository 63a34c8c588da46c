public import CollectionViews
import Foundation
import ScreenInterface

/// The model of a feed file: checked values, without views.
///
/// Lengths are points and times are seconds throughout.
public nonisolated struct FeedDocument: Sendable, Hashable {
  /// The name of the feed, in the language of its author.
  public var title: String
  /// The line beneath the title; may be empty.
  public var subtitle: String
  /// The theme: light, dark, or that of the window.
  public var theme: FeedTheme
  /// The direction in which the feed reads; default from the left.
  package var direction = FeedDirection.ltr
  /// The style of the feed; the default style unless the file sets one.
  package var look = FeedLook()
  /// True when a click also flips a card without text on its back, which then shows the card's position.
  ///
  /// The default follows the file's setting of badges.
  package var turnsCards = false
  /// The snapping of the feed itself.
  public var paging: CollectionView.FeedPaging
  /// The rows, from the top.
  public var sections: [FeedSection]
  /// The response to pull to refresh; `nil` for a feed without it.
  package var refresh: SimulatedResponse?
  /// The settings of this feed; all others keep their defaults.
  public var settings: FeedSettings

  /// Returns the style of a section, in its own language where it has one.
  func look(of section: FeedSection) -> FeedLook {
    guard let language = section.language else { return look }
    var look = look
    look.fonts.language = language
    return look
  }

  /// Copies the settings of another version of the feed; cards, style and layout stay.
  mutating func takeNumbers(of other: FeedDocument) {
    settings = other.settings
    for index in sections.indices {
      guard case .carousel(var carousel) = sections[index].layout,
        let tuned = other.sections.first(where: { $0.id == sections[index].id })?.carousel
      else { continue }
      carousel.snapping = tuned.snapping
      carousel.autoplay = tuned.autoplay
      carousel.dots = tuned.dots
      carousel.transform = tuned.transform
      sections[index].layout = .carousel(carousel)
    }
  }
}

/// The themes of a feed.
public nonisolated enum FeedTheme: String, Sendable, Hashable, CaseIterable {
  /// The theme of the window; the default.
  case auto
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The reading directions of a feed, in CSS's words.
package nonisolated enum FeedDirection: String, Sendable, Hashable, CaseIterable {
  /// From the left, unless the window mirrors its scenes; the default.
  case ltr
  /// From the right: the leading edge is the right one.
  case rtl

  /// The direction as a trait of the views.
  var layoutDirection: TraitCollection.LayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// The rule for ids, which are parts of element ids such as `hero/card/3/title`.
nonisolated enum FeedID {
  /// The text of the rule in messages.
  static let rule = "allowed: 1 to 64 letters, digits, - and _"

  /// Returns true when `id` follows the rule.
  static func isValid(_ id: String) -> Bool {
    (1...64).contains(id.count) && id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

/// The simulated server response to a feed's requests for cards.
package nonisolated struct SimulatedResponse: Sendable, Hashable {
  /// The delay of the response, in seconds; default 1.
  package var delay: Double = 1
  /// The number of cards for each section in one response; `nil`, the default, for all.
  package var count: Int?
}

nonisolated extension FeedDocument {
  /// The feed with every visible text pseudolocalized: as long and accented as a translation may be.
  var pseudolocalized: FeedDocument {
    var feed = self
    feed.title.pseudolocalize()
    feed.subtitle.pseudolocalize()
    for index in feed.sections.indices { feed.sections[index].pseudolocalize() }
    return feed
  }
}

nonisolated extension FeedSection {
  fileprivate mutating func pseudolocalize() {
    title.pseudolocalize()
    subtitle.pseudolocalize()
    hint.pseudolocalize()
    for index in cards.indices { cards[index].pseudolocalize() }
    for index in newCards.indices { newCards[index].pseudolocalize() }
    for index in moreCards.indices { moreCards[index].pseudolocalize() }
    guard case .carousel(var carousel) = layout, var overlay = carousel.overlay else { return }
    for index in overlay.lines.indices { overlay.lines[index].pseudolocalize() }
    for index in overlay.moreLines.indices { overlay.moreLines[index].pseudolocalize() }
    overlay.button.pseudolocalize()
    overlay.less.pseudolocalize()
    carousel.overlay = overlay
    layout = .carousel(carousel)
  }
}

nonisolated extension FeedCard {
  fileprivate mutating func pseudolocalize() {
    title.pseudolocalize()
    subtitle.pseudolocalize()
    body.pseudolocalize()
    badge.pseudolocalize()
    price.pseudolocalize()
    button.pseudolocalize()
    back.pseudolocalize()
  }
}

nonisolated extension String {
  fileprivate mutating func pseudolocalize() { self = Pseudolocalization.text(self) }
}

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

nonisolated extension FeedSection {
  /// True for a row with auto-scroll and more than one card, which can turn where not all cards have room.
  var mayTurn: Bool { carousel?.autoplay != nil && cards.count > 1 }
}
