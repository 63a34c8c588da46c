public import CollectionViews
public import Foundation

/// A recognizer of a drag.
///
/// UIKit counterpart: `UIPanGestureRecognizer`. On a view inside a scroll view it takes the drags for which
/// `gestureRecognizerShouldBegin(_:)` of its delegate returns true from the scroll view, without a delegate all.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that the pointer moves before a press becomes a drag, in points.
  static let slop: CGFloat = 10
  /// The time over which the velocity is measured, in seconds.
  static let measure: TimeInterval = 0.1

  private var origin = CGPoint.zero
  private var samples: [(point: CGPoint, time: TimeInterval)] = []
  /// The direction of the drag that the delegate is asked for at the press, as a unit vector.
  private var assumed: CGPoint?

  /// The least number of fingers; it has no effect, there is one pointer.
  public var minimumNumberOfTouches = 1
  /// The greatest number of fingers; it has no effect, there is one pointer.
  public var maximumNumberOfTouches = Int.max

  /// Creates a recognizer without an action.
  public required init() { super.init() }

  /// Returns the movement since the drag began, in points.
  open func translation(in view: UIView?) -> CGPoint {
    if let assumed { return CGPoint(x: assumed.x * Self.slop, y: assumed.y * Self.slop) }
    guard let press else { return .zero }
    return CGPoint(x: press.location.x - origin.x, y: press.location.y - origin.y)
  }

  /// Lets the movement count from another one, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let press else { return }
    origin = CGPoint(x: press.location.x - translation.x, y: press.location.y - translation.y)
  }

  /// Returns the velocity of the pointer over the last tenth of a second, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    if let assumed { return CGPoint(x: assumed.x * 500, y: assumed.y * 500) }
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }

  override var directions: DragDirections {
    let all: [(DragDirections, CGPoint)] = [
      (.left, CGPoint(x: -1, y: 0)), (.right, CGPoint(x: 1, y: 0)), (.up, CGPoint(x: 0, y: -1)),
      (.down, CGPoint(x: 0, y: 1)),
    ]
    defer { assumed = nil }
    return all.reduce(into: []) { found, way in
      assumed = way.1
      if mayBegin { found.insert(way.0) }
    }
  }

  override func pressBegan() {
    guard let press else { return }
    origin = press.start
    samples = [(press.start, press.startTime)]
  }

  override func pressMoved() {
    guard let press else { return }
    sample(press)
    guard state == .possible else { return turn(to: .changed) }
    guard hypot(press.translation.x, press.translation.y) >= Self.slop else { return }
    if mayBegin { turn(to: .began) } else { state = .failed }
  }

  override func pressEnded() {
    guard let press else { return }
    sample(press)
    if state == .possible { state = .failed } else { turn(to: .ended) }
  }

  fileprivate func sample(_ press: Press) {
    samples.append((press.location, press.time))
    samples.removeAll { $0.time < press.time - Self.measure }
  }
}

/// The drag of a scroll view, as a recognizer.
@MainActor
private final class ScrollPan: UIPanGestureRecognizer {
  override var isPassive: Bool { true }
  override var directions: DragDirections { [] }

  override func pressMoved() {
    guard let press, let scrollView = view as? ScrollView else { return }
    sample(press)
    if state == .began || state == .changed { return turn(to: .changed) }
    if scrollView.isStrokeDragging { turn(to: .began) }
  }
}

extension ScrollView {
  /// The recognizer of the drags of the view, for its state, its place and its movement; all drags are the view's.
  ///
  /// It sees the presses that begin after its first use.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let known = gestureRecognizers?.first(where: { $0 is ScrollPan }) as? UIPanGestureRecognizer {
      return known
    }
    let made = ScrollPan()
    addGestureRecognizer(made)
    return made
  }
}
