/// The reference from which a section's content insets are measured.
///
/// UIKit counterpart: `UIContentInsetsReference`.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// The reference of the layout's configuration; in a configuration, the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The margins of the collection view.
  case layoutMargins
  /// The width in which text reads well: inside the margins, at most 672 points in the middle.
  case readableContent
}
