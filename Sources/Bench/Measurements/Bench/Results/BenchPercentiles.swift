import Foundation

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
