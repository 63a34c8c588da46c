/// The ranges of the numbers in a recording and in a report of its environment.
package nonisolated enum RecordingLimits {
  /// The range of the pointer's coordinates, in points.
  static let coordinate: ClosedRange<Double> = -1e6...1e6
  /// The range of one wheel event, in notches.
  static let notches: ClosedRange<Double> = -1e4...1e4
  /// The range of the window's width and height, in points.
  package static let extent: ClosedRange<Double> = 1...16384
  /// The range of device pixels per point.
  package static let scale: ClosedRange<Double> = 0.05...8
  /// The range of text scales.
  package static let textScale: ClosedRange<Double> = 0.8...3
}
