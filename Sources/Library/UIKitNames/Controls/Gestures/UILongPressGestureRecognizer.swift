import CollectionViews
public import Foundation

/// A recognizer of a press that lasts without a movement.
///
/// UIKit counterpart: `UILongPressGestureRecognizer`. Its state is `began` when the time is over, `changed` with each
/// move after that, and `ended` at the release.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private let timer = GestureTimer()

  /// The time of the press, in seconds; default 0.5.
  public var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the pointer may move before that, in points; default 10.
  public var allowableMovement: CGFloat = 10
  /// The number of taps before the press; it has no effect.
  public var numberOfTapsRequired = 0
  /// The number of fingers; it has no effect, there is one pointer.
  public var numberOfTouchesRequired = 1

  /// Creates a recognizer without an action.
  public required init() { super.init() }

  override func pressBegan() {
    guard let press else { return }
    guard minimumPressDuration > 0 else { return begin() }
    timer.start(at: press.startTime + minimumPressDuration, in: view?.context) { [weak self] in self?.begin()
    }
  }

  private func begin() {
    guard isPressed, state == .possible else { return }
    if mayBegin { turn(to: .began) } else { state = .failed }
  }

  override func pressMoved() {
    guard state == .possible else { return turn(to: .changed) }
    guard let press, hypot(press.translation.x, press.translation.y) > allowableMovement else { return }
    timer.stop()
    state = .failed
  }

  override func pressEnded() {
    timer.stop()
    if state == .possible { state = .failed } else { turn(to: .ended) }
  }

  override func pressCancelled() {
    timer.stop()
    super.pressCancelled()
    state = .failed
  }
}
