public import CollectionViews
public import Foundation
public import UIKitBase

/// Settings of views that iOS code sets and that change nothing here.

extension View {
  /// True when the ground is cleared before the view is painted; it has no effect, it is.
  public var clearsContextBeforeDrawing: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The number of device pixels in a point: the scene's; setting it has no effect.
  public var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set { _ = newValue }
  }

  /// Applies a change of traits at once; it has no effect, it is.
  public func updateTraitsIfNeeded() {}

  /// The title that is shown in large for a long press; it has no effect.
  public var largeContentTitle: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The picture that is shown in large for a long press; it has no effect.
  public var largeContentImage: UIImage? {
    get { nil }
    set { _ = newValue }
  }

  /// True when a long press shows the view in large; it has no effect.
  public var showsLargeContentViewer: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when a reader leaves the views beside this one out; it has no effect.
  public var accessibilityViewIsModal: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when a reader reads the views inside together; it has no effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when inverted colours leave the view as it is; it has no effect.
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The language in which a reader speaks; it has no effect.
  public var accessibilityLanguage: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The names by which the user calls the view; it has no effect.
  public var accessibilityUserInputLabels: [String] {
    get { [] }
    set { _ = newValue }
  }

  /// True when the user can press the element; it has no effect.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { isUserInteractionEnabled }
    set { _ = newValue }
  }

  /// The group of views among which the focus moves; it has no effect.
  public var focusGroupIdentifier: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The name by which a former state is restored; it has no effect.
  public var restorationIdentifier: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The view whose first line of text `firstBaselineAnchor` takes: this one.
  public var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text `lastBaselineAnchor` takes: this one.
  public var forLastBaselineLayout: UIView { self }
}

extension ScrollView {
  /// True when the scale may bounce; it has no effect, there is no zooming.
  public var bouncesZoom: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True while the content is scaled: never.
  public var isZooming: Bool { false }

  /// True while the scale bounces: never.
  public var isZoomBouncing: Bool { false }

  /// The recognizer of a pinch: always `nil`, as there is no zooming.
  public var pinchGestureRecognizer: UIGestureRecognizer? { nil }

  /// True when keys scroll the content; it has no effect, they do.
  public var allowsKeyboardScrolling: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when a drag across goes on in the scroll view around; it has no effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension CollectionView {
  /// True while items are dragged out of the view: never.
  public var hasActiveDrag: Bool { false }

  /// True while items are dragged into the view: never.
  public var hasActiveDrop: Bool { false }

  /// True when items get the focus while the view is edited; it has no effect.
  public var allowsFocusDuringEditing: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension Label {
  /// True when the pointer shows the whole of a truncated text; it has no effect.
  public var showsExpansionTextWhenTruncated: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension ImageView {
  /// True when the picture grows with the size of text; it has no effect.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension Control {
  /// The words that are shown beside the pointer; it has no effect.
  public var toolTip: String? {
    get { nil }
    set { _ = newValue }
  }
}

extension Button {
  /// True when a pressed button glows; it has no effect.
  public var showsTouchWhenHighlighted: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the pointer takes the shape of the button; it has no effect.
  public var isPointerInteractionEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension PageControl {
  /// True when the dots wait for `updateCurrentPageDisplay()`; it has no effect.
  public var defersCurrentPageDisplay: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Shows the current page; it has no effect, it is shown.
  public func updateCurrentPageDisplay() {}
}

extension UIGestureRecognizer {
  /// The kinds of pointers that are seen; it has no effect, all are.
  public var allowedTouchTypes: [NSNumber] {
    get { [] }
    set { _ = newValue }
  }

  /// The kinds of keys that are seen; it has no effect, none are.
  public var allowedPressTypes: [NSNumber] {
    get { [] }
    set { _ = newValue }
  }

  /// True when a gesture is of one kind of pointer; it has no effect.
  public var requiresExclusiveTouchType: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension UITouch {
  /// The greatest force of a press: 0, as there is none on Linux.
  public var maximumPossibleForce: CGFloat { 0 }

  /// Returns the place of the pointer in a view's coordinates, as `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the former place of the pointer, as `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIBezierPath {
  /// The accuracy with which curves are painted; it has no effect.
  public var flatness: CGFloat {
    get { 0.6 }
    set { _ = newValue }
  }
}
