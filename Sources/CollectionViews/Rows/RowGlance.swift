import Foundation
import ScrollPhysics

/// What is asked of a row many times a frame, noted with every change of its state.
struct RowGlance {
  /// True while the row moves without input.
  var isMoving: Bool
  /// The time of the row's next change without input; infinite when there is none.
  var nextDeadline: TimeInterval
  /// The row's content offset, in points.
  var contentOffset: CGFloat
  /// The lap of a looped row; `nil` for a row that ends.
  var lap: Int?

  /// Reads a row where it lies, which copies nothing.
  init(_ row: inout RowState) {
    isMoving = row.motion.isMoving
    nextDeadline = row.motion.nextDeadline ?? .infinity
    contentOffset = row.origin + row.motion.offset
    lap = row.extent == .looped ? row.motion.lap : nil
  }
}
