import Carousel
import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of the countdown alone, which is told the facts by tables.
struct AutoScrollerVectorTests {
  private struct Case: Decodable {
    let name: String
    let durations: [TimeInterval]?
    let keeps: [String]?
    let wrap: String?
    let loops: Bool?
    let pages: Int?
    let steps: [Step]

    struct Step: Decodable {
      let at: TimeInterval
      let reasons: [String]?
      let isResting: Bool?
      let page, fires: Int?
      let deadline: TimeInterval?
    }

    var settings: AutoScrollSettings {
      get throws {
        var settings = AutoScrollSettings(interval: 3)
        settings.durations = durations ?? []
        settings.keepsRemaining = try Case.reasons(keeps ?? [])
        settings.wrap = try #require(AutoScrollSettings.Wrap(rawValue: wrap ?? "loop"))
        return settings
      }
    }

    static func reasons(_ names: [String]) throws -> Set<AutoScrollSettings.PauseReason> {
      Set(try names.map { try #require(AutoScrollSettings.PauseReason(rawValue: $0)) })
    }
  }

  @Test func `the countdown ends when the worked numbers say`() throws {
    for each in try Vectors.load("pages/auto-scroll", as: Case.self) {
      var scroller = AutoScrollTimer(settings: try each.settings)
      var facts = AutoScrollTimer.Conditions(
        isResting: true, page: 0, pageCount: each.pages ?? 5, loops: each.loops ?? true, reasons: [])
      for step in each.steps {
        let name = Comment(rawValue: "\(each.name), at \(step.at)")
        if let fires = step.fires { #expect(scroller.fire(facts)?.target == .step(fires), name) }
        if let reasons = step.reasons { facts.reasons = try Case.reasons(reasons) }
        facts.isResting = step.isResting ?? facts.isResting
        facts.page = step.page ?? facts.page
        scroller.update(facts, at: step.at)
        #expect(
          scroller.deadline == nil
            ? step.deadline == nil
            : isClose(scroller.deadline ?? 0, step.deadline ?? -1, within: 1e-9), name)
      }
    }
  }

  /// Covers requirement R15.
  @Test func `whatever happens there is one deadline, in the future and at most an interval away`() {
    var random = SplitMix64(seed: 15)
    let all = AutoScrollSettings.PauseReason.allCases
    var settings = AutoScrollSettings(interval: 3)
    settings.keepsRemaining = [.offscreen, .hidden]
    settings.durations = [1, 7]
    var scroller = AutoScrollTimer(settings: settings)
    var facts = AutoScrollTimer.Conditions(isResting: true, page: 0, pageCount: 4, loops: true, reasons: [])
    var time: TimeInterval = 0
    for _ in 0..<20_000 {
      time += Double(random.below(1000)) / 1000
      switch random.below(7) {
      case 0: facts.reasons.insert(all[random.below(all.count)])
      case 1: facts.reasons.remove(all[random.below(all.count)])
      case 2: facts.reasons = []
      case 3: facts.isResting.toggle()
      case 4: facts.page = random.below(4)
      case 5: scroller.restart(at: time)
      default: if let deadline = scroller.deadline, deadline <= time { _ = scroller.fire(facts) }
      }
      scroller.update(facts, at: time)
      guard let deadline = scroller.deadline else { continue }
      #expect(facts.isResting && facts.reasons.isSubset(of: [.inactive]))
      #expect(deadline <= time + scroller.duration)
      if deadline <= time { _ = scroller.fire(facts) }
    }
  }

  /// Covers requirements R11 and R06.
  @Test func `a day of auto-scroll has no drift, and its row stays within one lap`() {
    var geometry = ScrollGeometry(viewportLength: 430, bounds: .periodic(5 * 430))
    geometry.stops = SnapPoints(offsets: (0..<5).map { CGFloat($0) * 430 })
    var motion = ScrollMotion(geometry: geometry, offset: 0)
    var scroller = AutoScrollTimer(settings: AutoScrollSettings(interval: 3))
    var time: TimeInterval = 0
    var moves = 0
    func facts() -> AutoScrollTimer.Conditions {
      AutoScrollTimer.Conditions(
        isResting: motion.phase == .idle, page: motion.stop ?? 0, pageCount: 5, loops: true, reasons: [])
    }
    scroller.update(facts(), at: time)
    while let deadline = scroller.deadline, deadline <= 24 * 3600 {
      time = deadline
      motion.advance(to: time)
      guard let move = scroller.fire(facts()) else { break }
      moves += 1
      motion.perform(
        MotionRequest(id: moves, cause: .autoplay, target: move.target, animation: move.animation), at: time)
      time = motion.nextDeadline ?? .infinity
      motion.advance(to: time)
      #expect((0..<2150).contains(motion.offset))
      _ = motion.takeEvents()
      scroller.update(facts(), at: time)
    }
    #expect(moves == 26181)
    #expect(isClose(time, 26181 * 3.3, within: 1e-6))
    #expect(motion.offset == CGFloat(moves % 5) * 430 && motion.lap == moves / 5)
  }
}
