import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct VelocityTrackerTests {
  private struct Case: Decodable {
    let name, estimator: String
    let samples: [[CGFloat]]
    let release: TimeInterval
    let velocity, tolerance: CGFloat
  }

  private static let estimators: [String: VelocityEstimator] = [
    "iOS": .weighted(.iOS), "macOS": .weighted(.macOS), "leastSquares": .leastSquares,
  ]

  @Test func `the velocity at release is the worked one`() throws {
    for each in try Vectors.load("physics/velocity", as: Case.self) {
      var tracker = VelocityTracker()
      tracker.estimator = try #require(Self.estimators[each.estimator])
      for sample in each.samples { tracker.add(sample[1], at: TimeInterval(sample[0])) }
      let velocity = tracker.velocity(at: each.release)
      #expect(isClose(velocity, each.velocity, within: each.tolerance), "\(each.name): \(velocity)")
    }
  }

  @Test func `samples of one bucket count as its last`() {
    var merged = VelocityTracker()
    var sparse = VelocityTracker()
    for bucket in 0..<6 {
      let start = Double(bucket) / 120
      for step in 0..<8 { merged.add(CGFloat(bucket * 8 + step), at: start + Double(step) / 1000) }
      sparse.add(CGFloat(bucket * 8 + 7), at: start + 0.007)
    }
    #expect(merged == sparse)
    #expect(merged.samples.count == 6)
  }

  @Test func `a steady pointer has its own velocity at any rate of events`() {
    for rate in [60.0, 125, 250, 500, 1000] {
      var tracker = VelocityTracker()
      for index in 0...Int(rate / 5) {
        tracker.add(CGFloat(index) * 800 / CGFloat(rate), at: Double(index) / rate)
      }
      #expect(isClose(tracker.velocity(at: 0.2), 800, within: 0.001), "\(rate)")
    }
  }

  @Test func `nothing is remembered after a reset or before a sample`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    for index in 0..<100 { tracker.add(CGFloat(index), at: Double(index) / 100) }
    #expect(tracker.samples.count == 20)
    tracker.reset()
    #expect(tracker.velocity(at: 1) == 0)
  }

  @Test func `a rest of 100 ms by the stamps of the events is one, wherever on the clock it lies`() {
    for start in stride(from: 0, through: 50_000_000, by: 777_777) {
      var tracker = VelocityTracker()
      for sample in 0..<6 { tracker.add(CGFloat(sample) * 9, at: Double(start + sample * 10_000) / 1e6) }
      let last = start + 50_000
      #expect(tracker.velocity(at: Double(last + 100_000) / 1e6) == 0, "\(start)")
      #expect(tracker.velocity(at: Double(last + 99_999) / 1e6) > 800, "\(start)")
    }
  }

  @Test func `least squares keep a gap of 40 ms and a way of 100 ms, wherever on the clock they lie`() {
    for start in stride(from: 0, through: 50_000_000, by: 777_777) {
      let stamps = [0, 20_000, 60_000, 100_000]
      var tracker = VelocityTracker()
      tracker.estimator = .leastSquares
      for (index, stamp) in stamps.enumerated() {
        tracker.add([0, 9, 10, 30][index], at: Double(start + stamp) / 1e6)
      }
      let velocity = tracker.velocity(at: Double(start + 100_000) / 1e6)
      #expect(isClose(velocity, 486.2437, within: 0.001), "\(start): \(velocity)")
    }
  }

  @Test func `events at the very rate of the buckets are each a sample`() {
    var tracker = VelocityTracker()
    for index in 0..<2000 {
      tracker.add(CGFloat(index) * 5, at: Double(index) / 120)
      #expect(tracker.samples.suffix(2).map(\.position).first == CGFloat(max(0, index - 1)) * 5, "\(index)")
    }
  }
}
