import Foundation

/// The curve of an argument of `orihon fit`.
package struct FitCurve {
  /// The name of the file in messages.
  package let name: String
  /// The scroller of a log; `nil` for a curve file, which has only one.
  package let scroller: String?
  /// The curve.
  package let series: MotionSeries
  /// The positions of the finger; empty when they were not measured.
  package let fingers: [Double?]
  /// The note on a log whose last line is incomplete; `nil` for a complete one.
  package let note: String?

  /// Returns true for a file that is read as a log.
  package nonisolated static func isLog(_ file: String) -> Bool {
    URL(fileURLWithPath: file).pathExtension.lowercased() == "jsonl"
  }

  /// Reads a curve, or one scroller of a log: `row`, by default the one that was dragged furthest.
  package init(_ file: String, row: String?) throws {
    let url = URL(fileURLWithPath: file)
    if Self.isLog(file) {
      let log = try MotionLog(contentsOf: url)
      let id = row ?? log.mostMovedByHand
      (name, scroller, series, fingers) = (log.file, id, try log.series(of: id), [])
      note = log.note
      if series.strokesCrossSeam {
        throw MeasurementError.unusable(
          "\(log.file): \(id) crosses its loop's seam, and such a curve is not fitted")
      }
    } else {
      let curve = try MeasuredCurve(contentsOf: url)
      (name, scroller, series, fingers) = (curve.file, nil, curve.series, curve.fingers)
      note = nil
    }
    guard series.samples.count <= MotionFit.capacity else {
      throw MeasurementError.unusable(
        "\(name) has \(series.samples.count) samples; at most \(MotionFit.capacity) are fitted")
    }
  }
}
