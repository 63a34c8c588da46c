public import CollectionViews
public import ScreenInterface

/// The page control of a row.
public nonisolated struct FeedDots: Sendable, Hashable {
  /// The kind of page control; default dots.
  public var kind = Kind.dots
  /// The position of the page control; default below the row.
  public var position = Position.below

  /// The platter behind the dots; default shown while the user scrubs.
  ///
  /// In a feed file the default is always shown for dots over a row.
  public var background = PageControl.BackgroundStyle.automatic
  /// True when press and slide scrubs through the pages; default true.
  public var scrubs = true
  /// True when a single page shows no dot, as where all cards fit in a wide window; default true.
  ///
  /// `PageControl` itself shows a single dot by default, as UIKit's does.
  public var hidesForSinglePage = true
  /// The direction of the pages; default the reading direction.
  public var direction = PageControl.Direction.natural
  /// The image of a page instead of a dot; `nil` for a dot.
  public var image: Image?
  /// The image of the current page; `nil` for the same as other pages.
  public var currentImage: Image?

  /// The kinds of page controls.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A dot for each stop of the row; the default.
    case dots
    /// No page control.
    case none
  }

  /// The positions of a page control.
  public enum Position: String, Sendable, Hashable, CaseIterable {
    /// Beneath the row; the default.
    case below
    /// On the row, over its bottom edge.
    case overlay
  }

  /// The allowed directions of a row's page control: its footer has no height for vertical ones.
  public static let directions: [PageControl.Direction] = [.natural, .leftToRight, .rightToLeft]

  /// The image that replaces the dot of a page.
  public enum Image: Sendable, Hashable {
    /// A symbol that the program draws itself.
    case symbol(DrawCommand.Symbol)
    /// A picture file.
    case picture(FeedPicture)
  }
}
