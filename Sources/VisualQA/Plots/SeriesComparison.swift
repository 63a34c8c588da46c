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
  /// `RMS 1.2 pt over 40 samples, settles 0.03 s later`.
  public var description: String {
    let rms = JSONText.number(rms, decimals: 3)
    let difference = JSONText.number(abs(settleDifference), decimals: 4)
    let settles =
      difference == "0"
      ? "settles at the same time" : "settles \(difference) s \(settleDifference > 0 ? "later" : "earlier")"
    return "RMS \(rms) pt over \(count) sample\(count == 1 ? "" : "s"), \(settles)"
  }
}
