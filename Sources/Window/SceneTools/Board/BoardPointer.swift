import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The hand on a board: the stage that it leads, and its press until the button comes up.
struct BoardPointer {
  private enum Stroke {
    /// A press beside every stage, which does nothing.
    case nowhere
    /// A press on the stage at `lead`; `starts` are the pressed points of all stages, each in its own points.
    case on(lead: Int, starts: [CGPoint])
  }

  private let stages: [Stage]
  private var stroke: Stroke?
  /// The stage under the pointer; `nil` between the stages.
  private(set) var lead: Int?

  /// Begins without a pointer.
  init(on stages: [Stage]) { self.stages = stages }

  /// Returns the stage that a pointer acts on, of which `hit` is under it; `nil` for none.
  func target(under hit: @autoclosure () -> Int?) -> Int? {
    switch stroke {
    case .on(let lead, _): lead
    case .nowhere: nil
    case nil: hit()
    }
  }

  /// Takes a pointer that is between the stages, or was pressed there; returns true when it left a stage.
  mutating func pointNowhere(_ phase: PointerEvent.Phase) -> Bool {
    switch phase {
    case .pressed: stroke = .nowhere
    case .released, .cancelled: stroke = nil
    case .moved: break
    }
    defer { lead = nil }
    return lead != nil
  }

  /// Takes note that the pointer left the window.
  mutating func leave() { if stroke == nil { lead = nil } }

  /// Takes a pointer on the stage at `lead`; returns its place in every stage.
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

  /// Turns the wheel over the stage at `lead`; returns the pointer's place in every stage.
  mutating func turn(at point: CGPoint, on lead: Int) -> [CGPoint] {
    self.lead = lead
    return locations(for: point, on: lead)
  }

  /// Returns the pointer's place in every stage while it is at `point` of the stage at `lead`.
  ///
  /// A press finds the same element in every stage; from there each stage sees the pointer move by the same
  /// distance in its own points.
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
