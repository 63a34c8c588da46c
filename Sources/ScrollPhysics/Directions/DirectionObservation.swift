public import Foundation
public import LayoutGeometry

/// The directions of anything that has a content offset, watched from outside while it is switched on.
///
/// On twice is on, and off twice is off: there is one observation, not one for each call. Who knows a
/// `ScrollMotion` needs none of this; it tells `directionChanged` itself and leaves bounces out.
/// UIKit counterpart: key-value observing `contentOffset`.
public struct DirectionObservation: Hashable, Sendable {
  /// How far content must go for its direction to count, in points.
  public let deadBand: CGFloat
  private var trackers: Trackers?

  private struct Trackers: Hashable {
    var horizontal: DirectionTracker
    var vertical: DirectionTracker

    subscript(axis: Axis) -> DirectionTracker {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// Creates an observation that is off; the dead band is half a point unless given.
  public init(deadBand: CGFloat = MotionSettings.uiKit.directionDeadBand) { self.deadBand = deadBand }

  /// Whether it is on.
  public var isOn: Bool { trackers != nil }

  /// The directions told last; both `none` while it is off.
  public var directions: ScrollDirections {
    ScrollDirections(
      horizontal: trackers?.horizontal.direction ?? .none, vertical: trackers?.vertical.direction ?? .none)
  }

  /// Switches on, counting from `offset`; does nothing when it is on already.
  public mutating func start(at offset: CGPoint) {
    guard trackers == nil else { return }
    trackers = Trackers(
      horizontal: DirectionTracker(at: ScrollPosition(offset: offset.x)),
      vertical: DirectionTracker(at: ScrollPosition(offset: offset.y)))
  }

  /// Switches off, forgetting everything; does nothing when it is off already.
  public mutating func stop() { trackers = nil }

  /// Takes the content at `offset` and calls `changed` for each axis whose direction is another one.
  public mutating func note(_ offset: CGPoint, changed: (Axis, ScrollDirection) -> Void = { _, _ in }) {
    guard var trackers else { return }
    for axis in Axis.allCases {
      let position = ScrollPosition(offset: offset[axis])
      let isChanged = trackers[axis].move(
        to: position, deadBand: deadBand, in: .clamped(-.infinity...CGFloat.infinity))
      if isChanged { changed(axis, trackers[axis].direction) }
    }
    self.trackers = trackers
  }

  /// Takes content that came to rest at `offset`: it has no direction, and the next way counts from there.
  public mutating func rest(at offset: CGPoint, changed: (Axis, ScrollDirection) -> Void = { _, _ in }) {
    guard var trackers else { return }
    for axis in Axis.allCases {
      let wasMoving = trackers[axis].direction != .none
      trackers[axis].turn(to: .none, at: ScrollPosition(offset: offset[axis]))
      if wasMoving { changed(axis, .none) }
    }
    self.trackers = trackers
  }

  /// Moves what is remembered by `delta` points, for a correction of layout or a jump of a loop: no movement.
  public mutating func shift(by delta: CGPoint) {
    for axis in Axis.allCases {
      trackers?[axis].shift(by: delta[axis], in: .clamped(-.infinity...CGFloat.infinity))
    }
  }
}
