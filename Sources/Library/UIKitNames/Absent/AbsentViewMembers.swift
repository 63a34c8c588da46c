public import CollectionViews
public import Foundation
public import UIKitBase

/// What iOS code calls on views and what is not there: each says what to write instead.

extension View {
  /// Returns a picture of a part of the view: not there.
  @available(*, unavailable, message: "There are no pictures of views: show a second view.")
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }

  /// The look of the view under the pointer: not there.
  @available(
    *, unavailable, message: "Hover is not reported: cells of a feed darken under the pointer by themselves."
  )
  public var hoverStyle: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// The view whose opacity cuts this one, by its former name: not there.
  @available(
    *, unavailable, message: "There are no masks: use corners and clipsToBounds, or a gradient above."
  )
  public var maskView: UIView? {
    get { nil }
    set { _ = newValue }
  }

  /// Returns the constraints that decide on an axis: not there.
  @available(
    *, unavailable,
    message: "Nothing tells which constraints matter: constraints are those that the view holds."
  )
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }

  /// True when constraints leave a frame open: not there.
  @available(
    *, unavailable,
    message: "Nothing tells whether a layout is ambiguous: read the frames after layoutIfNeeded()."
  )
  public var hasAmbiguousLayout: Bool { false }

  /// The traits of the view alone: not there.
  @available(*, unavailable, message: "The traits are the window's: a view cannot have others.")
  public var traitOverrides: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The largest size of text in the view: not there.
  @available(
    *, unavailable,
    message: "The text size is the window's: use a font that a UIFontMetrics scales to at most a size."
  )
  public var maximumContentSizeCategory: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// The smallest size of text in the view: not there.
  @available(
    *, unavailable,
    message: "The text size is the window's: use a font that a UIFontMetrics scales to at most a size."
  )
  public var minimumContentSizeCategory: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// The elements of the view that are read: not there.
  @available(
    *, unavailable,
    message: "A reader goes by the order of the subviews: make views with an accessibilityLabel."
  )
  public var accessibilityElements: [Any]? {
    get { nil }
    set { _ = newValue }
  }

  /// The rectangle of the element on the screen: not there.
  @available(
    *, unavailable,
    message: "A reader goes by the order of the subviews: make views with an accessibilityLabel."
  )
  public var accessibilityFrame: CGRect {
    get { .zero }
    set { _ = newValue }
  }

  /// The point that a reader presses: not there.
  @available(
    *, unavailable,
    message: "A reader goes by the order of the subviews: make views with an accessibilityLabel."
  )
  public var accessibilityActivationPoint: CGPoint {
    get { .zero }
    set { _ = newValue }
  }

  /// The kind of the container: not there.
  @available(
    *, unavailable,
    message: "A reader goes by the order of the subviews: make views with an accessibilityLabel."
  )
  public var accessibilityContainerType: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The actions that a reader offers: not there.
  @available(*, unavailable, message: "A reader knows labels, hints and values alone: offer buttons.")
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set { _ = newValue }
  }

  /// The rotors that a reader offers: not there.
  @available(*, unavailable, message: "A reader knows labels, hints and values alone: offer buttons.")
  public var accessibilityCustomRotors: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// The label with attributes: not there.
  @available(*, unavailable, message: "A reader reads plain texts: set accessibilityLabel.")
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { nil }
    set { _ = newValue }
  }

  /// The value with attributes: not there.
  @available(*, unavailable, message: "A reader reads plain texts: set accessibilityLabel.")
  public var accessibilityAttributedValue: NSAttributedString? {
    get { nil }
    set { _ = newValue }
  }

  /// The hint with attributes: not there.
  @available(*, unavailable, message: "A reader reads plain texts: set accessibilityLabel.")
  public var accessibilityAttributedHint: NSAttributedString? {
    get { nil }
    set { _ = newValue }
  }

  /// Makes the value greater: not there.
  @available(*, unavailable, message: "A reader changes no value: use a UISlider or a UIStepper.")
  public func accessibilityIncrement() {}

  /// Makes the value smaller: not there.
  @available(*, unavailable, message: "A reader changes no value: use a UISlider or a UIStepper.")
  public func accessibilityDecrement() {}

  /// The interactions of the view: not there.
  @available(
    *, unavailable, message: "There are no menus and no dragging of items: use a gesture recognizer."
  )
  public var interactions: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// Removes an interaction: not there.
  @available(
    *, unavailable, message: "There are no menus and no dragging of items: use a gesture recognizer."
  )
  public func removeInteraction(_ interaction: Any) {}

  /// Adds an effect of the device's motion: not there.
  @available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
  public func addMotionEffect(_ effect: UIMotionEffect) {}

  /// Removes an effect of the device's motion: not there.
  @available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
  public func removeMotionEffect(_ effect: UIMotionEffect) {}

  /// The effects of the device's motion: not there.
  @available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
  public var motionEffects: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The look of the focus: not there.
  @available(
    *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
  )
  public var focusEffect: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// Asks for another choice of the focus: not there.
  @available(
    *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
  )
  public func setNeedsFocusUpdate() {}

  /// Chooses the focus again: not there.
  @available(
    *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
  )
  public func updateFocusIfNeeded() {}

  /// The views that get the focus first: not there.
  @available(
    *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
  )
  public var preferredFocusEnvironments: AbsentValue { .absent }

  /// Runs an animation of the system: not there.
  @available(*, unavailable, message: "Views are animated by UIView.animate(withDuration:animations:).")
  public static func perform(
    _ animation: AbsentValue, on views: [UIView], options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Begins an animation: not there.
  @available(*, unavailable, message: "Views are animated by UIView.animate(withDuration:animations:).")
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Ends what an animation sets: not there.
  @available(*, unavailable, message: "Views are animated by UIView.animate(withDuration:animations:).")
  public static func commitAnimations() {}

  /// Sets the duration of an animation: not there.
  @available(*, unavailable, message: "Views are animated by UIView.animate(withDuration:animations:).")
  public static func setAnimationDuration(_ duration: TimeInterval) {}

  /// Returns the look of all views of the class: not there.
  @available(
    *, unavailable, message: "There is no look of all views of a class: set it in a function that makes them."
  )
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the look of all views of the class in others: not there.
  @available(
    *, unavailable, message: "There is no look of all views of a class: set it in a function that makes them."
  )
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any]) -> Self { appearance() }
}

extension UIScreen {
  /// The coordinates of the screen: not there.
  @available(*, unavailable, message: "There is one window: convert to nil.")
  public var coordinateSpace: UIView { View(frame: .zero) }

  /// The coordinates of the upright screen: not there.
  @available(*, unavailable, message: "There is one window: convert to nil.")
  public var fixedCoordinateSpace: UIView { View(frame: .zero) }

  /// The brightness of the screen: not there.
  @available(*, unavailable, message: "The desktop decides on the brightness.")
  public var brightness: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// The screens: not there.
  @available(*, unavailable, message: "There is one window: UIScreen.main has its size.")
  public static var screens: [UIScreen] { [] }

  /// Returns a picture of the screen: not there.
  @available(*, unavailable, message: "There are no pictures of views: show a second view.")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { View(frame: .zero) }
}

extension Responder {
  /// The list of what can be undone: not there.
  @available(*, unavailable, message: "Nothing is undone by the system: keep the former state.")
  public var undoManager: AbsentValue? { nil }
}
