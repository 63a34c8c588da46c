import CollectionViews
import Foundation
import SampleFeeds
import SceneReadings
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Replays

/// Tests of random strokes against the invariants of a scene.
struct FuzzerTests {
  /// A reporter that reports the third page's dot in place of the fourth.
  private final class WrongDots: RowReporting {
    let reporter: any RowReporting

    init(_ reporter: any RowReporting) { self.reporter = reporter }

    func rowTrace(of row: String) -> RowTrace {
      var trace = reporter.rowTrace(of: row)
      if trace.dots?.current == 3 { trace.dots?.current = 2 }
      return trace
    }
  }

  private func stage(isFaulty: Bool) -> Stage {
    var scene = SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b", loops: true)]).scene()
    let makeContent = scene.makeContent
    scene.makeContent = { context in
      var content = makeContent(context)
      if isFaulty, let reporter = content.reporter {
        let wrong = WrongDots(reporter)
        content.reporter = wrong
        content.owned.append(wrong)
      }
      return content
    }
    return Stage(scene, tools: Toolbox(), text: BlockTextMeasuring())
  }

  @Test func `a sound scene breaks no invariant`() {
    let fuzzer = Fuzzer { stage(isFaulty: false) }
    #expect(fuzzer.run(seed: 1, strokes: 200)?.message == nil)
  }

  @Test func `a seeded fault is found, and its script is shortened until no step can be left out`() throws {
    let failure = try #require(Fuzzer { stage(isFaulty: true) }.run(seed: 1, strokes: 2000))
    #expect(failure.message.contains("dot 2 shows page 3"))
    #expect(failure.script.steps.count < 6, "\(failure.script.yaml)")
    let run = FuzzRun(makeStage: { stage(isFaulty: true) }, rate: 60)
    for index in failure.script.steps.indices where failure.script.steps.count > 1 {
      var shorter = failure.script.steps
      shorter.remove(at: index)
      let violation = try? run.violation(of: shorter)
      #expect(violation.map { $0.message.contains("dot 2 shows page 3") } != true)
    }
  }

  @Test func `the first script that breaks is the one whose shortest form is told`() throws {
    let fuzzer = Fuzzer { stage(isFaulty: true) }
    let scripts = Fuzzer.scripts(of: 510, from: 1)
    #expect(scripts.map(\.strokes) == Array(repeating: 25, count: 20) + [10])
    let broken = try #require(fuzzer.firstBroken(of: scripts[...]))
    #expect(fuzzer.run(seed: 1, strokes: 510)?.seed == broken.seed)
    let told = fuzzer.run(seed: broken.seed, strokes: broken.strokes)
    #expect(told?.script.steps == fuzzer.run(seed: 1, strokes: 510)?.script.steps)
    let place = try #require(scripts.firstIndex(of: broken))
    #expect(fuzzer.firstBroken(of: scripts[..<place]) == nil)
  }

  @Test func `a failure's file, read again, breaks the same`() throws {
    let failure = try #require(Fuzzer { stage(isFaulty: true) }.run(seed: 1, strokes: 2000))
    let script = try GestureScriptReader().read(text: failure.script.yaml, name: failure.script.file)
    let violation = try FuzzRun(makeStage: { stage(isFaulty: true) }, rate: 60).violation(of: script.steps)
    #expect(violation?.message == failure.message)
    #expect(violation?.time == failure.time)
  }

  @Test func `the same seed gives the same strokes, and another seed others`() {
    let ground = FuzzProgram.Targets(size: CGSize(width: 430, height: 932), editableRows: ["a": 5])
    func steps(_ seed: UInt64) -> [GestureStep] {
      var program = FuzzProgram(seed: seed, on: ground)
      return program.steps(50)
    }
    #expect(steps(7) == steps(7))
    #expect(steps(7) != steps(8))
  }

  @Test func `no two seeds share a script, and a script's own seed begins with it`() {
    let seeds = (0..<200).flatMap { Fuzzer.seeds(ofScripts: 20, from: $0) }
    #expect(Set(seeds).count == seeds.count)
    #expect(Fuzzer.seeds(ofScripts: 1, from: 34) == [34])
  }

  @Test(arguments: 1...20)
  func `a script written as a file is read back as the very same steps`(seed: UInt64) throws {
    let ground = FuzzProgram.Targets(size: CGSize(width: 430, height: 932), editableRows: ["a": 5, "b": 2])
    var program = FuzzProgram(seed: seed, on: ground)
    let script = GestureScript(file: "a.yml", steps: program.steps(100))
    let read = try GestureScriptReader().read(text: script.yaml, name: "a.yml")
    #expect(read.steps.map(\.kind) == script.steps.map(\.kind))
  }
}
