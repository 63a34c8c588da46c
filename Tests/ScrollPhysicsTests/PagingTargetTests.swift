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
    let period, natural, startOffset: CGFloat?
    let startStop: Int?
    let reach: [CGFloat]?

    var release: PagingRelease {
      var stroke: PagingRelease.Stroke?
      if let startStop, let startOffset, let reach {
        stroke = .init(startStop: startStop, startOffset: startOffset, reach: reach[0]...reach[1])
      }
      return PagingRelease(offset: offset, velocity: velocity, naturalStop: natural, stroke: stroke)
    }
  }

  private static let policies: [String: SnapPolicy] = [
    "paging": .paging, "groupBoundary": .groupBoundary, "seedC": .seedC,
  ]

  @Test func `a release goes to the stop the worked numbers say`() throws {
    for each in try Vectors.load("paging/release", as: Case.self) {
      let policy = try #require(Self.policies[each.policy])
      let target = policy.target(
        for: each.release, among: SnapPoints(offsets: each.stops), period: each.period)
      #expect(target == each.expect, "\(each.name): \(target)")
    }
  }

  private struct SeedCase: Decodable {
    let width, gap, page, ideal, last: CGFloat
  }

  @Test func `the seed's geometry pages as its rule says at every width`() throws {
    for each in try Vectors.load("paging/seed-geometry", as: SeedCase.self) {
      #expect(isClose(each.gap, (each.width - 295 - 14) / 2))
      let content = 10 * 295 + 11 * each.gap
      let stops = SnapPoints(first: 0, pitch: each.page, count: 10, last: content - each.width)
      #expect(stops.count == 10)
      #expect(isClose(stops.offset(at: 9), each.last))
      #expect(isClose(each.ideal - each.last, 14))
      for offset in stride(from: CGFloat(0), through: each.last, by: 7.3) {
        for velocity in [-0.5, -0.1, 0, 0.1, 0.11, 0.5] as [CGFloat] {
          let page = offset / each.page
          let rule: CGFloat =
            abs(velocity) > 0.1 ? (velocity > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
          let target = SnapPolicy.seedC.target(
            for: PagingRelease(offset: offset, velocity: velocity), among: stops)
          #expect(target == Swift.min(9, Int(rule)))
        }
      }
    }
  }

  @Test func `the chosen stop never falls when the velocity grows`() {
    var random = SplitMix64(seed: 27)
    for _ in 0..<500 {
      let stops = SnapPoints(offsets: (0..<8).map { _ in CGFloat(random.below(4000)) })
      let policy = SnapPolicy(
        threshold: random.share(), maxPagesPerFlick: [1, 2, 3, nil][random.below(4)])
      let offset = random.share() * 4000
      let start = random.share() * 4000
      let stroke = PagingRelease.Stroke(
        startStop: stops.nearest(to: start), startOffset: start,
        reach: Swift.min(start, offset)...Swift.max(start, offset))
      var last = 0
      for velocity in stride(from: CGFloat(-3), through: 3, by: 0.1) {
        let release = PagingRelease(
          offset: offset, velocity: velocity, naturalStop: offset + velocity * 400, stroke: stroke)
        let target = policy.target(for: release, among: stops)
        #expect(target >= last && target < stops.count)
        last = target
      }
    }
  }

  @Test func `a share of the way, kept to limits, decides a slow release`() {
    let stops = SnapPoints(first: 0, pitch: 1000, count: 5, last: nil)
    let policy = SnapPolicy(distanceShare: 0.3, distanceLimits: 40...120)
    func target(_ offset: CGFloat, from start: Int) -> Int {
      let origin = stops.offset(at: start)
      let stroke = PagingRelease.Stroke(
        startStop: start, startOffset: origin, reach: Swift.min(origin, offset)...Swift.max(origin, offset))
      return policy.target(for: PagingRelease(offset: offset, velocity: 0, stroke: stroke), among: stops)
    }
    #expect(target(1119, from: 1) == 1)
    #expect(target(1120, from: 1) == 2)
    #expect(target(881, from: 1) == 1)
    #expect(target(880, from: 1) == 0)
  }
}
