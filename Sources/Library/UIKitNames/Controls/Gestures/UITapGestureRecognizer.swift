import CollectionViews
import Foundation

/// A recognizer of taps: short presses without a movement.
///
/// UIKit counterpart: `UITapGestureRecognizer`. A click of the mouse is a tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time between two taps, in seconds.
  static let interval: TimeInterval = 0.35
  /// The distance that the pointer may move, in points.
  static let allowance: CGFloat = 10
  /// The distance between two taps of a pair, in points.
  static let spread: CGFloat = 40

  private var count = 0
  private var last: (point: CGPoint, time: TimeInterval)?
  private var isWaiting = false
  private let timer = GestureTimer()

  /// The number of taps; default 1.
  public var numberOfTapsRequired = 1
  /// The number of fingers; it has no effect, there is one pointer.
  public var numberOfTouchesRequired = 1
  /// The buttons of the mouse; it has no effect, the first one counts.
  public var buttonMaskRequired = 1

  /// Creates a recognizer without an action.
  public required init() { super.init() }

  // A tap that waits for another recognizer to fail is recognized after its release.
  override var hasTouch: Bool { isPressed || state == .ended }
  override var takesClicks: Bool { numberOfTapsRequired == 1 }
  override var awaitsPress: Bool { isWaiting }
  override var hasTakenPress: Bool { state == .ended || isWaiting }

  override func pressBegan() {
    guard let press else { return }
    if let last {
      let way = hypot(press.start.x - last.point.x, press.start.y - last.point.y)
      if press.startTime - last.time > Self.interval || way > Self.spread { count = 0 }
    }
    last = nil
  }

  override func pressMoved() {
    guard let press, hypot(press.translation.x, press.translation.y) > Self.allowance else { return }
    count = 0
    state = .failed
  }

  override func pressEnded() {
    guard let press, state == .possible else { return }
    pressMoved()
    guard state == .possible else { return }
    count += 1
    guard count >= numberOfTapsRequired else {
      last = (press.location, press.time)
      return
    }
    count = 0
    guard mayBegin else { return state = .failed }
    let rivals = requiredFailures.filter { $0.isPressed && $0.isEnabled }
    if rivals.contains(where: \.hasTakenPress) { return state = .failed }
    if rivals.contains(where: { $0 is UITapGestureRecognizer && $0.state != .failed }) {
      isWaiting = true
      timer.start(at: press.time + Self.interval, in: view?.context) { [weak self] in self?.endWaiting(rivals)
      }
    } else {
      turn(to: .ended)
    }
  }

  private func endWaiting(_ rivals: [UIGestureRecognizer]) {
    guard isWaiting else { return }
    isWaiting = false
    guard !rivals.contains(where: { $0.state == .ended }) else { return }
    turn(to: .ended)
    state = .possible
  }

  override func pressCancelled() {
    super.pressCancelled()
    state = .failed
    (count, last) = (0, nil)
    // A pair of taps has come in time for the recognizer that needed it.
    isWaiting = false
    timer.stop()
  }
}
