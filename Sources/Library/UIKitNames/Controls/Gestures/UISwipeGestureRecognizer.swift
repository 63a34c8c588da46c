import CollectionViews
import Foundation

/// A recognizer of a quick movement in one direction.
///
/// UIKit counterpart: `UISwipeGestureRecognizer`. On a view inside a scroll view it takes drags in its directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The length of a swipe, in points.
  static let length: CGFloat = 40
  /// The longest time of a swipe, in seconds.
  static let duration: TimeInterval = 0.5

  /// The directions of a swipe.
  ///
  /// UIKit counterpart: `UISwipeGestureRecognizer.Direction`.
  public nonisolated struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards the right.
    public static let right = Direction(rawValue: 1)
    /// Towards the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions in which a swipe is recognized; default right.
  public var direction = Direction.right
  /// The number of fingers; it has no effect, there is one pointer.
  public var numberOfTouchesRequired = 1

  /// Creates a recognizer without an action.
  public required init() { super.init() }

  override var directions: DragDirections {
    var found: DragDirections = []
    if direction.contains(.right) { found.insert(.right) }
    if direction.contains(.left) { found.insert(.left) }
    if direction.contains(.up) { found.insert(.up) }
    if direction.contains(.down) { found.insert(.down) }
    return found
  }

  override func pressMoved() {
    guard state == .possible, let press else { return }
    guard press.time - press.startTime <= Self.duration else { return state = .failed }
    let way = press.translation
    let (long, short) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
    guard long >= Self.length else { return }
    let found: Direction =
      abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    guard short <= long / 2, direction.contains(found), mayBegin else { return state = .failed }
    turn(to: .ended)
  }

  override func pressEnded() { pressMoved() }
}
