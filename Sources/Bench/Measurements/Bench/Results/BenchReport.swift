import Documents
package import Foundation
import ScreenInterface

/// The statistics of a run in the output of `orihon bench`; times in milliseconds.
package nonisolated struct BenchReport: Encodable {
  /// The statistics of the frames of one activity.
  package nonisolated struct Part: Encodable {
    package var frames: Int
    package var late: Int
    package var interval: BenchPercentiles
    package var work: BenchPercentiles
    package var overrun: BenchPercentiles

    @MainActor
    package init(_ part: FrameSummary.Part) {
      frames = part.work.count
      late = part.late
      interval = BenchPercentiles(part.interval)
      work = BenchPercentiles(part.work)
      overrun = BenchPercentiles(part.overrun)
    }
  }

  /// The number of this format.
  package var format = 2
  package var scene: String
  package var renderer: String
  package var seconds: Double
  package var frames: Int
  package var dropped: Int
  package var late: Int
  package var janky: Int
  package var interval: BenchPercentiles
  package var work: BenchPercentiles
  package var present: BenchPercentiles
  package var overrun: BenchPercentiles
  package var latency: BenchPercentiles
  package var phases: [String: Part]
  package var passes: [String: BenchPercentiles]
  var motionSeconds: Double
  var hitchRatio: Double?
  package var passed: Bool?
  package var processorSeconds: Double
  var residentMegabytes: Double
  /// The ratio of every number to that of an earlier run; `nil` when none was requested.
  package var ratios: [String: Double]?

  private let gate: String

  private enum CodingKeys: String, CodingKey {
    case format, scene, renderer, seconds, frames, dropped, late, janky, interval, work, present, overrun,
      latency, phases, passes, motionSeconds, hitchRatio, passed, processorSeconds, residentMegabytes, ratios
  }

  /// Creates the statistics of a measured run.
  @MainActor
  package init(_ run: BenchMeasurement) {
    let summary = FrameSummary(run.recording)
    let gate = PerformanceGate(summary)
    scene = run.scene
    renderer = run.renderer
    seconds = run.seconds
    frames = run.statistics.times.count
    (dropped, late, janky) = (summary.dropped, summary.late, summary.janky)
    interval = BenchPercentiles(run.statistics.intervals)
    work = BenchPercentiles(run.statistics.work)
    present = BenchPercentiles(run.statistics.present)
    overrun = BenchPercentiles(summary.overrun)
    latency = BenchPercentiles(summary.latency)
    phases = Dictionary(uniqueKeysWithValues: summary.parts.map { ($0.key.rawValue, Part($0.value)) })
    passes = Dictionary(
      uniqueKeysWithValues: summary.passes.map { ($0.key.rawValue, BenchPercentiles($0.value)) })
    motionSeconds = (summary.motion * 1000).rounded() / 1000
    hitchRatio = summary.hitchRatio.map { ($0 * 100).rounded() / 100 }
    passed = gate.isPassed
    self.gate = gate.description
    processorSeconds = (run.processorSeconds * 100).rounded() / 100
    residentMegabytes = (Double(ProcessCost().residentMemory) / 1_048_576).rounded()
  }
}

nonisolated extension BenchReport {
  /// The report as a table.
  package var text: String {
    let whole = [("interval", interval), ("work", work), ("present", present), ("overrun", overrun)]
    let phases = FrameActivity.allCases.compactMap { activity in
      self.phases[activity.rawValue].map { ("work, \(activity.rawValue)", $0.work) }
    }
    let passes = FramePass.allCases.compactMap { pass in
      self.passes[pass.rawValue].map { ("pass, \(pass.rawValue)", $0) }
    }
    let lines = whole + [("latency", latency)] + phases + passes
    return """
      \(scene), \(renderer) renderer, \(NumberText.seconds(seconds)) s: \(Pluralization.text(frames, "frame")), \(dropped) dropped, \
      \(late) late, \(janky) janky
      \(BenchPercentiles.heading)
      \(lines.map { $0.1.line(named: $0.0) }.joined(separator: "\n"))
      processor \(NumberText.seconds(processorSeconds)) s, memory \(Int(residentMegabytes)) MB
      \(gate)
      """
  }
}

/// The measurements of a run.
package struct BenchMeasurement {
  /// The feed, as named on the command line.
  package let scene: String
  /// The renderer path of the frames.
  package let renderer: String
  /// The duration of the measurement, in seconds.
  package let seconds: TimeInterval
  /// The statistics of the counted frames.
  package let statistics: FrameStatistics
  /// The records of the frames; empty when none were kept.
  package let recording: FrameRecording
  /// The processor time of the measurement, in seconds.
  package let processorSeconds: Double

  /// Creates the measurements of a run.
  package init(
    scene: String, renderer: String, seconds: TimeInterval, statistics: FrameStatistics,
    recording: FrameRecording, processorSeconds: Double
  ) {
    self.scene = scene
    self.renderer = renderer
    self.seconds = seconds
    self.statistics = statistics
    self.recording = recording
    self.processorSeconds = processorSeconds
  }
}

/// The percentiles of a set of times, in milliseconds, and the number of times.
package nonisolated struct BenchPercentiles: Encodable {
  var count: Int
  var p50, p90, p95, p99, max: Double?

  init(_ values: FrameStatistics.Distribution) {
    func milliseconds(_ share: Double) -> Double? {
      values.percentile(share).map { ($0 * 1e5).rounded() / 100 }
    }
    count = values.count
    (p50, p90, p95) = (milliseconds(0.5), milliseconds(0.9), milliseconds(0.95))
    (p99, max) = (milliseconds(0.99), milliseconds(1))
  }

  /// The heading of a table of percentiles.
  static var heading: String {
    (["ms".padded(to: 14)] + ["p50", "p90", "p95", "p99", "max", "count"].map { $0.aligned(to: 8) }).joined()
  }

  /// One line of a table.
  func line(named name: String) -> String {
    let numbers = [p50, p90, p95, p99, max].map { $0.map { String(format: "%.2f", $0) } ?? "-" }
    return ([name.padded(to: 14)] + (numbers + [String(count)]).map { $0.aligned(to: 8) }).joined()
  }
}

nonisolated extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}

/// The result of a benchmark that prints as a text or as JSON, and that a gate judges.
package nonisolated protocol BenchResult: Encodable {
  /// The result as lines of text.
  var text: String { get }
  /// True when the gate passes.
  var passed: Bool { get }
}
