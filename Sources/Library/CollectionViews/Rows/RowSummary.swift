import Foundation
package import SceneReadings
package import ScrollPhysics

/// The values of a row that are read many times a frame, stored at every change of its state.
package struct RowSummary {
  /// The index of the row's section.
  var section: Int
  /// The phase of the row's motion.
  package var phase: ScrollPhase
  /// The current page of the row; `nil` for a row without snap points.
  package var page: Int?
  /// The number of pages.
  package var pages: Int
  /// True when the first page follows the last.
  package var loops: Bool
  /// True while the row moves without input.
  var isMoving: Bool
  /// The time of the row's next change without input; infinite when there is none.
  var nextDeadline: TimeInterval
  /// The row's content offset, in points.
  var contentOffset: CGFloat
  /// The lap of a looped row; `nil` for a row that ends.
  var lap: Int?

  /// True while the user holds the row.
  package var isTouched: Bool { phase == .tracking || phase == .dragging }

  /// Reads a row in place, without a copy.
  init(_ row: inout RowState) {
    section = row.section
    phase = row.motion.phase
    page = row.motion.stop
    pages = row.motion.geometry.stops?.count ?? 0
    loops = row.motion.geometry.bounds.period != nil
    isMoving = phase != .idle && phase != .tracking
    nextDeadline = row.motion.nextDeadline ?? .infinity
    contentOffset = row.origin + row.motion.offset
    lap = row.extent == .looped ? row.motion.lap : nil
  }
}

/// A source of the log's and the HUD's data about a row beyond its motion: its dots and its auto-scroll.
@preconcurrency @MainActor
package protocol RowReporting: AnyObject {
  /// Returns the record of the row of the section with this id; empty when there is nothing to report.
  func rowTrace(of row: String) -> RowTrace
}
