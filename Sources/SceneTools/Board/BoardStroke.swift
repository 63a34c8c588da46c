import CollectionViews
import Foundation
import LayoutGeometry
import Stage

/// A press on a board, until the button comes up.
enum BoardStroke {
  /// A press beside every stage, which does nothing.
  case nowhere
  /// A press on the stage at `lead`; `starts` are the pressed points of all stages, each in its own points.
  case on(lead: Int, starts: [CGPoint])
}

extension StageBoard {
  /// Returns the pointer's place in every stage while it is at `point` of the stage at `lead`.
  ///
  /// A press finds the same element in every stage; from there each stage sees the pointer move by the same
  /// distance in its own points.
  func locations(for point: CGPoint, on lead: Int) -> [CGPoint] {
    let stage = members[lead].stage
    guard case .on(lead, let starts) = stroke else {
      return members.indices.map { index in
        index == lead ? point : stage.counterpart(of: point, in: members[index].stage)
      }
    }
    let way = point - starts[lead]
    return members.indices.map { index in
      if index == lead { return point }
      let isMirrored = isMirrored(index, against: lead)
      return starts[index] + CGPoint(x: isMirrored ? -way.x : way.x, y: way.y)
    }
  }

  /// Returns `true` when two stages read in opposite directions.
  func isMirrored(_ index: Int, against lead: Int) -> Bool {
    members[index].stage.context.traits.isRightToLeft != members[lead].stage.context.traits.isRightToLeft
  }
}
