import Foundation
import Measurements

/// What was measured of a run.
struct BenchMeasurement {
  /// FEED, as it was asked for.
  let scene: String
  /// How frames reached the screen.
  let renderer: String
  /// How long was counted, in seconds.
  let seconds: TimeInterval
  /// The frames that were counted.
  let statistics: FrameStatistics
  /// Their records; empty where none were kept.
  let recording: FrameRecording
  /// The processor's time for the count, in seconds.
  let processorSeconds: Double
}
