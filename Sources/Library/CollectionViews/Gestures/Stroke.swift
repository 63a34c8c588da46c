import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// A press on a scroll view, from button down to button up, and the drag that it may become.
struct Stroke: Hashable, Sendable {
  private(set) var pan: PanGestureRecognizer
  /// True when the press stopped moving content, and therefore is no click.
  let isCatch: Bool
  /// The scrollers that took the drag, until the button is released.
  private(set) var owners: [Scroller] = []
  /// The part of the pointer's movement that the owners followed, in the view's directions.
  private var consumed = CGPoint.zero
  private let target: PressTarget
  /// The scrollers under the press: the view itself and a row of it.
  private let pressed: [Scroller]
  /// The point at which the drag was accepted, from which translations count.
  private var acceptance = CGPoint.zero
  /// The owners' offsets when they took the drag, in the coordinates of their motions.
  private var beginnings: [CGFloat] = []

  /// Begins with a press, which stops all moving content under it.
  init(_ pan: PanGestureRecognizer, on target: PressTarget, catching scrollers: inout ScrollerMotions) {
    self.pan = pan
    self.target = target
    pressed = scrollers.ownScrollers + (target.row.map { [.row($0)] } ?? [])
    isCatch = pressed.contains { scrollers.motion(of: $0)?.isMoving ?? false }
    let time = scrollers.time
    for scroller in pressed { scrollers.withMotion(of: scroller) { $0.press(at: time) } }
    scrollers.collectEvents()
  }

  /// The item under the press; `nil` when there is none.
  var item: PressedItem? { target.item }

  /// The item that is highlighted, and may be clicked; `nil` when there is none.
  var pressedItem: PressedItem? { isCatch || target.isOnControl ? nil : target.item }

  /// True when releasing now counts as a click on the item.
  var isClick: Bool { !pan.hasLeftSlop && !isCatch && !target.isOnControl }

  /// The part of the pointer's movement that the owners followed; the rest is for the scroll views around.
  var consumedInWindow: CGPoint { target.orientation.inWindow(consumed) }

  // MARK: Moving

  /// Handles a move of the pressed pointer to a point of the window.
  ///
  /// The pointer is followed in the view's directions, from the point of the press on.
  mutating func move(
    to windowLocation: CGPoint, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) -> DragOutcome {
    let orientation = target.orientation
    let location =
      orientation == .upright
      ? windowLocation : pan.start + orientation.inView(windowLocation - pan.start)
    switch pan.move(to: location) {
    case .possible:
      track(location - pan.start, among: &scrollers)
      return .unchanged
    case .began(let axis):
      let movement = location - pan.start
      let isHeld = target.surroundings.held.contains(.along(axis, isForward: movement[axis] > 0))
      acceptance = location
      if !isHeld {
        owners = takers(on: axis, among: scrollers, settings).filter {
          !handsOver($0, isForward: movement[scrollers.axis(of: $0)] > 0, among: scrollers, settings)
        }
        beginnings = owners.map { scrollers.motion(of: $0)?.offset ?? 0 }
      }
      begin(among: &scrollers, settings)
      return isHeld ? .heldInside : .began
    case .changed:
      follow(location, among: &scrollers, settings)
      return .unchanged
    }
  }

  /// Adds movement within the slop to the velocity estimate, so that a short flick has enough samples.
  private func track(_ movement: CGPoint, among scrollers: inout ScrollerMotions) {
    let time = scrollers.time
    for scroller in pressed {
      let axis = scrollers.axis(of: scroller)
      let way = movement[axis] * scrollers.sign(on: axis)
      scrollers.withMotion(of: scroller) { $0.track(way, at: time) }
    }
  }

  private func begin(among scrollers: inout ScrollerMotions, _ settings: GestureSettings) {
    let time = scrollers.time
    for scroller in pressed {
      let isOwner = owners.contains(scroller)
      scrollers.withMotion(of: scroller) {
        if isOwner {
          $0.beginDrag(at: time, countingPagesFrom: settings.caughtPageShare)
        } else {
          $0.lift(at: time)
        }
      }
    }
    scrollers.collectEvents()
  }

