/// The reference from which a section's content insets are measured.
///
/// UIKit counterpart: `UIContentInsetsReference`.
public struct ContentInsetsReference: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
  }

  package let kind: Kind

  /// The reference of the layout's configuration; in a configuration, the safe area.
  public static let automatic = ContentInsetsReference(.automatic)
  /// The edges of the collection view.
  public static let none = ContentInsetsReference(.none)
  /// The safe area.
  public static let safeArea = ContentInsetsReference(.safeArea)

  package init(_ kind: Kind) { self.kind = kind }
}
