public import CollectionViews
public import LayoutGeometry
import ScreenInterface

/// The look of the lines between the items of a list.
///
/// UIKit counterpart: `UIListSeparatorConfiguration`, of which it has the colour, the insets and whether lines are
/// there. Lines are beneath items.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is there.
  public nonisolated enum Visibility: Int, Sendable, Hashable {
    /// As the place of the item in its section asks for.
    case automatic
    /// It is there.
    case visible
    /// It is not there.
    case hidden
  }

  /// Whether a line is beneath the item; default automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Whether a line is above the item; it has no effect, there are none.
  public var topSeparatorVisibility = Visibility.automatic
  /// The colour of the lines; default the colour of separators.
  public var color: UIColor?
  /// The distances of the lines from the edges, in points; default `nil`, beneath the text.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets?
  /// The distances of lines above items from the edges; it has no effect, there are none.
  public var topSeparatorInsets: NSDirectionalEdgeInsets?

  /// Creates the default look.
  public init() {}

  /// Creates the default look; the kind of the list has no effect.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

nonisolated extension Color {
  /// The colour as `0xRRGGBBAA`.
  var rgba: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha) }
}
