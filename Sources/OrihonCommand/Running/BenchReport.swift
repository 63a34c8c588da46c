import Foundation
import VisualQA

/// The statistics of a run, as `orihon bench` tells them; times in milliseconds.
nonisolated struct BenchReport: Encodable {
  /// A few percentiles.
  nonisolated struct Percentiles: Encodable {
    var p50, p95, p99, max: Double?

    init(_ values: FrameStatistics.Distribution) {
      func milliseconds(_ share: Double) -> Double? {
        values.percentile(share).map { ($0 * 1e5).rounded() / 100 }
      }
      (p50, p95, p99, max) = (milliseconds(0.5), milliseconds(0.95), milliseconds(0.99), milliseconds(1))
    }

    var text: String {
      func text(_ number: Double?) -> String { number.map { String(format: "%7.2f", $0) } ?? "      -" }
      return [p50, p95, p99, max].map(text).joined(separator: " ")
    }
  }

  var scene: String
  var renderer: String
  var seconds: Double
  var frames: Int
  var dropped: Int
  var interval: Percentiles
  var work: Percentiles
  var present: Percentiles
  var processorSeconds: Double
  var residentMegabytes: Double

  /// Sums up; `period` is the time between two frames of the display, in seconds.
  init(
    scene: String, renderer: String, seconds: Double, statistics: FrameStatistics, processorSeconds: Double
  ) {
    self.scene = scene
    self.renderer = renderer
    self.seconds = seconds
    self.processorSeconds = (processorSeconds * 100).rounded() / 100
    frames = statistics.times.count
    dropped = statistics.intervals.missed(period: 1.0 / 60)
    interval = Percentiles(statistics.intervals)
    work = Percentiles(statistics.work)
    present = Percentiles(statistics.present)
    residentMegabytes = (Double(ProcessCost().residentMemory) / 1_048_576).rounded()
  }

  /// A small table.
  var text: String {
    """
    \(scene), \(renderer) renderer, \(NumberText.seconds(seconds)) s: \(frames) frames, \(dropped) dropped
    ms           p50     p95     p99     max
    interval \(interval.text)
    work     \(work.text)
    present  \(present.text)
    processor \(NumberText.seconds(processorSeconds)) s, memory \(Int(residentMegabytes)) MB
    """
  }
}
