import Foundation
import Stage
import Testing

@testable import Replays

/// Tests of random strokes against the invariants of a scene.
struct FuzzerTests {
  private func stage(isFaulty: Bool) -> Stage { Stage.dotted(isFaulty: isFaulty) }

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
    let seeds = (0..<200).flatMap { seed in (0..<20).map { Fuzzer.seed(ofScript: $0, from: seed) } }
    #expect(Set(seeds).count == seeds.count)
    #expect(Fuzzer.seed(ofScript: 0, from: 34) == 34)
    // The seeds are those of a generator that runs through them, so that old findings keep their seeds.
    var generator = SeededGenerator(seed: 34)
    #expect((1..<9).map { Fuzzer.seed(ofScript: $0, from: 34) } == (1..<9).map { _ in generator.next() })
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
