/// What a section's content insets are measured from.
///
/// UIKit counterpart: `UIContentInsetsReference`; its layout margins and readable content do not exist here.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// As the layout's configuration says; there, the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
}
