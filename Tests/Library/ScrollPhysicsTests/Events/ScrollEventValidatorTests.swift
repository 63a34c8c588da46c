import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollEventValidatorTests {
  /// Covers requirements R44, R31 and S13.
  @Test func `in every story each request is asked, settles and ends once, and nothing is told twice`() {
    for seed in 0..<UInt64(2000) {
      let program = MotionProgram(seed: seed)
      var motion = ScrollMotion(program.geometry, at: program.geometry.stops?.offset(at: 0) ?? 250)
      for step in program.steps { motion.take(step.action, at: step.time) }
      motion.advance(to: program.end + 60)
      let events = motion.takeEvents()
      let violation = ScrollEventValidator.firstViolation(in: events)
      #expect(violation == nil, "seed \(seed): \(violation?.description ?? "")")
      #expect(events.map(\.kind).endings.count == program.requestCount, "seed \(seed)")
    }
  }

  @Test func `it holds as well where phases and directions are left out, as in a log`() {
    for seed in 0..<UInt64(300) {
      let program = MotionProgram(seed: seed)
      var motion = ScrollMotion(program.geometry, at: program.geometry.stops?.offset(at: 0) ?? 250)
      for step in program.steps { motion.take(step.action, at: step.time) }
      motion.advance(to: program.end + 60)
      let logged = motion.takeEvents().filter { event in
        switch event.kind {
        case .phaseChanged, .directionChanged: false
        default: true
        }
      }
      #expect(ScrollEventValidator.firstViolation(in: logged) == nil, "seed \(seed)")
    }
  }

  private static let asked = ScrollEvent.Kind.requested(id: 1, cause: .api, stop: 2, offset: 656)
  private static let askedAgain = ScrollEvent.Kind.requested(id: 2, cause: .api, stop: 3, offset: 984)
  private static let settling = ScrollEvent.Kind.willSettle(offset: 656, stop: 2)

  private static let faults: [(ScrollEventViolation.Rule, [ScrollEvent.Kind])] = [
    (.idNotNew(id: 1, last: 1), [asked, .ended(id: 1, .rejected), asked]),
    (.undecided(id: 1), [asked, .phaseChanged(.animating)]),
    (.undecided(id: 1), [asked, askedAgain]),
    (.twoRunning(id: 2, other: 1), [asked, settling, askedAgain, settling]),
    (.notOpen(id: 4), [.ended(id: 4, .arrived)]),
    (.notOpen(id: 1), [asked, settling, .ended(id: 1, .superseded), .ended(id: 1, .arrived)]),
    (.notOpen(id: 9), [asked, .ended(id: 9, .rejected)]),
    (.endedUnsettled(id: 1), [asked, .ended(id: 1, .interrupted)]),
    (.endedLate(id: 1), [asked, settling, .ended(id: 1, .alreadyThere)]),
    (.arrivedUnsettled(id: 1), [asked, settling, .ended(id: 1, .arrived), .phaseChanged(.idle)]),
    (.strayed(id: 1), [asked, settling, .stopChanged(1, .api), .stopChanged(2, .api)]),
    (.neverEnded(id: 1), [asked, settling]),
    (.neverEnded(id: 1), [asked]),
    (.stillRunning(id: 1), [asked, settling, .phaseChanged(.animating), .phaseChanged(.idle)]),
    (.unrequested, [.phaseChanged(.animating)]),
    (.unrequested, [settling, .directionChanged(.towardsEnd), .phaseChanged(.animating)]),
    (.phase(from: .idle), [.phaseChanged(.dragging)]),
    (
      .phase(from: .dragging), [.phaseChanged(.tracking), .phaseChanged(.dragging), .phaseChanged(.tracking)]
    ),
    (.toldTwice, [.phaseChanged(.idle)]),
    (.toldTwice, [.directionChanged(.towardsEnd), .directionChanged(.towardsEnd)]),
  ]

  @Test func `each fault is found, by its own rule`() {
    for (rule, kinds) in Self.faults {
      let events = kinds.enumerated().map { ScrollEvent(time: Double($0.offset), kind: $0.element) }
      let violation = ScrollEventValidator.firstViolation(in: events)
      #expect(violation?.rule == rule, "\(kinds): \(violation?.description ?? "nothing")")
    }
  }

  @Test func `only the first fault is named, with its time and its event`() {
    let late = ScrollEvent(time: 1, kind: .directionChanged(.towardsEnd))
    let early = ScrollEvent(time: 0.5, kind: .phaseChanged(.idle))
    let violation = ScrollEventValidator.firstViolation(in: [late, early, late])
    #expect(violation == ScrollEventViolation(rule: .timeRanBack(from: 1), event: early))
    #expect(violation?.description.hasPrefix("at 0.5 s") == true)
  }
}
