public import CollectionViews
public import Foundation
public import UIKitBase

/// What iOS code calls on controls and gestures and what is not there: each says what to write instead.

extension Control {
  /// Removes an action by its name: not there.
  @available(
    *, unavailable,
    message: "A control has closures as actions: keep the UIAction, and call removeAction(_:for:)."
  )
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {}

  /// The objects that are told of the control's events: not there.
  @available(
    *, unavailable,
    message: "A control has closures as actions: keep the UIAction, and call removeAction(_:for:)."
  )
  public var allTargets: AbsentValue { .absent }

  /// The events that have actions: not there.
  @available(
    *, unavailable,
    message: "A control has closures as actions: keep the UIAction, and call removeAction(_:for:)."
  )
  public var allControlEvents: AbsentValue { .absent }

  /// Returns the actions of an event: not there.
  @available(
    *, unavailable,
    message: "A control has closures as actions: keep the UIAction, and call removeAction(_:for:)."
  )
  public func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    nil
  }

  /// Calls a closure with each action: not there.
  @available(
    *, unavailable,
    message: "A control has closures as actions: keep the UIAction, and call removeAction(_:for:)."
  )
  public func enumerateEventHandlers(_ iterator: (AbsentValue, AbsentValue, AbsentValue, AbsentValue) -> Void)
  {}

  /// True while the control is pressed: not there.
  @available(*, unavailable, message: "While the pointer is pressed on the control, isHighlighted is true.")
  public var isTracking: Bool { false }

  /// True while the pressed pointer is inside: not there.
  @available(*, unavailable, message: "While the pointer is pressed on the control, isHighlighted is true.")
  public var isTouchInside: Bool { false }

  /// True when a press opens a menu: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public var isContextMenuInteractionEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The interaction of the menu: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension Button {
  /// The order of the menu: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public var preferredMenuElementOrder: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The shape of the pointer above the button: not there.
  @available(*, unavailable, message: "The pointer has the shape that the desktop gives it.")
  public var pointerStyleProvider: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// Sets the colour of the title's shadow: not there.
  @available(*, unavailable, message: "A title has no shadow: set the shadow of the button's layer.")
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}

  /// The kind of the button: not there.
  @available(*, unavailable, message: "A button does not keep the kind by which it was made.")
  public var buttonType: ButtonType { .system }

  /// Returns the place of the picture: not there.
  @available(
    *, unavailable, message: "Set contentInsets, imagePadding and imagePlacement of the configuration."
  )
  public func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Returns the place of the title: not there.
  @available(
    *, unavailable, message: "Set contentInsets, imagePadding and imagePlacement of the configuration."
  )
  public func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Returns the place of the content: not there.
  @available(
    *, unavailable, message: "Set contentInsets, imagePadding and imagePlacement of the configuration."
  )
  public func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Called when the state has changed: not there.
  @available(*, unavailable, message: "Set configurationUpdateHandler.")
  public func updateConfiguration() {}
}

extension Button.Configuration {
  /// Returns a look of glass: not there.
  @available(*, unavailable, message: "There is no glass: use tinted() or gray().")
  public static func glass() -> UIButton.Configuration { .gray() }

  /// Returns a look of tinted glass: not there.
  @available(*, unavailable, message: "There is no glass: use tinted() or gray().")
  public static func prominentGlass() -> UIButton.Configuration { .gray() }

  /// Returns a look of clear glass: not there.
  @available(*, unavailable, message: "There is no glass: use tinted() or gray().")
  public static func clearGlass() -> UIButton.Configuration { .gray() }
}

extension UISwitch {
  /// The look of the switch: not there.
  @available(*, unavailable, message: "A switch has one look: leave the style out.")
  public var preferredStyle: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }
}

extension UIPanGestureRecognizer {
  /// The wheels that pan: not there.
  @available(*, unavailable, message: "The wheel scrolls by itself: leave the mask out.")
  public var allowedScrollTypesMask: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }
}

