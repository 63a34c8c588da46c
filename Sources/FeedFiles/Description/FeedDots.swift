public import ScreenInterface

/// The page control of a row.
public nonisolated struct FeedDots: Sendable, Hashable {
  /// What is drawn.
  public var kind: Kind
  /// Where it stands.
  public var position: Position

  /// Whether a platter lies behind it; default while it is scrubbed.
  public var background: Background
  /// Whether press and slide scrubs through the pages; default true.
  public var scrubs: Bool
  /// Whether a single page has no dot; default false.
  public var hidesForSinglePage: Bool
  /// From where to where the pages follow each other; default in the reading direction.
  public var direction = Direction.natural
  /// What stands for a page instead of a dot; nil is a dot.
  public var image: Image?
  /// What stands for the current page; nil is what stands for it otherwise.
  public var currentImage: Image?

  /// Creates a page control; by default dots beneath the row.
  public init(
    kind: Kind = .dots, position: Position = .below, background: Background = .automatic,
    scrubs: Bool = true, hidesForSinglePage: Bool = false
  ) {
    self.kind = kind
    self.position = position
    self.background = background
    self.scrubs = scrubs
    self.hidesForSinglePage = hidesForSinglePage
  }

  /// What a page control draws.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A dot for each place where the row can rest; the default.
    case dots
    /// Nothing.
    case none
  }

  /// Where a page control stands.
  public enum Position: String, Sendable, Hashable, CaseIterable {
    /// Beneath the row; the default.
    case below
    /// On the row, over its bottom edge.
    case overlay
  }

  /// Whether a platter lies behind the dots.
  ///
  /// UIKit counterpart: `UIPageControl.BackgroundStyle`, case by case.
  public enum Background: String, Sendable, Hashable, CaseIterable {
    /// While the user scrubs.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// From where to where the pages follow each other.
  ///
  /// UIKit counterpart: `UIPageControl.Direction`, less the vertical ones, for which a row's foot has no room.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// In the reading direction.
    case natural
    /// From left to right, whatever the reading direction.
    case leftToRight
    /// From right to left, whatever the reading direction.
    case rightToLeft
  }

  /// What stands for a page instead of a dot.
  public enum Image: Sendable, Hashable {
    /// A symbol that the program draws itself.
    case symbol(DrawCommand.Symbol)
    /// A picture file.
    case picture(FeedPicture)
  }
}
