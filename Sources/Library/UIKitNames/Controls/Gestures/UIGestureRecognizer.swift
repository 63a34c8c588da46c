public import CollectionViews
public import Foundation
import UIKitBase

/// A recognizer of a gesture on a view and on what lies inside it.
///
/// UIKit counterpart: `UIGestureRecognizer`, with closures in place of a target and a selector. A recognizer on a view
/// around a control is not asked for presses of the control, and a drag that a scroll view takes cancels it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, GestureActions {
  /// The state of a gesture.
  ///
  /// UIKit counterpart: `UIGestureRecognizer.State`.
  public nonisolated enum State: Int, Sendable, Hashable {
    /// Not recognized yet; the default.
    case possible
    /// A gesture that lasts has been recognized.
    case began
    /// A gesture that lasts has changed.
    case changed
    /// The gesture has been recognized, or has ended.
    case ended
    /// A gesture that had begun was cancelled.
    case cancelled
    /// The press is another gesture.
    case failed

    /// The gesture has been recognized: the same as `ended`.
    public static let recognized = State.ended
  }

  // Both members that mention the closures are final and name the actor, as those of `View` do: in the table of the
  // class their symbols differ from file to file (Swift 6.3), and a package built without optimisation does not link.
  @MainActor private final var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var requirements: [Requirement] = []
  /// The press in progress, or the last one.
  var press: Press?
  /// True between a press and its release.
  var isPressed = false

  private struct Requirement {
    weak var other: UIGestureRecognizer?
  }

  /// The view of the recognizer; `nil` before it is added to one.
  public internal(set) weak var view: UIView?
  /// The present state.
  public internal(set) var state = State.possible
  /// The object that decides what is recognized; default none.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True when gestures are recognized; default true.
  public var isEnabled = true {
    didSet { if !isEnabled { pressCancelled() } }
  }
  /// True when a recognized gesture takes the press from the view, its control and its item; default true.
  public var cancelsTouchesInView = true
  /// True when the view gets the press only if the gesture fails; it has no effect.
  public var delaysTouchesBegan = false
  /// True when the view gets the release only if the gesture fails; it has no effect.
  public var delaysTouchesEnded = true
  /// The name of the recognizer; default none.
  public var name: String?

  /// Creates a recognizer without an action.
  public override required init() {}

  /// Adds a closure that is called with the recognizer whenever its state changes; the target has no effect.
  @MainActor public final func addTarget(
    _ target: Any?, action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    actions.append(action)
  }

  /// Removes all closures.
  public func removeTarget(_ target: Any?, action: Any?) { actions = [] }

  /// The number of pointers that press: 1 or 0.
  public var numberOfTouches: Int { hasTouch ? 1 : 0 }

  /// Returns the place of the pointer in a view's coordinates; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    let point = press?.location ?? .zero
    return view.map { $0.convert(point, from: nil) } ?? point
  }

  /// Returns the place of the pointer in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Lets the recognizer wait until another one has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(other: otherGestureRecognizer))
  }

  // MARK: For the subclasses

  /// True while the gesture has a pointer.
  var hasTouch: Bool { isPressed }

  /// The recognizers that have to fail first.
  var requiredFailures: [UIGestureRecognizer] { requirements.compactMap(\.other) }

  /// True when the recognizer has taken the press, or waits to do so.
  var hasTakenPress: Bool { state == .began || state == .changed || state == .ended }

  /// True when the recognizer waits for another press.
  var awaitsPress: Bool { false }

  /// The directions in which the recognizer takes a drag from scroll views around its view.
  var directions: DragDirections { [] }

  /// True for a recognizer that takes clicks.
  var takesClicks: Bool { false }

  /// True when the recognizer only watches the drags of a scroll view.
  var isPassive: Bool { false }

  /// True when the gesture may begin now.
  ///
  /// UIKit asks the view too, which answers here when it is a `UIGestureRecognizerDelegate`.
  var mayBegin: Bool {
    let own = view as? any UIGestureRecognizerDelegate
    if let own, own !== delegate, !own.gestureRecognizerShouldBegin(self) { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Sets the state, and calls the closures unless the gesture has failed or is only possible.
  func turn(to new: State) {
    state = new
    guard new != .possible, new != .failed else { return }
    for action in actions { action(self) }
  }

  /// Handles a press.
  func pressBegan() {}

  /// Handles a move.
  func pressMoved() {}

  /// Handles a release.
  func pressEnded() {}

  /// Handles the loss of the press.
  func pressCancelled() {
    isPressed = false
    if state == .began || state == .changed { turn(to: .cancelled) }
    if state != .possible { state = .failed }
  }

  /// Called when the pointer is pressed: not there.
  @available(
    *, unavailable,
    message: "A gesture is a tap, a long press, a pan or a swipe: use a UIPanGestureRecognizer and its state."
  )
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the pressed pointer has moved: not there.
  @available(
    *, unavailable,
    message: "A gesture is a tap, a long press, a pan or a swipe: use a UIPanGestureRecognizer and its state."
  )
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the pointer is released: not there.
  @available(
    *, unavailable,
    message: "A gesture is a tap, a long press, a pan or a swipe: use a UIPanGestureRecognizer and its state."
  )
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the press is lost: not there.
  @available(
    *, unavailable,
    message: "A gesture is a tap, a long press, a pan or a swipe: use a UIPanGestureRecognizer and its state."
  )
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the next press: not there.
  @available(
    *, unavailable,
    message: "A gesture is a tap, a long press, a pan or a swipe: use a UIPanGestureRecognizer and its state."
  )
  open func reset() {}

  /// Leaves a press to others: not there.
  @available(
    *, unavailable,
    message: "A gesture is a tap, a long press, a pan or a swipe: use a UIPanGestureRecognizer and its state."
  )
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Returns true when the recognizer ends another one: not there.
  @available(
    *, unavailable, message: "The delegate decides: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
  )
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true when another recognizer ends this one: not there.
  @available(
    *, unavailable, message: "The delegate decides: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
  )
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true when the recognizer waits for another one: not there.
  @available(*, unavailable, message: "Use require(toFail:).")
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns true when another recognizer waits for this one: not there.
  @available(*, unavailable, message: "Use require(toFail:).")
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The initializers of recognizers, whose closures get the recognizer in its own class.
@preconcurrency @MainActor
public protocol GestureActions: UIGestureRecognizer {
  /// Creates a recognizer without an action.
  init()
}

extension GestureActions {
  /// Creates a recognizer with a closure that is called with it whenever its state changes.
  ///
  /// UIKit counterpart: `init(target:action:)`, whose action is a selector. The target has no effect.
  public init(target: Any?, action: (@MainActor (Self) -> Void)?) {
    self.init()
    guard let action else { return }
    addTarget(target) { recognizer in
      if let own = recognizer as? Self { action(own) }
    }
  }

  /// Creates a recognizer with a closure that is called whenever its state changes.
  ///
  /// UIKit counterpart: `init(target:action:)`, whose action is a selector. The target has no effect.
  public init(target: Any?, action: @escaping @MainActor () -> Void) {
    self.init()
    addTarget(target) { _ in action() }
  }
}

/// The decisions on what a recognizer recognizes.
///
/// UIKit counterpart: `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns true when a gesture may begin; default true.
  ///
  /// A pan is also asked at the press, once for each direction, so that scroll views know which drags are theirs.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns true when the recognizer may have a press; default true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Returns true when both recognizers may recognize at the same time; default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
