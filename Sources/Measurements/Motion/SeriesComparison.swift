import Documents
public import Foundation

/// How far one curve is from another: the measured one from ours.
public nonisolated struct SeriesComparison: Sendable, Hashable {
  /// How many samples were compared.
  public let count: Int
  /// The root of the mean square of the distances, in points.
  public let rms: Double
  /// How much later the measured curve settles than ours, in seconds.
  public let settleDifference: TimeInterval

  /// Compares at the times of the measured samples from our first one on; after our last one ours stands still.
  ///
  /// `nil` where the measured curve ends before ours begins.
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
  /// `RMS 1.2 pt over 40 samples, settles 30 ms later`.
  public var description: String {
    let difference = Self.duration(abs(settleDifference))
    let settles =
      difference == "0 ms"
      ? "settles at the same time" : "settles \(difference) \(settleDifference > 0 ? "later" : "earlier")"
    return "RMS \(Self.number(rms)) pt over \(count) sample\(count == 1 ? "" : "s"), \(settles)"
  }

  /// Below a second in milliseconds.
  private static func duration(_ time: TimeInterval) -> String {
    time < 0.9995 ? "\(number(time * 1000)) ms" : "\(number(time)) s"
  }

  /// Three digits, and of a number below 1 two decimals.
  private static func number(_ value: Double) -> String {
    JSONText.number(value, decimals: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
