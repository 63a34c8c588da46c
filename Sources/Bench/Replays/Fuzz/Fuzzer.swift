public import Foundation
import ScreenInterface
public import Stage

/// A test of a scene by random strokes, which finds the shortest script that breaks an invariant.
///
/// Invariants: offsets are finite and within the rubber band's reach; a feed at rest is not moved by its
/// rows; content at rest is on a page; the dots show the page; a loop leaves no more of its viewport empty
/// than its layout does; no more than two cells a row live unseen; every request ends exactly once; the same
/// events from a snapshot lead to the same place; every view looks as one that has shown nothing before; and
/// whatever the caller watches over besides.
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

  /// A condition of a scene's frame, given by its number: the description of what breaks it, `nil` when it holds.
  public typealias Condition = @MainActor (Stage, _ frame: Int) -> String?

  /// The number of strokes in one script, each of which begins on a scene of its own.
  public static let strokesOfScript = 25

  private let makeStage: @MainActor () -> Stage
  private let makeCondition: (@MainActor () -> Condition)?
  private let rate: Double

  /// Creates a fuzzer.
  ///
  /// `makeStage` starts the scene at time 0, and `watching` a condition of its frames besides the invariants; by
  /// default there is none. Both are called for every script.
  public init(
    rate: Double = 60, watching makeCondition: (@MainActor () -> Condition)? = nil,
    makeStage: @escaping @MainActor () -> Stage
  ) {
    self.makeStage = makeStage
    self.makeCondition = makeCondition
    self.rate = rate
  }

  /// Tries `strokes` strokes and returns the first failure; `nil` when there is none.
  ///
  /// All seeds follow from `seed`. The seed of a failure repeats its script as the first one.
  public func run(seed: UInt64, strokes: Int) -> Failure? {
    let run = run
    for (script, steps) in steps(of: Self.scripts(of: strokes, from: seed)[...]) {
      if let failure = failure(of: steps, seed: script.seed, run) { return failure }
    }
    return nil
  }

  /// The first of some scripts that breaks an invariant, not shortened; `nil` when none does.
  package func firstBroken(of scripts: ArraySlice<Script>) -> Script? {
    let run = run
    return steps(of: scripts).first { broken($0.steps, run) != nil }?.script
  }

  /// A script of random strokes.
  package struct Script: Sendable, Hashable {
    /// The seed that makes it.
    package var seed: UInt64
    /// The number of its strokes.
    package var strokes: Int
  }

  /// The scripts that a number of strokes makes; all their seeds follow from `seed`.
  package static func scripts(of strokes: Int, from seed: UInt64) -> [Script] {
    let count = (strokes + strokesOfScript - 1) / strokesOfScript
    return seeds(ofScripts: count, from: seed).enumerated().map { index, seed in
      Script(seed: seed, strokes: min(strokesOfScript, strokes - index * strokesOfScript))
    }
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

  private var run: FuzzRun { FuzzRun(makeStage: makeStage, makeCondition: makeCondition, rate: rate) }

  /// Returns the seeds of `count` scripts, of which the first is `seed` itself.
  ///
  /// The others share nothing with those of any other seed.
  static func seeds(ofScripts count: Int, from seed: UInt64) -> [UInt64] {
    var mixer = SeededGenerator(seed: seed)
    return (0..<count).map { $0 == 0 ? seed : mixer.next() }
  }

  private func failure(of steps: [GestureStep], seed: UInt64, _ run: FuzzRun) -> Failure? {
    guard let first = broken(steps, run) else { return nil }
    let kind = first.kind
    let shortest = Shrinker { self.broken($0, run)?.kind == kind }.fewest(steps)
    let violation = broken(shortest, run) ?? first
    return Failure(
      seed: seed, message: violation.message, time: violation.time,
      script: GestureScript(file: "fuzz-\(seed).yml", steps: shortest))
  }

  /// Plays a script and returns the invariant that it breaks; `nil` when it breaks none.
  ///
  /// A script that cannot be played breaks none: shortening took away something that one of its steps needs.
  private func broken(_ steps: [GestureStep], _ run: FuzzRun) -> FuzzRun.Violation? {
    try? run.violation(of: steps)
  }

  private var ground: FuzzProgram.Targets {
    let stage = makeStage()
    stage.advance(to: 0)
    var counts: [String: Int] = [:]
    if stage.isEditable {
      for row in stage.rowIdentifiers { counts[row] = stage.cardCount(ofRow: row) }
    }
    return FuzzProgram.Targets(size: stage.size, editableRows: counts)
  }
}

extension FuzzRun.Violation {
  /// The message without its numbers, which must stay the same while a script is shortened.
  fileprivate var kind: String { message.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
