import Documents
public import Foundation

/// The distance between a measured curve and a computed one.
public nonisolated struct SeriesComparison: Sendable, Hashable {
  /// The number of samples compared.
  public let count: Int
  /// The root mean square of the distances, in points.
  public let rms: Double
  /// The time by which the measured curve settles later than the computed one, in seconds.
  public let settleDifference: TimeInterval

  /// Compares the curves at the times of the measured samples, from the first computed sample on.
  ///
  /// After its last sample the computed curve is at rest. `nil` when the measured curve ends before the
  /// computed one begins.
  public init?(of measured: MotionSeries, with ours: MotionSeries) {
    guard let span = ours.span, let settled = ours.settleTime, let measuredSettled = measured.settleTime
    else {
      return nil
    }
    var (count, squares) = (0, 0.0)
    for sample in measured.samples where sample.time >= span.lowerBound {
      guard let offset = ours.offset(at: sample.time) else { continue }
      squares += (sample.offset - offset) * (sample.offset - offset)
      count += 1
    }
    guard count > 0 else { return nil }
    self.count = count
    rms = (squares / Double(count)).squareRoot()
    settleDifference = measuredSettled - settled
  }
}

nonisolated extension SeriesComparison: CustomStringConvertible {
  /// The comparison as text: `RMS 1.2 pt over 40 samples, settles 30 ms later`.
  public var description: String {
    let difference = Self.duration(abs(settleDifference))
    let settles =
      difference == "0 ms"
      ? "settles at the same time" : "settles \(difference) \(settleDifference > 0 ? "later" : "earlier")"
    return "RMS \(Self.number(rms)) pt over \(Pluralization.text(count, "sample")), \(settles)"
  }

  /// Returns a duration as text, below a second in milliseconds.
  private static func duration(_ time: TimeInterval) -> String {
    time < 0.9995 ? "\(number(time * 1000)) ms" : "\(number(time)) s"
  }

  /// Returns a number with three digits; below 1 with two decimals.
  private static func number(_ value: Double) -> String {
    JSONText.number(value, decimals: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
