public import CollectionViews
public import Foundation

/// What iOS code sets on scroll views, cells' contents and layers and what has no effect or is not there.

extension ScrollView {
  /// True when a click on the status bar scrolls to the top; it has no effect, there is none.
  public var scrollsToTop: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when a drag may take a touch from the content; it has no effect, it does.
  public var canCancelContentTouches: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The look of the scroll bars; it has no effect, they follow the theme.
  public var indicatorStyle: IndicatorStyle {
    get { .default }
    set { _ = newValue }
  }

  /// The look of a scroll bar.
  ///
  /// UIKit counterpart: `UIScrollView.IndicatorStyle`.
  public nonisolated enum IndicatorStyle: Int, Sendable, Hashable {
    /// Looks, by UIKit's names.
    case `default`, black, white
  }

  /// True when the insets of the scroll bars follow the safe area; it has no effect, they do.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Shows the scroll bars for a moment; it has no effect.
  public func flashScrollIndicators() {}

  /// The scale of the content: not there.
  @available(*, unavailable, message: "There is no zooming: one pointer does not pinch.")
  public var zoomScale: CGFloat {
    get { 1 }
    set { _ = newValue }
  }

  /// The smallest scale of the content: not there.
  @available(*, unavailable, message: "There is no zooming: one pointer does not pinch.")
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set { _ = newValue }
  }

  /// The largest scale of the content: not there.
  @available(*, unavailable, message: "There is no zooming: one pointer does not pinch.")
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set { _ = newValue }
  }

  /// Scales the content: not there.
  @available(*, unavailable, message: "There is no zooming: one pointer does not pinch.")
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}

  /// Shows a rectangle at the largest scale that fits: not there.
  @available(*, unavailable, message: "There is no zooming: use scrollRectToVisible(_:animated:).")
  public func zoom(to rect: CGRect, animated: Bool) {}
}

extension CollectionView {
  /// True when a drag above the view opens an item; it has no effect.
  public var isSpringLoaded: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The object that gives items to a drag: not there.
  @available(*, unavailable, message: "Items cannot be dragged between views.")
  public var dragDelegate: Any? {
    get { nil }
    set { _ = newValue }
  }

  /// The object that takes what is dropped: not there.
  @available(*, unavailable, message: "Items cannot be dragged between views.")
  public var dropDelegate: Any? {
    get { nil }
    set { _ = newValue }
  }

  /// Begins to move an item by hand: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  /// Moves an item by hand: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  /// Ends the move of an item by hand: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func endInteractiveMovement() {}

  /// Takes the move of an item by hand back: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func cancelInteractiveMovement() {}
}

extension Button {
  /// The menu of the button: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public var menu: UIMenu? {
    get { nil }
    set { _ = newValue }
  }

  /// True when a press opens the menu: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public var showsMenuAsPrimaryAction: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension ImageView {
  /// The pictures of an animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var animationImages: [UIImage]? {
    get { nil }
    set { _ = newValue }
  }

  /// Begins the animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public func startAnimating() {}

  /// Ends the animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public func stopAnimating() {}
}

extension View {
  /// A name by which tests of the user interface find the view; it has no effect.
  public var accessibilityIdentifier: String? {
    get { nil }
    set { _ = newValue }
  }
}

extension CALayer {
  /// The layer as it is shown during an animation: not there.
  @available(*, unavailable, message: "Properties have their new values at once; what is shown is not told.")
  public func presentation() -> Self? { self }

  /// The speed of the layer's time: not there.
  @available(*, unavailable, message: "Layers have no time of their own: there is the scene's clock.")
  public var speed: Float {
    get { 1 }
    set { _ = newValue }
  }

  /// The time of the layer: not there.
  @available(*, unavailable, message: "Layers have no time of their own: there is the scene's clock.")
  public var timeOffset: TimeInterval {
    get { 0 }
    set { _ = newValue }
  }
}
