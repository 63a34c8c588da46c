import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The row, the item and the views at the place of a press.
struct PressTarget: Hashable, Sendable {
  var row: String?
  var item: PressedItem?
  var isOnControl = false
  var surroundings = PressSurroundings()
  var sharing = AxisSharing.dominant
}

/// The result of a move of the pressed pointer.
public enum DragOutcome: Sendable, Hashable {
  /// No change: the stroke may still become a click, or the drag goes on.
  case unchanged
  /// A scroller has just taken the stroke as a drag.
  case began
  /// A control or another scroll view inside keeps the stroke.
  case heldInside
}

extension ScrollViewState {
  /// Handles a press: all content that moves under it stops.
  mutating func press(at location: CGPoint, device: PointerEvent.Device, on target: PressTarget) {
    let pressed = ownScrollers + (target.row.map { [.row($0)] } ?? [])
    let isCatch = pressed.contains { motion(of: $0)?.isMoving ?? false }
    for scroller in pressed { withMotion(of: scroller) { [time] in $0.press(at: time) } }
    stroke = Stroke(
      pan: PanGestureRecognizer(
        start: location, slop: gestures.slop(for: device), rule: gestures.axisRule), pressed: pressed,
      item: target.item, isCatch: isCatch, surroundings: target.surroundings, sharing: target.sharing,
      isOnControl: target.isOnControl)
    if let item = target.item, !isCatch, !target.isOnControl {
      interactions[item.identity, default: ItemInteraction()].press(copy: item.copy, at: time)
    }
    collectEvents()
  }

  /// Handles a move of the pressed pointer.
  mutating func drag(to location: CGPoint) -> DragOutcome {
    guard var stroke else { return .unchanged }
    let recognition = stroke.pan.move(to: location)
    defer { self.stroke = stroke }
    switch recognition {
    case .possible:
      track(location - stroke.pan.start, stroke)
      return .unchanged
    case .began(let axis):
      let isForward = (location - stroke.pan.start)[axis] > 0
      let isHeld = stroke.surroundings.held.contains(.along(axis, isForward: isForward))
      stroke.acceptance = location
      if !isHeld {
        stroke.owners = owners(of: stroke, beginningOn: axis).filter {
          !handsOver($0, stroke, isForward: (location - stroke.pan.start)[self.axis(of: $0)] > 0)
        }
        stroke.beginnings = stroke.owners.map { motion(of: $0)?.offset ?? 0 }
      }
      begin(&stroke)
      return isHeld ? .heldInside : .began
    case .changed:
      for (owner, beginning) in zip(stroke.owners, stroke.beginnings) {
        let axis = axis(of: owner)
        let sign = sign(on: axis)
        var translation = (location - stroke.acceptance)[axis] * sign
        if let reach = reach(of: owner, from: beginning, stroke) {
          translation = min(max(translation, reach.lowerBound), reach.upperBound)
          stroke.consumed[axis] = translation * sign
        }
        withMotion(of: owner) { [time] in $0.drag(to: translation, at: time) }
      }
      collectEvents()
      return .unchanged
    }
  }

  /// The scrollers that take a drag whose dominant axis is `axis`.
  private func owners(of stroke: Stroke, beginningOn axis: Axis) -> [Scroller] {
    let pressed = stroke.pressed
    let alone = pressed.filter { self.axis(of: $0) == axis }
    let scrollable = pressed.filter { motion(of: $0)?.geometry.isScrollable ?? false }
    switch stroke.sharing {
    case .nobody: return []
    case .rowsOnly: return alone.filter { $0.row != nil }
    case .dominant: return alone
    case .both, .lockingDirection:
      guard scrollable.contains(where: { self.axis(of: $0) == axis }) else { return [] }
      guard stroke.sharing == .lockingDirection else { return scrollable }
      let movement = stroke.acceptance - stroke.pan.start
      let lesser = abs(movement[axis.perpendicular])
      let isClear = lesser <= abs(movement[axis]) * tan(gestures.directionalLockAngle * .pi / 180)
      return isClear ? alone : scrollable
    }
  }

