public import Orihon

/// Settings of iOS that have no effect here.
extension CollectionView {
  /// True when items can be moved by hand; it has no effect.
  public var dragInteractionEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True while the view is edited; it has no effect.
  public var isEditing: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when items can be selected while the view is edited; it has no effect.
  public var allowsSelectionDuringEditing: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when several items can be selected while the view is edited; it has no effect.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the focus returns to the item that had it last; it has no effect, it does.
  public var remembersLastFocusedIndexPath: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when an item that gets the focus is selected too; it has no effect, it is not.
  public var selectionFollowsFocus: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The times at which cells are measured again; it has no effect.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { .enabled }
    set { _ = newValue }
  }

  /// The times at which cells are measured again.
  ///
  /// UIKit counterpart: `UICollectionView.SelfSizingInvalidation`.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable, Hashable {
    /// Times, by UIKit's names.
    case disabled, enabled, enabledIncludingConstraints
  }
}

extension ScrollView {
  /// The way in which a keyboard leaves; it has no effect, there is none.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set { _ = newValue }
  }

  /// The way in which a keyboard leaves.
  ///
  /// UIKit counterpart: `UIScrollView.KeyboardDismissMode`.
  public nonisolated enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Ways, by UIKit's names.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The insets of the scroll bars; they have no effect.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// The insets of the vertical scroll bar; they have no effect.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// The insets of the horizontal scroll bar; they have no effect.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// True when touches reach the content only after a moment; it has no effect.
  public var delaysContentTouches: Bool {
    get { true }
    set { _ = newValue }
  }
}
