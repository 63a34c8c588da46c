import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The pointer on a board: the stage under it, and its current press.
struct BoardPointer {
  private enum Stroke {
    /// A press outside every stage, which does nothing.
    case nowhere
    /// A press on the stage at `lead`; `starts` are the pressed points of all stages, each in its own points.
    case on(lead: Int, starts: [CGPoint])
  }

  private let stages: [Stage]
  private var stroke: Stroke?
  /// The stage under the pointer; `nil` between the stages.
  private(set) var lead: Int?

  /// Creates the state without a pointer.
  init(on stages: [Stage]) { self.stages = stages }

  /// Returns the stage that receives the pointer, `hit` unless a press captures it; `nil` for none.
  func target(under hit: @autoclosure () -> Int?) -> Int? {
    switch stroke {
    case .on(let lead, _): lead
    case .nowhere: nil
    case nil: hit()
    }
  }

  /// Handles a pointer that is between the stages, or was pressed there; returns true when it left a stage.
  mutating func pointNowhere(_ phase: PointerEvent.Phase) -> Bool {
    switch phase {
    case .pressed: stroke = .nowhere
    case .released, .cancelled: stroke = nil
    case .moved: break
    }
    defer { lead = nil }
    return lead != nil
  }

  /// Handles the pointer leaving the window.
  mutating func leave() { if stroke == nil { lead = nil } }

  /// Handles a pointer event on the stage at `lead`; returns the pointer's location in every stage.
  mutating func point(_ event: PointerEvent, on lead: Int) -> [CGPoint] {
    let locations = locations(for: event.location, on: lead)
    self.lead = lead
    switch event.phase {
    case .pressed: stroke = .on(lead: lead, starts: locations)
    case .released, .cancelled: stroke = nil
    case .moved: break
    }
    return locations
  }

  /// Handles the wheel over the stage at `lead`; returns the pointer's location in every stage.
  mutating func turn(at point: CGPoint, on lead: Int) -> [CGPoint] {
    self.lead = lead
    return locations(for: point, on: lead)
  }

  /// Returns the pointer's location in every stage while it is at `point` of the stage at `lead`.
  ///
  /// A press hits the same element in every stage. From there the pointer moves by the same distance in every
  /// stage, in the stage's own points.
  private func locations(for point: CGPoint, on lead: Int) -> [CGPoint] {
    guard case .on(lead, let starts) = stroke else {
      return stages.indices.map { index in
        index == lead ? point : stages[lead].counterpart(of: point, in: stages[index])
      }
    }
    let way = point - starts[lead]
    return stages.indices.map { index in
      if index == lead { return point }
      return starts[index] + CGPoint(x: isMirrored(index, against: lead) ? -way.x : way.x, y: way.y)
    }
  }

  /// Returns `true` when two stages read in opposite directions.
  func isMirrored(_ index: Int, against lead: Int) -> Bool {
    stages[index].context.traits.isRightToLeft != stages[lead].context.traits.isRightToLeft
  }
}

extension Stage {
  /// Returns the point of another stage that corresponds to `point` in this stage, in points.
  ///
  /// Both stages are compared at their last frames. It is the same fraction of the size in the innermost view
  /// that both show; else in the row that both show; else in the scene as a whole. Where the two have
  /// opposite directions, left and right are exchanged.
  func counterpart(of point: CGPoint, in other: Stage) -> CGPoint {
    let isMirrored = context.traits.isRightToLeft != other.context.traits.isRightToLeft
    var view = content.root.hitTest(point)
    while let here = view, here !== content.root {
      if let twin = other.content.root.descendant(here.elementID) {
        let place = point.mapped(
          from: here.convertToWindow(here.box), to: twin.convertToWindow(twin.box), isMirrored: isMirrored)
        if other.shows(twin, at: place) { return place }
      }
      view = here.superview
    }
    if let row = feed?.row(atWindow: point), let here = frame(ofRow: row),
      let there = other.frame(ofRow: row)
    {
      return point.mapped(from: here, to: there, isMirrored: isMirrored)
    }
    return point.mapped(
      from: CGRect(origin: .zero, size: sceneSize), to: CGRect(origin: .zero, size: other.sceneSize),
      isMirrored: isMirrored)
  }

  private func shows(_ view: View, at point: CGPoint) -> Bool {
    guard content.root.frame.contains(point) else { return false }
    var hit = content.root.hitTest(point)
    while let here = hit {
      if here === view { return true }
      hit = here.superview
    }
    return false
  }
}

extension CGPoint {
  /// Returns the point at the same fraction of `to` as of `from`; between equal rectangles the identical point.
  fileprivate func mapped(from: CGRect, to: CGRect, isMirrored: Bool) -> CGPoint {
    if from == to, !isMirrored { return self }
    let fraction = from.width > 0 ? (x - from.minX) / from.width : 0
    let share = from.height > 0 ? (y - from.minY) / from.height : 0
    return CGPoint(
      x: to.minX + (isMirrored ? 1 - fraction : fraction) * to.width, y: to.minY + share * to.height)
  }
}