  private mutating func follow(
    _ location: CGPoint, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) {
    let time = scrollers.time
    for (owner, beginning) in zip(owners, beginnings) {
      let axis = scrollers.axis(of: owner)
      let sign = scrollers.sign(on: axis)
      var translation = (location - acceptance)[axis] * sign
      if let reach = reach(of: owner, from: beginning, among: scrollers, settings) {
        translation = min(max(translation, reach.lowerBound), reach.upperBound)
        consumed[axis] = translation * sign
      }
      scrollers.withMotion(of: owner) { $0.drag(to: translation, at: time) }
    }
    scrollers.collectEvents()
  }

  // MARK: Drag owners

  /// Returns the scrollers that take a drag whose dominant axis is `axis`.
  private func takers(
    on axis: Axis, among scrollers: ScrollerMotions, _ settings: GestureSettings
  ) -> [Scroller] {
    let alone = pressed.filter { scrollers.axis(of: $0) == axis }
    switch target.sharing {
    case .nobody: return []
    case .rowsOnly: return alone.filter { $0.row != nil }
    case .dominant: return alone
    case .both, .lockingDirection:
      let scrollable = pressed.filter(scrollers.isScrollable)
      guard scrollable.contains(where: { scrollers.axis(of: $0) == axis }) else { return [] }
      guard target.sharing == .lockingDirection else { return scrollable }
      let movement = acceptance - pan.start
      let lesser = abs(movement[axis.perpendicular])
      let isClear = lesser <= abs(movement[axis]) * tan(settings.directionalLockAngle * .pi / 180)
      return isClear ? alone : scrollable
    }
  }

  /// Returns true when a scroller leaves a drag to a scroll view around it.
  ///
  /// It does so at the edge that the drag moves away from.
  private func handsOver(
    _ scroller: Scroller, isForward: Bool, among scrollers: ScrollerMotions, _ settings: GestureSettings
  ) -> Bool {
    settings.handOff == .onNextStroke && isInsideAnother(scroller, among: scrollers)
      && scrollers.isAtEdge(scroller, isForward: isForward)
  }

  /// Returns the range in which a scroller follows the pointer before the outer one takes over; `nil` when none does.
  private func reach(
    of scroller: Scroller, from beginning: CGFloat, among scrollers: ScrollerMotions,
    _ settings: GestureSettings
  ) -> ClosedRange<CGFloat>? {
    guard settings.handOff == .continuous, isInsideAnother(scroller, among: scrollers),
      case .clamped(let range)? = scrollers.motion(of: scroller)?.geometry.bounds
    else { return nil }
    return min(beginning - range.upperBound, 0)...max(beginning - range.lowerBound, 0)
  }

  private func isInsideAnother(_ scroller: Scroller, among scrollers: ScrollerMotions) -> Bool {
    target.surroundings.outerAxes.contains(Axes(scrollers.axis(of: scroller)))
  }

  // MARK: Release

  /// Releases the content; `targets` are the rest offsets that a delegate or layout chose for scrollers.
  func lift(to targets: [Scroller: CGFloat], among scrollers: inout ScrollerMotions) {
    let time = scrollers.time
    for scroller in heldScrollers {
      let wanted = targets[scroller]
      scrollers.withMotion(of: scroller) { motion in
        motion.lift(at: time, adjusting: wanted.map { wanted in { _ in wanted } })
      }
    }
    scrollers.collectEvents()
  }

  /// Lets everything come to rest, because the press was lost.
  func cancel(among scrollers: inout ScrollerMotions) {
    let time = scrollers.time
    for scroller in heldScrollers { scrollers.withMotion(of: scroller) { $0.cancel(at: time) } }
    scrollers.collectEvents()
    if let scroller = pressed.last {
      scrollers.events.append(SceneEvent(.strokeCancelled, of: scrollers.feedID(of: scroller), at: time))
    }
  }

  private var heldScrollers: [Scroller] { pan.axis == nil ? pressed : owners }
}

/// The result of a move of the pressed pointer.
package enum DragOutcome: Sendable, Hashable {
  /// No change: the press may still become a click, or the drag goes on.
  case unchanged
  /// A scroller has just taken the press as a drag.
  case began
  /// A control or another scroll view inside keeps the press.
  case heldInside
}
