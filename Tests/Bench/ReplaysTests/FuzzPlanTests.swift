import Documents
import Foundation
import Stage
import Testing

@testable import Replays

/// Tests that fuzz tests are divided among machines and processes without a stroke in common.
struct FuzzPlanTests {
  private func plan(_ length: FuzzPlan.Length, _ deal: FuzzDeal = .all) -> FuzzPlan {
    var plan = FuzzPlan(seed: 1)
    (plan.length, plan.deal) = (length, deal)
    return plan
  }

  private var grounds: [FuzzPlan.Ground] {
    [
      FuzzPlan.Ground("sound", Fuzzer { Stage.dotted(isFaulty: false) }),
      FuzzPlan.Ground("faulty", Fuzzer { Stage.dotted(isFaulty: true) }),
    ]
  }

  private func deals(_ count: Int) -> [FuzzDeal] { (1...count).compactMap { FuzzDeal($0, of: count) } }

  @Test(arguments: [1, 2, 3, 8, 41])
  func `shares have no script in common, and every script is in one, also of shares of shares`(count: Int) {
    for total in [0, 1, 7, 40, 400] {
      let dealt = deals(count).flatMap { Array($0.scripts(of: total)) }
      #expect(dealt.sorted() == Array(0..<total))
      let twice = deals(count).flatMap { deal in deals(3).flatMap { Array(deal.part($0).scripts(of: total)) }
      }
      #expect(twice.sorted() == Array(0..<total))
    }
    let rounds = deals(count).flatMap { deal in (0..<5).map { deal.script(inRound: $0) } }
    #expect(rounds.sorted() == Array(0..<5 * count))
    for name in ["a.yml", "b.yml", "default-fuzz-1.yml"] {
      #expect(deals(count).count { $0.holds(name, of: "default") } == 1)
    }
    #expect(FuzzDeal(0, of: count) == nil && FuzzDeal(count + 1, of: count) == nil)
  }

  @Test(arguments: [1, 24, 25, 26, 110, 10_000_000])
  func `the shares' numbers of strokes add up to the whole`(strokes: Int) {
    for count in [1, 3, 7] {
      let counts = deals(count).map { plan(.strokes(strokes), $0).strokes ?? 0 }
      #expect(counts.reduce(0, +) == strokes)
    }
    #expect(plan(.time(1)).strokes == nil)
    let last = Fuzzer.scriptCount(of: strokes) - 1
    #expect(Fuzzer.script(last, of: strokes, from: 1).strokes == strokes - last * Fuzzer.strokesOfScript)
  }

  @Test(arguments: [2, 3])
  func `the results of shares add up to exactly the result of the whole`(count: Int) throws {
    let whole = try plan(.strokes(710)).play(grounds, now: { 0 })
    #expect(whole.map(\.scene) == ["sound", "faulty"] && whole.map(\.strokes) == [710, 710])
    #expect(whole[0].findings.isEmpty)
    let finding = try #require(whole[1].findings.first)
    #expect(finding.invariant.contains("dot  shows page"))
    #expect(finding.broken > finding.examples.count || finding.broken == finding.examples.count)
    let parts = try deals(count).reversed().map { try plan(.strokes(710), $0).play(grounds, now: { 0 }) }
    for place in whole.indices {
      #expect(FuzzResult.merged(parts.map { $0[place] }) == whole[place])
    }
    let script = try GestureScriptReader().read(text: finding.smallest.yaml, name: "a.yml")
    #expect(script.steps.count == finding.smallest.steps)
    let violation = FuzzRun(makeStage: { Stage.dotted(isFaulty: true) }, rate: 60).broken(script.steps)
    #expect(violation?.message == finding.smallest.message)
  }

  @Test func `until a time is over, rounds go over the scenes, and the result tells what was played`() throws
  {
    var time: TimeInterval = 100
    var standings: [FuzzPlan.Standing] = []
    let deal = try #require(FuzzDeal(2, of: 3))
    let results = try plan(.time(5), deal).play([grounds[0], grounds[0]], now: { time }) {
      standings.append($0)
      time += 1
    }
    #expect(results.map(\.scripts) == [3, 2])
    #expect(results.map(\.strokes) == [75, 50])
    #expect(standings.map(\.strokes) == [25, 50, 75, 100, 125])
    let nothing = try plan(.time(5)).play([], now: { 0 })
    #expect(nothing.isEmpty)
  }

  @Test func `a finding is told as soon as it is shrunk, and again when a smaller script breaks it`() throws {
    var told: [FuzzFinding] = []
    var (time, times): (TimeInterval, [TimeInterval]) = (0, [])
    var observer = FuzzObserver()
    observer.onFinding = { scene, finding in
      #expect(scene == "faulty")
      let former = told.last { $0.invariant == finding.invariant }
      #expect(former.map { $0.smallest.steps > finding.smallest.steps } ?? true)
      told.append(finding)
    }
    observer.onPlayed = { _, seconds in times.append(seconds) }
    var seen = 0
    let results = try plan(.strokes(710)).play(
      [grounds[1]],
      now: {
        time += 1
        return time
      }, watchedBy: observer
    ) { standing in
      seen += 1
      #expect(Set(told.map(\.invariant)).count == standing.findings)
    }
    #expect(times == Array(repeating: 1, count: results[0].scripts) && seen == times.count)
    #expect(!told.isEmpty && !results[0].findings.isEmpty)
    for finding in results[0].findings {
      #expect(told.last { $0.invariant == finding.invariant }?.smallest == finding.smallest)
    }
  }

  @Test(arguments: [false, true])
  func `a test that is asked to end ends after the script that is played`(isTimed: Bool) throws {
    var count = 0
    var observer = FuzzObserver()
    observer.isEnded = { count >= 3 }
    observer.onPlayed = { _, _ in count += 1 }
    let length = isTimed ? FuzzPlan.Length.time(1000) : .strokes(710)
    let results = try plan(length).play(grounds, now: { 0 }, watchedBy: observer)
    #expect(results.map(\.scripts) == (isTimed ? [2, 1] : [3, 0]))
  }

  @Test func `the corpus is played first, each file on its scenes and by one share`() throws {
    let first = try plan(.strokes(2000)).play([grounds[1]], now: { 0 })
    let known = try #require(first.first?.findings.first?.smallest)
    let script = try GestureScriptReader().read(text: known.yaml, name: "known.yml")
    let wait = GestureScript(file: "wait.yml", steps: [GestureStep(.wait(1))])
    func results(_ deal: FuzzDeal) throws -> [FuzzResult] {
      var plan = plan(.strokes(25), deal)
      plan.corpus = [
        FuzzCorpus.Entry("faulty-known.yml", scene: "faulty", script: script),
        FuzzCorpus.Entry("wait.yml", script: wait),
      ]
      return try plan.play(grounds, now: { 0 })
    }
    let whole = try results(.all)
    #expect(whole.map(\.corpus) == [1, 2])
    let finding = try #require(whole[1].findings.first)
    #expect(finding.examples.first?.origin == .file("faulty-known.yml"))
    #expect(finding.examples.first?.yaml == known.yaml)
    let parts = try deals(4).map(results)
    #expect(FuzzResult.merged(parts.map { $0[1] }) == whole[1])
  }
}
