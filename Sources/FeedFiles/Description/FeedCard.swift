public import ScreenInterface

/// One card of a section.
public nonisolated struct FeedCard: Sendable, Hashable {
  /// The name that a card keeps when the file changes around it; its place in the section where none is written.
  public var id: String
  /// What the card shows.
  public var kind: FeedCardKind
  /// The first line; empty where there is none.
  public var title: String
  /// The second line; empty where there is none.
  public var subtitle: String
  /// Running text; empty where there is none.
  public var body: String
  /// A few letters on the corner of a grid's card; empty where there is none.
  public var badge: String
  /// The picture of the card; nil paints a placeholder.
  public var picture: FeedPicture?
  /// The colour of a swatch, or of the placeholder where the picture is not there; nil lets the palette choose.
  public var color: Color?
  /// The numeral of a number card.
  public var number: Int?
  /// The section that a link card leads to.
  public var link: String?
}

/// What a card shows.
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
