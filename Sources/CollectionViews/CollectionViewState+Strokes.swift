import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// Where a press landed.
struct PressTarget: Hashable, Sendable {
  var row: String?
  var item: ItemIdentity?
  var isOnControl = false
  var controlAxis: Axis?
}

/// What a move of the pressed pointer did.
public enum DragOutcome: Sendable, Hashable {
  /// Nothing new: it may still become a click, or the drag goes on.
  case unchanged
  /// A scroller took the stroke just now.
  case began
  /// The control under the press keeps it.
  case heldByControl
}

extension CollectionViewState {
  /// A press: whatever moves under it stops where it is.
  mutating func press(at location: CGPoint, device: PointerEvent.Device, on target: PressTarget) {
    let row = target.row
    let isCatch = feed.isMoving || (row.flatMap { rows[$0]?.motion.isMoving } ?? false)
    feed.press(at: time)
    if let row { withMotion(of: .row(row)) { [time] in $0.press(at: time) } }
    stroke = Stroke(
      pan: PanGestureRecognizer(start: location, slop: gestures.slop(for: device)), row: row,
      item: target.item, isCatch: isCatch, controlAxis: target.controlAxis,
      isOnControl: target.isOnControl)
    if let item = target.item, !isCatch, !target.isOnControl {
      interactions[item, default: ItemInteraction()].press(at: time)
    }
    collectEvents()
  }

  /// A move of the pressed pointer.
  mutating func drag(to location: CGPoint) -> DragOutcome {
    guard var stroke else { return .unchanged }
    let recognition = stroke.pan.move(to: location)
    defer { self.stroke = stroke }
    switch recognition {
    case .possible:
      track(location - stroke.pan.start, stroke)
      return .unchanged
    case .began(let axis):
      let isHeld = axis == stroke.controlAxis
      if !isHeld { stroke.owner = axis == .vertical ? .feed : stroke.row.map(ScrollRequest.Scroller.row) }
      begin(&stroke)
      return isHeld ? .heldByControl : .began
    case .changed(_, let translation):
      guard let owner = stroke.owner else { return .unchanged }
      let logical = owner.row != nil && isMirrored ? -translation : translation
      withMotion(of: owner) { [time] in $0.drag(to: logical, at: time) }
      collectEvents()
      return .unchanged
    }
  }

  /// Lets the velocity estimate see the movement within the slop, so that a short flick has enough samples.
  private mutating func track(_ movement: CGPoint, _ stroke: Stroke) {
    feed.track(movement.y, at: time)
    guard let row = stroke.row else { return }
    withMotion(of: .row(row)) { [time, isMirrored] in
      $0.track(isMirrored ? -movement.x : movement.x, at: time)
    }
  }

  private mutating func begin(_ stroke: inout Stroke) {
    if let item = stroke.item { interactions[item]?.release(at: time) }
    for scroller in pressedScrollers(of: stroke) {
      let isOwner = scroller == stroke.owner
      withMotion(of: scroller) { [time] in
        if isOwner { $0.beginDrag(at: time) } else { $0.lift(at: time) }
      }
    }
    collectEvents()
  }

  /// The button came up; returns the item that was clicked, if one was.
  mutating func lift() -> ItemIdentity? {
    guard let stroke else { return nil }
    self.stroke = nil
    if let item = stroke.item { interactions[item]?.release(at: time) }
    for scroller in openScrollers(of: stroke) {
      withMotion(of: scroller) { [time] in $0.lift(at: time) }
    }
    collectEvents()
    return stroke.isClick ? stroke.item : nil
  }

  /// The stroke was lost: everything comes to rest, and nothing is clicked.
  mutating func cancelStroke() {
    guard let stroke else { return }
    self.stroke = nil
    if let item = stroke.item { interactions[item]?.release(at: time) }
    for scroller in openScrollers(of: stroke) {
      withMotion(of: scroller) { [time] in $0.cancel(at: time) }
    }
    collectEvents()
    events.append(SceneEvent(.strokeCancelled, row: stroke.row, at: time))
  }

  private func pressedScrollers(of stroke: Stroke) -> [ScrollRequest.Scroller] {
    [.feed] + (stroke.row.map { [.row($0)] } ?? [])
  }

  private func openScrollers(of stroke: Stroke) -> [ScrollRequest.Scroller] {
    if stroke.pan.axis == nil { return pressedScrollers(of: stroke) }
    return stroke.owner.map { [$0] } ?? []
  }
}
