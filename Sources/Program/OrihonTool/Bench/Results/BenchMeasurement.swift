import Foundation
import Measurements

/// The measurements of a run.
struct BenchMeasurement {
  /// The feed, as named on the command line.
  let scene: String
  /// The renderer path of the frames.
  let renderer: String
  /// The duration of the measurement, in seconds.
  let seconds: TimeInterval
  /// The statistics of the counted frames.
  let statistics: FrameStatistics
  /// The records of the frames; empty when none were kept.
  let recording: FrameRecording
  /// The processor time of the measurement, in seconds.
  let processorSeconds: Double
}