  /// Returns true when a scroller leaves a drag to a scroll view around it.
  ///
  /// It does so at the edge that the drag pulls away from.
  private func handsOver(_ scroller: Scroller, _ stroke: Stroke, isForward: Bool) -> Bool {
    gestures.handOff == .onNextStroke && stroke.surroundings.outerAxes.contains(Axes(axis(of: scroller)))
      && isAtEdge(scroller, isForward: isForward)
  }

  /// Returns true when a scroller is at the edge from which its content cannot follow the pointer.
  ///
  /// `isForward` is true for a pointer that goes towards larger coordinates.
  func isAtEdge(_ scroller: Scroller, isForward: Bool) -> Bool {
    guard let motion = motion(of: scroller), case .clamped(let range) = motion.geometry.bounds else {
      return false
    }
    let goesToStart = isForward == (sign(on: axis(of: scroller)) > 0)
    return goesToStart
      ? motion.offset <= range.lowerBound + Self.edge : motion.offset >= range.upperBound - Self.edge
  }

  /// The distance from an edge within which content counts as being there, in points.
  private static let edge: CGFloat = 0.5

  /// The range that a scroller follows the pointer before it hands the rest over; `nil` when it never does.
  private func reach(
    of scroller: Scroller, from beginning: CGFloat, _ stroke: Stroke
  ) -> ClosedRange<CGFloat>? {
    guard gestures.handOff == .continuous, stroke.surroundings.outerAxes.contains(Axes(axis(of: scroller))),
      case .clamped(let range)? = motion(of: scroller)?.geometry.bounds
    else { return nil }
    return min(beginning - range.upperBound, 0)...max(beginning - range.lowerBound, 0)
  }

  /// Feeds movement within the slop to the velocity estimate, so that a short flick has enough samples.
  private mutating func track(_ movement: CGPoint, _ stroke: Stroke) {
    for scroller in stroke.pressed {
      let axis = axis(of: scroller)
      let way = movement[axis] * sign(on: axis)
      withMotion(of: scroller) { [time] in $0.track(way, at: time) }
    }
  }

  private mutating func begin(_ stroke: inout Stroke) {
    if let item = stroke.item { interactions[item.identity]?.release(at: time) }
    for scroller in stroke.pressed {
      let isOwner = stroke.owners.contains(scroller)
      withMotion(of: scroller) { [time] in
        if isOwner { $0.beginDrag(at: time) } else { $0.lift(at: time) }
      }
    }
    collectEvents()
  }

  /// Handles the release of the button; returns the item that was clicked, `nil` when there is none.
  ///
  /// `targets` are the offsets at which a layout or a delegate wants scrollers to rest.
  mutating func lift(to targets: [Scroller: CGFloat] = [:]) -> PressedItem? {
    guard let stroke else { return nil }
    self.stroke = nil
    if let item = stroke.item { interactions[item.identity]?.release(at: time) }
    for scroller in openScrollers(of: stroke) {
      let target = targets[scroller]
      withMotion(of: scroller) { [time] motion in
        motion.lift(at: time, adjusting: target.map { target in { _ in target } })
      }
    }
    collectEvents()
    return stroke.isClick ? stroke.item : nil
  }

  /// Ends a stroke that was lost: everything comes to rest, and nothing is clicked.
  mutating func cancelStroke() {
    guard let stroke else { return }
    self.stroke = nil
    if let item = stroke.item { interactions[item.identity]?.release(at: time) }
    for scroller in openScrollers(of: stroke) {
      withMotion(of: scroller) { [time] in $0.cancel(at: time) }
    }
    collectEvents()
    if let scroller = stroke.pressed.last {
      events.append(SceneEvent(.strokeCancelled, of: ScrollerID(scroller), at: time))
    }
  }

  private func openScrollers(of stroke: Stroke) -> [Scroller] {
    stroke.pan.axis == nil ? stroke.pressed : stroke.owners
  }
}
