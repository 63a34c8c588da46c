/// The reference from which a section's content insets are measured.
///
/// UIKit counterpart: `UIContentInsetsReference`; its layout margins and readable content do not exist here.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// The reference of the layout's configuration; in a configuration, the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
}
