package import Foundation

/// The plan of a fuzz test over several scenes: the seed, the length, the share and the corpus.
package struct FuzzPlan: Sendable, Hashable {
  /// The length of a test.
  package enum Length: Sendable, Hashable {
    /// This number of strokes on each scene, over all shares.
    case strokes(Int)
    /// Round after round over the scenes, until this time has passed, in seconds.
    case time(TimeInterval)
  }

  /// A scene to play on, with its name.
  package struct Ground {
    let name: String
    let fuzzer: Fuzzer

    /// Creates a scene to play on.
    package init(_ name: String, _ fuzzer: Fuzzer) { (self.name, self.fuzzer) = (name, fuzzer) }
  }

  /// How far a test is.
  package nonisolated struct Standing: Sendable, Hashable {
    /// The number of random strokes that were played.
    package var strokes = 0
    /// The number of broken invariants.
    package var findings = 0

    /// Creates a standing.
    package init(strokes: Int = 0, findings: Int = 0) { (self.strokes, self.findings) = (strokes, findings) }

    /// Adds the standing of another share.
    package static func += (left: inout Standing, right: Standing) {
      left.strokes += right.strokes
      left.findings += right.findings
    }
  }

  /// The seed from which the seeds of all scripts are derived.
  package var seed: UInt64
  /// The length; default 500 strokes.
  package var length = Length.strokes(500)
  /// The share; default all.
  package var deal = FuzzDeal.all
  /// The scripts that are played first; default none.
  package var corpus: [FuzzCorpus.Entry] = []

  /// Creates a plan.
  package init(seed: UInt64) { self.seed = seed }

  /// Returns the number of random strokes of this share on each scene; `nil` when the time decides.
  package var strokes: Int? {
    guard case .strokes(let total) = length else { return nil }
    let scripts = Fuzzer.scriptCount(of: total)
    guard deal.index < scripts else { return 0 }
    let own = (scripts - 1 - deal.index) / deal.count + 1
    let isLast = (scripts - 1) % deal.count == deal.index
    let missing = isLast ? scripts * Fuzzer.strokesOfScript - total : 0
    return own * Fuzzer.strokesOfScript - missing
  }

  /// Plays this share, and returns the results of the scenes in their order.
  ///
  /// `now` returns the time of a clock, in seconds; `onProgress` is called after every script.
  ///
  /// - Throws: What `observer` and `onProgress` throw.
  package func play(
    _ grounds: [Ground], now: () -> TimeInterval, watchedBy observer: FuzzObserver = FuzzObserver(),
    onProgress: (Standing) throws -> Void = { _ in }
  ) throws -> [FuzzResult] {
    let start = now()
    func isOver() -> Bool {
      if observer.isEnded() { return true }
      return if case .time(let limit) = length { now() - start >= limit } else { false }
    }
    var players = grounds.map { $0.fuzzer.player(ofScene: $0.name, seed: seed) }
    func play(on place: Int, _ script: (inout FuzzPlayer) -> FuzzFinding?) throws {
      let begin = now()
      let finding = script(&players[place])
      observer.onPlayed(grounds[place].name, now() - begin)
      if let finding { try observer.onFinding(grounds[place].name, finding) }
      let results = players.map(\.result)
      try onProgress(
        Standing(
          strokes: results.reduce(0) { $0 + $1.strokes },
          findings: results.reduce(0) { $0 + $1.findings.count }))
    }
    for place in players.indices {
      for entry in corpus where isOwn(entry, on: grounds[place].name) && !isOver() {
        try play(on: place) { $0.play(entry) }
      }
      guard case .strokes(let total) = length else { continue }
      for index in deal.scripts(of: Fuzzer.scriptCount(of: total)) where !isOver() {
        try play(on: place) { $0.play(Fuzzer.script(index, of: total, from: seed), index: index) }
      }
    }
    guard case .time = length else { return players.map(\.result) }
    var round = 0
    while !players.isEmpty, !isOver() {
      let index = deal.script(inRound: round)
      for place in players.indices where !isOver() {
        try play(on: place) { $0.play(Fuzzer.script(index, from: seed), index: index) }
      }
      round += 1
    }
    return players.map(\.result)
  }

  private func isOwn(_ entry: FuzzCorpus.Entry, on scene: String) -> Bool {
    entry.scene ?? scene == scene && deal.holds(entry.name, of: scene)
  }
}
