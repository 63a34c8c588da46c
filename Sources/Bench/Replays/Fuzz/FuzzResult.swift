import Documents

/// The result of random strokes on one scene, or of a share of them.
///
/// Results of shares add up to the result of the whole: exactly, in any order, and for any division.
package nonisolated struct FuzzResult: Sendable, Hashable {
  /// The name of the scene.
  package let scene: String
  /// The seed from which the seeds of all scripts are derived.
  package let seed: UInt64
  /// The number of scripts of the corpus that were played.
  package var corpus = 0
  /// The number of random scripts that were played.
  package var scripts = 0
  /// The number of random strokes in them.
  package var strokes = 0
  /// The broken invariants, in the order of their descriptions.
  package private(set) var findings: [FuzzFinding] = []

  /// Creates the result of a scene on which nothing was played yet.
  package init(_ scene: String, seed: UInt64) { (self.scene, self.seed) = (scene, seed) }

  /// Returns the sum of results of one scene from one seed; `nil` for none, and for those of different ones.
  package static func merged(_ results: some Collection<FuzzResult>) -> FuzzResult? {
    guard let first = results.first else { return nil }
    var sum = FuzzResult(first.scene, seed: first.seed)
    for result in results {
      guard result.scene == sum.scene, result.seed == sum.seed else { return nil }
      sum.add(result)
    }
    return sum
  }

  private mutating func add(_ other: FuzzResult) {
    corpus += other.corpus
    scripts += other.scripts
    strokes += other.strokes
    for finding in other.findings { add(finding) }
  }

  /// Adds the scripts of a broken invariant.
  package mutating func add(_ finding: FuzzFinding) {
    if let place = place(of: finding.invariant) {
      findings[place].add(finding)
    } else {
      let place = findings.firstIndex { $0.invariant > finding.invariant } ?? findings.count
      findings.insert(finding, at: place)
    }
  }

  /// Returns true when a further script that breaks an invariant is shrunk and kept.
  ///
  /// The scripts are added in the order of their origins.
  func keepsMore(of invariant: String) -> Bool {
    place(of: invariant).map { findings[$0].examples.count < FuzzFinding.most } ?? true
  }

  /// Counts a script that breaks an invariant of which no more are kept.
  mutating func count(_ invariant: String) {
    if let place = place(of: invariant) { findings[place].count(nil) }
  }

  private func place(of invariant: String) -> Int? { findings.firstIndex { $0.invariant == invariant } }
}
