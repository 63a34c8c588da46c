/// The state of a cell, by which its content and its background look different.
///
/// UIKit counterpart: `UICellConfigurationState`.
public nonisolated struct CellConfigurationState: Sendable, Hashable {
  /// True while the item is selected; default false.
  public var isSelected = false
  /// True while the item is pressed; default false.
  public var isHighlighted = false
  /// True while the item has the focus; default false.
  public var isFocused = false
  /// True while the item cannot be used; default false.
  public var isDisabled = false
  /// True while the item shows the items below it; default false.
  public var isExpanded = false
  /// True while the list is being edited; default false, always.
  public var isEditing = false
  /// True while the item shows a swipe action; default false, always.
  public var isSwiped = false
  /// True while the item is moved by hand; default false, always.
  public var isReordering = false
  /// True while the item is pinned; default false, always.
  public var isPinned = false

  /// Creates the state of a cell that nobody touches.
  public init() {}
}
