public import CollectionViews
public import Foundation

/// What iOS code calls on scroll and collection views and layouts and what is not there, in one place.

extension ScrollView {
  /// True when the content bounces across: not there.
  @available(
    *, unavailable,
    message: "Both axes bounce alike: set bounces, alwaysBounceVertical and alwaysBounceHorizontal."
  )
  public var bouncesHorizontally: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the content bounces down: not there.
  @available(
    *, unavailable,
    message: "Both axes bounce alike: set bounces, alwaysBounceVertical and alwaysBounceHorizontal."
  )
  public var bouncesVertically: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True while the content scrolls by itself: not there.
  @available(*, unavailable, message: "The delegate is told by scrollViewDidEndScrollingAnimation(_:).")
  public var isScrollAnimating: Bool { false }

  /// Stops the content: not there.
  @available(*, unavailable, message: "Use setContentOffset(contentOffset, animated: false).")
  public func stopScrollingAndZooming() {}

  /// Returns true when a view gets a press: not there.
  @available(*, unavailable, message: "A control that shall keep a drag overrides capturesDrag(on:).")
  public func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// The recognizer of the arrow keys: not there.
  @available(*, unavailable, message: "The keys scroll the focused view by themselves.")
  public var directionalPressGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }

  /// The place of content that is smaller than the view: not there.
  @available(*, unavailable, message: "The content is at its leading edge at the top: set contentInset.")
  public var contentAlignmentPoint: CGPoint {
    get { .zero }
    set { _ = newValue }
  }

  /// The list of titles at the edge: not there.
  @available(*, unavailable, message: "Nothing covers the edges: put a gradient above.")
  public var indexDisplayMode: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The look of the upper edge: not there.
  @available(*, unavailable, message: "Nothing covers the edges: put a gradient above.")
  public var topEdgeEffect: AbsentValue { .absent }

  /// The look of the lower edge: not there.
  @available(*, unavailable, message: "Nothing covers the edges: put a gradient above.")
  public var bottomEdgeEffect: AbsentValue { .absent }

  /// Shows the scroll bars during a change: not there.
  @available(*, unavailable, message: "Scroll bars show while the content moves: leave the call out.")
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {}

  /// Called after the insets have changed: not there.
  @available(*, unavailable, message: "Override layoutSubviews(), and read adjustedContentInset.")
  public func adjustedContentInsetDidChange() {}
}

extension CollectionView {
  /// The times at which items make room: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public var reorderingCadence: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// Begins a change of the layout by hand: not there.
  @available(
    *, unavailable, message: "A layout is changed at once: use setCollectionViewLayout(_:animated:)."
  )
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout() }

  /// Ends a change of the layout by hand: not there.
  @available(
    *, unavailable, message: "A layout is changed at once: use setCollectionViewLayout(_:animated:)."
  )
  public func finishInteractiveTransition() {}

  /// Takes a change of the layout by hand back: not there.
  @available(
    *, unavailable, message: "A layout is changed at once: use setCollectionViewLayout(_:animated:)."
  )
  public func cancelInteractiveTransition() {}

  /// The interaction of menus: not there.
  @available(*, unavailable, message: "There are no menus of items: use a long press.")
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension CollectionView.CellRegistration {
  /// Creates a registration of a nib file: not there.
  @available(
    *, unavailable, message: "There are no nib files: make the views of the cell in its init(frame:)."
  )
  public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }
}

extension CollectionView.SupplementaryRegistration {
  /// Creates a registration of a nib file: not there.
  @available(
    *, unavailable, message: "There are no nib files: make the subviews of the view in its init(frame:)."
  )
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler)
  }
}

extension CollectionViewCell {
  /// The state of an item that is dragged: not there.
  @available(*, unavailable, message: "Items cannot be dragged between views.")
  public enum DragState { case none, lifting, dragging }

  /// Called when the item is lifted or put down: not there.
  @available(*, unavailable, message: "Items cannot be dragged between views.")
  public func dragStateDidChange(_ dragState: DragState) {}

  /// Returns the background that the cell begins with: not there.
  @available(*, unavailable, message: "Use UIBackgroundConfiguration.clear() or listCell().")
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

extension CollectionReusableView {
  /// Called before the layout changes: not there.
  @available(*, unavailable, message: "A cell gets its new layout at once: override apply(_:).")
  public func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the layout has changed: not there.
  @available(*, unavailable, message: "A cell gets its new layout at once: override apply(_:).")
  public func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

extension UICellAccessory {
  /// Returns a button that opens a menu: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: AbsentValue? = nil,
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { .delete() }
}

// MARK: Types

/// A layout between two others: not there.
@available(*, unavailable, message: "A layout is changed at once: use setCollectionViewLayout(_:animated:).")
open class UICollectionViewTransitionLayout: AbsentObject {}

/// A change of the focus: not there.
@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
open class UIFocusUpdateContext: AbsentObject {}

/// A change of the focus in a collection view: not there.
@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}

/// The animation of the focus: not there.
@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
open class UIFocusAnimationCoordinator: AbsentObject {}

/// A rectangle that leads the focus: not there.
@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
open class UIFocusGuide: UILayoutGuide, AbsentMembers {}

/// What decides on the focus: not there.
@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
open class UIFocusSystem: AbsentObject {}

/// What can get the focus: not there.
@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
public protocol UIFocusEnvironment {}

/// A drag above an item: not there.
@available(*, unavailable, message: "Items cannot be dragged between views.")
public protocol UISpringLoadedInteractionContext {}

/// The opening of an item by a drag above it: not there.
@available(*, unavailable, message: "Items cannot be dragged between views.")
open class UISpringLoadedInteraction: AbsentObject {}

/// An element of a menu that comes later: not there.
@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
open class UIDeferredMenuElement: UIMenuElement {}

/// An element of a menu that calls a selector: not there.
@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
open class UICommand: UIMenuElement {}

/// What has a look of all views inside: not there.
@available(
  *, unavailable, message: "There is no look of all views of a class: set it in a function that makes them."
)
public protocol UIAppearanceContainer {}

/// A feedback of drawing: not there.
@available(*, unavailable, message: "A desktop gives no feedback: leave it out.")
open class UICanvasFeedbackGenerator: AbsentObject {}
