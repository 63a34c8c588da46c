package import Foundation

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
