import Foundation
import Measurements

/// The measurements of a run.
struct BenchMeasurement {
  /// The feed, as named on the command line.
  let scene: String
  /// The path by which frames reached the screen.
  let renderer: String
  /// The length of the count, in seconds.
  let seconds: TimeInterval
  /// The statistics of the counted frames.
  let statistics: FrameStatistics
  /// The records of the frames; empty when none were kept.
  let recording: FrameRecording
  /// The processor's time for the count, in seconds.
  let processorSeconds: Double
}
