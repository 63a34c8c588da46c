import Foundation
import Replays

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

  /// Returns true for a file that is read as a log; the name of an unfinished recording is one, so that its error
  /// says what is needed.
  package nonisolated static func isLog(_ file: String) -> Bool {
    let url = URL(fileURLWithPath: file)
    return url.pathExtension.lowercased() == "jsonl" || RecordingName.matches(url)
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

/// The known properties of the scroll view on which a curve was measured.
package nonisolated struct FitAssumptions: Hashable, Sendable {
  /// The range of offsets at which content rests, in points; `nil`, the default, when unknown.
  package var edges: ClosedRange<Double>?
  /// The length of the viewport, in points; `nil`, the default, when unknown.
  package var viewport: Double?
  /// True when a release targets a snap point, which changes its deceleration; default false.
  package var hasStops = false
  /// True for a loop, which has no edges; default false.
  package var isLooped = false
  /// The number of the curve's units per point; default 1.
  package var scale: Double

  /// Creates assumptions where only the scale is known.
  package init(scale: Double = 1) { self.scale = scale }
}
