public import Foundation
public import LayoutGeometry

/// An observation of the directions in which any content offset moves, while it is switched on.
///
/// Starting it twice is the same as once, and so is stopping it. Code that has a `ScrollMotion` needs no observation,
/// as the motion itself reports `directionChanged`, without bounces. UIKit counterpart: key-value observing
/// `contentOffset`.
public struct DirectionObservation: Hashable, Sendable {
  /// The distance, in points, that content must move for its direction to count.
  package let deadBand: CGFloat
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

  /// Creates an observation that is off; the dead band defaults to half a point.
  public init(deadBand: CGFloat = MotionSettings.uiKit.directionDeadBand) { self.deadBand = deadBand }

  /// True while the observation is on.
  package var isOn: Bool { trackers != nil }

  /// The directions reported last; both `none` while the observation is off.
  package var directions: ScrollDirections {
    ScrollDirections(
      horizontal: trackers?.horizontal.direction ?? .none, vertical: trackers?.vertical.direction ?? .none)
  }

  /// Switches the observation on, counting from `offset`; does nothing when it is on already.
  public mutating func start(at offset: CGPoint) {
    guard trackers == nil else { return }
    trackers = Trackers(
      horizontal: DirectionTracker(at: LoopPosition(offset: offset.x)),
      vertical: DirectionTracker(at: LoopPosition(offset: offset.y)))
  }

  /// Switches the observation off and resets it; does nothing when it is off already.
  public mutating func stop() { trackers = nil }

  /// Updates the observation to `offset`, and calls `changed` for each axis whose direction has changed.
  public mutating func note(_ offset: CGPoint, changed: (Axis, ScrollDirection) -> Void = { _, _ in }) {
    guard var trackers else { return }
    for axis in Axis.allCases {
      let position = LoopPosition(offset: offset[axis])
      let isChanged = trackers[axis].move(
        to: position, deadBand: deadBand, in: .clamped(-.infinity...CGFloat.infinity))
      if isChanged { changed(axis, trackers[axis].direction) }
    }
    self.trackers = trackers
  }

  /// Records that the content came to rest at `offset`: it has no direction, and movement counts from there.
  package mutating func rest(at offset: CGPoint, changed: (Axis, ScrollDirection) -> Void = { _, _ in }) {
    guard var trackers else { return }
    for axis in Axis.allCases {
      let wasMoving = trackers[axis].direction != .none
      trackers[axis].turn(to: .none, at: LoopPosition(offset: offset[axis]))
      if wasMoving { changed(axis, .none) }
    }
    self.trackers = trackers
  }

  /// Shifts the stored positions by `delta` points, for a correction of layout or a jump of a loop.
  ///
  /// A shift is no movement and changes no direction.
  package mutating func shift(by delta: CGPoint) {
    for axis in Axis.allCases {
      trackers?[axis].shift(by: delta[axis], in: .clamped(-.infinity...CGFloat.infinity))
    }
  }
}

/// The directions of both axes, each independent of the other, so that a diagonal has two.
package struct ScrollDirections: Hashable, Sendable {
  /// The direction along x.
  package var horizontal: ScrollDirection
  /// The direction along y.
  package var vertical: ScrollDirection

  /// Creates a pair; by default both axes rest.
  package init(horizontal: ScrollDirection = .none, vertical: ScrollDirection = .none) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the directions from one content offset to another, each `none` within `deadBand` points.
  package init(from old: CGPoint, to new: CGPoint, deadBand: CGFloat = 0) {
    horizontal = ScrollDirection(from: old.x, to: new.x, deadBand: deadBand)
    vertical = ScrollDirection(from: old.y, to: new.y, deadBand: deadBand)
  }

  /// The direction along `axis`.
  package subscript(axis: Axis) -> ScrollDirection {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