extension UISlider {
  /// The look of the slider: not there.
  @available(*, unavailable, message: "A slider has one look: leave the style out.")
  public var preferredBehavioralStyle: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// Sets the picture of the knob: not there.
  @available(*, unavailable, message: "The knob is a circle: set thumbTintColor.")
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the bar before the knob: not there.
  @available(
    *, unavailable, message: "The bar is a line: set minimumTrackTintColor and maximumTrackTintColor."
  )
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the bar behind the knob: not there.
  @available(
    *, unavailable, message: "The bar is a line: set minimumTrackTintColor and maximumTrackTintColor."
  )
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UISegmentedControl {
  /// Sets the width of a segment: not there.
  @available(*, unavailable, message: "Segments are equally wide: put several controls into a UIStackView.")
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Returns the width of a segment: not there.
  @available(*, unavailable, message: "Segments are equally wide: put several controls into a UIStackView.")
  public func widthForSegment(at segment: Int) -> CGFloat { 0 }

  /// Sets the action of a segment: not there.
  @available(*, unavailable, message: "Use init(frame:actions:), or an action for valueChanged.")
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {}

  /// Adds a segment with an action: not there.
  @available(*, unavailable, message: "Use init(frame:actions:), or an action for valueChanged.")
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {}

  /// Sets the picture behind the segments: not there.
  @available(
    *, unavailable, message: "The control has one look: set backgroundColor and selectedSegmentTintColor."
  )
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Sets the picture between two segments: not there.
  @available(
    *, unavailable, message: "The control has one look: set backgroundColor and selectedSegmentTintColor."
  )
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

extension UIProgressView {
  /// The task that is shown: not there.
  @available(*, unavailable, message: "Set progress where the task reports it.")
  public var observedProgress: Progress? {
    get { nil }
    set { _ = newValue }
  }

  /// The picture of what is left: not there.
  @available(*, unavailable, message: "The bar is a line: set progressTintColor and trackTintColor.")
  public var trackImage: UIImage? {
    get { nil }
    set { _ = newValue }
  }

  /// The picture of what is done: not there.
  @available(*, unavailable, message: "The bar is a line: set progressTintColor and trackTintColor.")
  public var progressImage: UIImage? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIGestureRecognizer {
  /// The keys that are held: not there.
  @available(*, unavailable, message: "Keys go to the focused control: override handleKey(_:).")
  public var modifierFlags: AbsentValue { .absent }

  /// The buttons that are pressed: not there.
  @available(*, unavailable, message: "The first button of the mouse presses.")
  public var buttonMask: AbsentValue { .absent }
}

extension UITouch {
  /// The angle of the pen: not there.
  @available(*, unavailable, message: "There are no pens: use location(in:).")
  public var altitudeAngle: CGFloat { 0 }

  /// Returns the direction of the pen: not there.
  @available(*, unavailable, message: "There are no pens: use location(in:).")
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The radius of the touch: not there.
  @available(*, unavailable, message: "There are no pens: use location(in:).")
  public var majorRadius: CGFloat { 0 }

  /// The recognizers that see the press: not there.
  @available(*, unavailable, message: "Add a recognizer with a closure: it is told of its presses.")
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

extension UIEvent {
  /// The keys that are held: not there.
  @available(*, unavailable, message: "Keys go to the focused control: override handleKey(_:).")
  public var modifierFlags: AbsentValue { .absent }

  /// The buttons that are pressed: not there.
  @available(*, unavailable, message: "The first button of the mouse presses.")
  public var buttonMask: AbsentValue { .absent }
}

extension UIBackgroundConfiguration {
  /// The material of the background: not there.
  @available(*, unavailable, message: "Put a UIVisualEffectView into customView.")
  public var visualEffect: UIVisualEffect? {
    get { nil }
    set { _ = newValue }
  }

  /// The picture of the background: not there.
  @available(*, unavailable, message: "Put a UIImageView into customView.")
  public var image: UIImage? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIImpactFeedbackGenerator {
  /// Creates a feedback for a view: not there.
  @available(*, unavailable, message: "A desktop gives no feedback: use init(style:).")
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
}
