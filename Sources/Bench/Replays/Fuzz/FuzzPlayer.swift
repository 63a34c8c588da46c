import Stage

/// A player of scripts on one scene, which collects what they break and shrinks the first scripts of each invariant.
///
/// The scripts are played in the order of their origins.
package struct FuzzPlayer {
  private let run: FuzzRun
  private let ground: FuzzProgram.Targets
  /// What was played so far, and what it broke.
  package private(set) var result: FuzzResult

  init(_ run: FuzzRun, ground: FuzzProgram.Targets, scene: String, seed: UInt64) {
    self.run = run
    self.ground = ground
    result = FuzzResult(scene, seed: seed)
  }

  /// Plays one script of random strokes; returns the finding that has a new smallest script, `nil` for none.
  package mutating func play(_ script: Fuzzer.Script, index: Int) -> FuzzFinding? {
    var program = FuzzProgram(seed: script.seed, on: ground)
    result.scripts += 1
    result.strokes += script.strokes
    return play(program.steps(script.strokes), from: .seeded(index: index, seed: script.seed))
  }

  /// Plays one script of the corpus; returns the finding that has a new smallest script, `nil` for none.
  package mutating func play(_ seed: FuzzCorpus.Entry) -> FuzzFinding? {
    result.corpus += 1
    return play(seed.script.steps, from: .file(seed.name))
  }

  private mutating func play(_ steps: [GestureStep], from origin: FuzzFinding.Origin) -> FuzzFinding? {
    guard let first = run.broken(steps) else { return nil }
    let kind = first.kind
    let invariant = FuzzFinding.shortened(kind)
    guard result.keepsMore(of: invariant) else {
      result.count(invariant)
      return nil
    }
    let shortest = run.shortest(steps, breaking: kind)
    let violation = run.broken(shortest) ?? first
    let example = FuzzFinding.Example(
      origin, message: violation.message, time: violation.time, steps: shortest.count,
      yaml: GestureScript(file: "fuzz", steps: shortest).yaml)
    guard let finding = FuzzFinding(invariant, broken: 1, examples: [example]) else { return nil }
    let former = result.finding(of: invariant)?.smallest
    result.add(finding)
    let grown = result.finding(of: invariant)
    return grown?.smallest == former ? nil : grown
  }
}

extension Fuzzer {
  /// Returns a player of scripts on the scene.
  package func player(ofScene name: String, seed: UInt64) -> FuzzPlayer {
    FuzzPlayer(run, ground: ground, scene: name, seed: seed)
  }
}
