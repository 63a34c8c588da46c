public import Foundation
import ScreenInterface
public import Stage

/// A fuzz test of a scene with random strokes, which finds the shortest script that breaks an invariant.
///
/// Invariants: offsets are finite and within the rubber band's range. A feed at rest is not moved by its
/// rows. Content at rest is on a page. The dots show the page. A loop leaves no more of its viewport empty
/// than its layout does. No more than two cells a row exist off screen. Every request ends exactly once. The
/// same events from a snapshot lead to the same state. A reused view looks like a new one. The caller can add
/// a condition.
public struct Fuzzer {
  /// A broken invariant, with the script that breaks it.
  public struct Failure: Sendable {
    /// The seed of the script.
    public var seed: UInt64
    /// The description of the broken invariant.
    public var message: String
    /// The time at which it broke, in seconds since the stage began.
    public var time: TimeInterval
    /// The shortest script that breaks the same invariant.
    public var script: GestureScript
  }

  /// A closure that checks a frame by its number: it returns a description of the failure, or `nil`.
  public typealias Condition = @MainActor (Stage, _ frame: Int) -> String?

  /// The number of strokes in one script, which starts with a new scene.
  public static let strokesOfScript = 25

  private let makeStage: @MainActor () -> Stage
  private let makeCondition: (@MainActor () -> Condition)?
  private let rate: Double

  /// Creates a fuzzer.
  ///
  /// `makeStage` starts the scene at time 0. `watching` makes an additional condition for its frames; by
  /// default there is none. Both are called for every script.
  public init(
    rate: Double = 60, watching makeCondition: (@MainActor () -> Condition)? = nil,
    makeStage: @escaping @MainActor () -> Stage
  ) {
    self.makeStage = makeStage
    self.makeCondition = makeCondition
    self.rate = rate
  }

  /// Plays random strokes, `strokes` in number, and returns the first failure; `nil` when there is none.
  ///
  /// All seeds are derived from `seed`. Passing the seed of a failure runs its script first.
  public func run(seed: UInt64, strokes: Int) -> Failure? {
    let run = run
    for (script, steps) in steps(of: Self.scripts(of: strokes, from: seed)[...]) {
      if let failure = failure(of: steps, seed: script.seed, run) { return failure }
    }
    return nil
  }

  /// Returns the first script that breaks an invariant, not shrunk; `nil` when none does.
  package func firstBroken(of scripts: ArraySlice<Script>) -> Script? {
    let run = run
    return steps(of: scripts).first { run.broken($0.steps) != nil }?.script
  }

  /// A script of random strokes.
  package struct Script: Sendable, Hashable {
    /// The seed that generates it.
    package var seed: UInt64
    /// The number of its strokes.
    package var strokes: Int
  }

  /// Returns the scripts for a number of strokes; all their seeds are derived from `seed`.
  package static func scripts(of strokes: Int, from seed: UInt64) -> [Script] {
    (0..<scriptCount(of: strokes)).map { script($0, of: strokes, from: seed) }
  }

  private func steps(
    of scripts: ArraySlice<Script>
  ) -> some Sequence<(script: Script, steps: [GestureStep])> {
    let ground = ground
    return scripts.lazy.map { script in
      var program = FuzzProgram(seed: script.seed, on: ground)
      return (script, program.steps(script.strokes))
    }
  }

  var run: FuzzRun { FuzzRun(makeStage: makeStage, makeCondition: makeCondition, rate: rate) }

  /// Returns the seed of the script with this index; that of the first is `seed` itself.
  ///
  /// The other seeds are independent of those of any other first seed.
  static func seed(ofScript index: Int, from seed: UInt64) -> UInt64 {
    if index == 0 { return seed }
    var mixer = SeededGenerator(seed: seed, skipping: index - 1)
    return mixer.next()
  }

  private func failure(of steps: [GestureStep], seed: UInt64, _ run: FuzzRun) -> Failure? {
    guard let first = run.broken(steps) else { return nil }
    let shortest = run.shortest(steps, breaking: first.kind)
    let violation = run.broken(shortest) ?? first
    return Failure(
      seed: seed, message: violation.message, time: violation.time,
      script: GestureScript(file: "fuzz-\(seed).yml", steps: shortest))
  }

  var ground: FuzzProgram.Targets {
    let stage = makeStage()
    stage.advance(to: 0)
    var counts: [String: Int] = [:]
    if stage.isEditable {
      for row in stage.rowIdentifiers { counts[row] = stage.cardCount(ofRow: row) }
    }
    return FuzzProgram.Targets(size: stage.size, editableRows: counts)
  }
}
