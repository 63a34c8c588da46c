/// The numbers that a recording may hold, and a report of the surroundings of one.
package nonisolated enum RecordingLimits {
  /// Coordinates of the pointer, in points.
  static let coordinate: ClosedRange<Double> = -1e6...1e6
  /// Notches of one turn of the wheel.
  static let notches: ClosedRange<Double> = -1e4...1e4
  /// Extents of the window, in points.
  package static let extent: ClosedRange<Double> = 1...16384
  /// Device pixels in a point.
  package static let scale: ClosedRange<Double> = 0.05...8
}
