import Foundation
import Measurements

/// The curve of an argument of `orihon fit`.
struct FitCurve {
  /// The name of the file in messages.
  let name: String
  /// The scroller of a log; `nil` for a curve file, which has only one.
  let scroller: String?
  /// The curve.
  let series: MotionSeries
  /// The positions of the finger; empty when they were not measured.
  let fingers: [Double?]

  /// Returns true for a file that is read as a log.
  nonisolated static func isLog(_ file: String) -> Bool {
    URL(fileURLWithPath: file).pathExtension.lowercased() == "jsonl"
  }

  /// Reads a curve, or one scroller of a log: `row`, by default the one that was dragged furthest.
  init(_ file: String, row: String?) throws {
    let url = URL(fileURLWithPath: file)
    if Self.isLog(file) {
      let log = try MotionLog(contentsOf: url)
      let id = row ?? log.mostMovedByHand
      (name, scroller, series, fingers) = (log.file, id, try log.series(of: id), [])
      if log.isCut { Console.say("\(log.file) ends in the middle of its last line; it was read up to there") }
      if series.strokesCrossSeam {
        throw CommandError.contradiction(
          "\(log.file): \(id) crosses its loop's seam, and such a curve is not fitted")
      }
    } else {
      let curve = try MeasuredCurve(contentsOf: url)
      (name, scroller, series, fingers) = (curve.file, nil, curve.series, curve.fingers)
    }
    guard series.samples.count <= MotionFit.capacity else {
      throw CommandError.contradiction(
        "\(name) has \(series.samples.count) samples; at most \(MotionFit.capacity) are fitted")
    }
  }
}
