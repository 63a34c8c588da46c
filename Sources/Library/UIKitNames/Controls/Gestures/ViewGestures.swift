public import CollectionViews
import Foundation
import ScreenInterface
import UIKitBase

/// The recognizers of a view, which share its presses.
@MainActor
final class ViewGestures: PressReceiver {
  private(set) var recognizers: [UIGestureRecognizer] = []

  func add(_ recognizer: UIGestureRecognizer) { recognizers.append(recognizer) }

  func remove(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }

  /// The recognizers that follow the present press; those of more taps come first, so that those of fewer can wait.
  private var active: [UIGestureRecognizer] {
    recognizers.filter { $0.isPressed && !$0.isPassive }.enumerated().sorted {
      ($0.element.taps, -$0.offset) > ($1.element.taps, -$1.offset)
    }.map(\.element)
  }

  var hasTakenPress: Bool {
    recognizers.contains { $0.hasTakenPress && $0.cancelsTouchesInView && !$0.isPassive }
  }

  var watchesDrags: Bool { recognizers.contains(where: \.isPassive) }

  func pressWatched(_ press: Press, isEnd: Bool) {
    for recognizer in recognizers where recognizer.isPassive {
      recognizer.press = press
      if isEnd { recognizer.pressEnded() } else { recognizer.pressMoved() }
    }
  }

  func pressBegan(_ press: Press) {
    for recognizer in recognizers {
      if recognizer.state != .possible, !recognizer.awaitsPress { recognizer.state = .possible }
      recognizer.isPressed = recognizer.isEnabled && mayReceive(press, recognizer)
      if recognizer.isPressed { recognizer.press = press }
      if recognizer.isPassive { recognizer.pressBegan() }
    }
    for recognizer in active { recognizer.pressBegan() }
  }

  private func mayReceive(_ press: Press, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let delegate = recognizer.delegate, let view = recognizer.view else { return true }
    let place = view.superview?.convertFromWindow(press.location) ?? press.location
    let touch = UITouch(
      at: press.location, time: press.time, isFinger: press.device == .touch, on: view.hitTest(place) ?? view)
    return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  func pressMoved(_ press: Press) { tell(press) { $0.pressMoved() } }

  func pressEnded(_ press: Press) {
    tell(press) { $0.pressEnded() }
    for recognizer in recognizers { recognizer.isPressed = false }
  }

  private func tell(_ press: Press, _ call: (UIGestureRecognizer) -> Void) {
    for recognizer in active where recognizer.isPressed {
      recognizer.press = press
      guard recognizer.state != .failed else { continue }
      let hadTaken = recognizer.hasTakenPress
      call(recognizer)
      guard !hadTaken, recognizer.hasTakenPress else { continue }
      for other in recognizers where other !== recognizer && !other.isPassive {
        other.giveWay(to: recognizer)
      }
    }
  }

  func pressCancelled() {
    for recognizer in recognizers where recognizer.isPressed && !recognizer.isPassive {
      recognizer.pressCancelled()
      recognizer.isPressed = false
    }
  }

  func pressWasTaken(by other: any PressReceiver) {
    guard
      let taker = (other as? ViewGestures)?.recognizers.first(where: {
        $0.hasTakenPress && !$0.isPassive
      })
    else { return }
    for recognizer in recognizers where !recognizer.isPassive { recognizer.giveWay(to: taker) }
  }

  func takesClick(of press: Press) -> Bool {
    recognizers.contains {
      $0.isEnabled && $0.takesClicks && $0.cancelsTouchesInView && mayReceive(press, $0)
    }
  }

  func capturedDirections(of press: Press) -> DragDirections {
    recognizers.reduce(into: []) { found, recognizer in
      guard recognizer.isEnabled, mayReceive(press, recognizer) else { return }
      recognizer.press = press
      found.formUnion(recognizer.directions)
    }
  }
}

extension UIGestureRecognizer {
  /// The number of taps of a tap recognizer, 0 for any other.
  fileprivate var taps: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0 }

  /// Fails in favour of another recognizer, unless both may recognize at the same time.
  fileprivate func giveWay(to other: UIGestureRecognizer) {
    guard isPressed, state != .failed, !(taps > other.taps && other.taps > 0) else { return }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true { return }
    pressCancelled()
  }
}

extension View {
  private var gestures: ViewGestures? { pressReceiver as? ViewGestures }

  /// Adds a recognizer, which sees the presses on the view and on what lies inside from now on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    let gestures = gestures ?? ViewGestures()
    pressReceiver = gestures
    gestures.add(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self, let gestures else { return }
    gestureRecognizer.pressCancelled()
    gestures.remove(gestureRecognizer)
    gestureRecognizer.view = nil
    if gestures.recognizers.isEmpty { pressReceiver = nil }
  }

  /// The recognizers of the view; `nil` for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures?.recognizers }
    set {
      for recognizer in gestures?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
