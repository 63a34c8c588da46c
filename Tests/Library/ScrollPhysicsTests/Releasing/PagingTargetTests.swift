import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct PagingTargetTests {
  private struct Case: Decodable {
    let name, policy: String
    let stops: [CGFloat]
    let offset, velocity: CGFloat
    let expect: Int
    let period, natural, startOffset, onward: CGFloat?
    let startStop: Int?
    let reach: [CGFloat]?

    var release: PagingRelease {
      var drag: PagingRelease.Drag?
      if let startStop, let startOffset, let reach {
        drag = .init(
          startStop: startStop, startOffset: startOffset, reach: reach[0]...reach[1], onward: onward ?? 0)
      }
      return PagingRelease(offset: offset, velocity: velocity, naturalStop: natural, drag: drag)
    }
  }

  private static func policy(_ name: String) -> SnapPolicy? {
    switch name {
    case "twoPages": SnapPolicy(maxPagesPerFlick: 2)
    case "shyShare": SnapPolicy(distanceShare: 0.3, distanceLimits: 40...120)
    default: SnapPreset(rawValue: name)?.policy
    }
  }

  /// Covers requirements S27, R27 and R28.
  @Test func `a release goes to the stop the worked numbers say`() throws {
    for each in try Vectors.load("paging/release", as: Case.self) {
      let policy = try #require(Self.policy(each.policy))
      let target = policy.target(
        for: each.release, among: SnapPoints(offsets: each.stops), period: each.period)
      #expect(target == each.expect, "\(each.name): \(target)")
    }
  }

  /// Covers requirement S27.
  @Test func `the chosen stop never falls when the velocity grows`() {
    var random = SplitMix64(seed: 27)
    for _ in 0..<500 {
      let stops = SnapPoints(offsets: (0..<8).map { _ in CGFloat(random.below(4000)) })
      let policy = SnapPolicy(
        threshold: random.share(), maxPagesPerFlick: [1, 2, 3, nil][random.below(4)])
      let offset = random.share() * 4000
      let start = random.share() * 4000
      let drag = PagingRelease.Drag(
        startStop: stops.nearest(to: start), startOffset: start,
        reach: Swift.min(start, offset)...Swift.max(start, offset))
      var last = 0
      for velocity in stride(from: CGFloat(-3), through: 3, by: 0.1) {
        let release = PagingRelease(
          offset: offset, velocity: velocity, naturalStop: offset + velocity * 400, drag: drag)
        let target = policy.target(for: release, among: stops)
        #expect(target >= last && target < stops.count)
        last = target
      }
    }
  }

  /// Covers requirement R28.
  @Test func `the way a slow drag needs is never longer than the page`() {
    let policy = SnapPolicy(distanceShare: 0.5, distanceLimits: 100...200)
    let stops = SnapPoints(first: 0, pitch: 30, count: 5, last: nil)
    for start in 0..<4 {
      let origin = stops.offset(at: start)
      let drag = PagingRelease.Drag(
        startStop: start, startOffset: origin, reach: origin...(origin + 30))
      let release = PagingRelease(offset: origin + 30, velocity: 0, drag: drag)
      #expect(policy.target(for: release, among: stops) == start + 1)
    }
  }

  /// Covers requirement S27.
  @Test func `the hand-written rule alone asks for pages that are not there`() {
    let stops = SnapPoints(first: 0, pitch: 328, count: 10, last: nil)
    let before = PagingRelease(offset: -32.8, velocity: -0.5)
    let beyond = PagingRelease(offset: 2952 + 40, velocity: 0.5)
    #expect(SnapPolicy.seedC.unclampedTarget(for: before, among: stops) == -1)
    #expect(SnapPolicy.seedC.unclampedTarget(for: beyond, among: stops) == 10)
    for preset in SnapPreset.allCases {
      #expect(preset.policy.target(for: before, among: stops) == 0)
      #expect(preset.policy.target(for: beyond, among: stops) == 9)
      guard preset != .seedC else { continue }
      #expect(preset.policy.unclampedTarget(for: before, among: stops) == 0)
    }
  }

  @Test func `one stop, or none, is the only choice`() {
    for preset in SnapPreset.allCases {
      for stops in [
        SnapPoints(first: 0, pitch: 0, count: 3, last: nil), SnapPoints(offsets: [70]),
        SnapPoints(first: 0, pitch: 300, count: 4, last: 0),
      ] {
        for velocity in [-9, 0, 9] as [CGFloat] {
          let release = PagingRelease(offset: 20, velocity: velocity)
          #expect(preset.policy.target(for: release, among: stops) == 0)
        }
      }
    }
  }

  /// Covers requirement S27.
  @Test func `the middle of two pages goes further along the drag, however its number is rounded`() {
    var random = SplitMix64(seed: 28)
    for _ in 0..<500 {
      let (first, pitch) = (random.share() * 200 - 100, 20 + random.share() * 900)
      let stops = SnapPoints(first: first, pitch: pitch, count: 9, last: nil)
      let low = random.below(8)
      let (start, end) = (stops.offset(at: low), stops.offset(at: low + 1))
      let middle = (start + end) / 2
      for (from, reach, expected) in [(low, start...middle, low + 1), (low + 1, middle...end, low)] {
        let drag = PagingRelease.Drag(
          startStop: from, startOffset: stops.offset(at: from), reach: reach)
        let release = PagingRelease(offset: middle, velocity: 0, drag: drag)
        #expect(SnapPolicy.paging.target(for: release, among: stops) == expected)
      }
    }
  }
}
