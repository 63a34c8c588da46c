public import Foundation
public import ScreenInterface

/// One card of a section.
public nonisolated struct FeedCard: Sendable, Hashable {
  /// The id that a card keeps when the file changes; its index in the section if none is written.
  public var id: String
  /// The kind of card.
  public var kind: FeedCardKind
  /// The first line; may be empty.
  public var title: String
  /// The second line; may be empty.
  public var subtitle: String
  /// The running text; may be empty.
  public var body: String
  /// A few letters on the corner of a grid's card; may be empty.
  public var badge: String
  /// The picture of the card; `nil` draws a placeholder.
  public var picture: FeedPicture?
  /// The colour of a swatch, or of a missing picture's placeholder; `nil` uses a colour of the palette.
  public var color: Color?
  /// The numeral of a number card.
  public var number: Int?
  /// The id of the section that a link card leads to, or the path of another feed as the file writes it.
  public var link: String?
  /// The other feed that `link` leads to; `nil` for a link to a section, and for none.
  package var linkedFeed: LinkedFeed?
  /// The custom kind that replaces `kind`; `nil` for none.
  package var own: CustomCardKind?
  /// The text on the card's back; empty for a note with its position.
  package var back = ""
  /// The name that a screen reader says; empty for the card's text.
  package var label = ""
  /// The price, for a custom kind; may be empty.
  package var price = ""
  /// The title of the button that leads to `link`, for a custom kind; may be empty.
  package var button = ""

  /// The text of the badge on the corner of the card; empty where the card's kind shows it as a part.
  var cornerBadge: String { own?.has(.badge) ?? false ? "" : badge }

  /// The custom kind with the parts that this card shows; `nil` for a built-in kind.
  ///
  /// A card without a picture and without the colour of a placeholder gives the place to its text, unless that lies
  /// over the picture.
  var shownKind: CustomCardKind? {
    guard var own, own.arrangement != .over, picture == nil, color == nil,
      own.parts.contains(where: { !text(of: $0.role).isEmpty })
    else { return own }
    own.parts.removeAll { $0.role == .picture }
    return own
  }

  /// True for a card of a kind with a picture, or with its placeholder.
  var hasPicture: Bool { own?.has(.picture) ?? (kind == .picture) }
}

/// The kinds of cards.
public nonisolated enum FeedCardKind: String, Sendable, Hashable, CaseIterable {
  /// A picture with a title.
  case picture
  /// Title, subtitle and running text; the default.
  case text
  /// Text that leads to another section.
  case link
  /// A colour with its name.
  case swatch
  /// A large numeral.
  case number
}

/// Another feed that a card leads to.
package nonisolated struct LinkedFeed: Sendable, Hashable {
  /// The path, as written in the feed.
  package var path: String
  /// The feed's file with links followed; `nil` for a feed that was read without a folder.
  package var file: URL?
}

/// A picture that a card refers to.
public nonisolated struct FeedPicture: Sendable, Hashable {
  /// The path, as written in the feed.
  public var path: String
  /// The picture's file with links followed; `nil` when it is missing and a placeholder is shown.
  public var file: URL?
  /// The focal point of cropping, in fractions from the picture's left and top; default the middle.
  package var focus = CGPoint(x: 0.5, y: 0.5)
  /// True when an animation plays; default false, which shows its first frame.
  public var plays = false
}
