public import Documents
import Foundation

/// Plays scenarios headless and compares what they keep with the references.
public struct GoldenRun {
  /// How many frames a second a scenario is played at.
  public nonisolated static let rate = 60.0

  private let store: GoldenStore
  private let staging: any GoldenStaging

  /// Creates a run of `scenarios`; it first makes sure that the comparator can see differences that `seed` chooses,
  /// by every metric and tolerance that they use.
  public init(
    _ store: GoldenStore, staging: any GoldenStaging, of scenarios: [GoldenScenario], seed: UInt64
  ) throws(VisualQAError) {
    try ComparatorCanary().run(seed: seed, tolerances: Set(scenarios.map(\.tolerance)))
    self.store = store
    self.staging = staging
  }

  /// Plays a scenario in all its surroundings.
  ///
  /// - Throws: `VisualQAError`, where references cannot be read or written, or a mask means no element; then none was
  ///   written.
  public func play(_ scenario: GoldenScenario) throws(VisualQAError) -> [GoldenVerdict] {
    var takes: [(variant: GoldenVariant, take: GoldenTake)] = []
    var masks: Set<ElementPattern> = []
    for variant in scenario.variants {
      let player = try VisualQAError.reading { () throws(DocumentError) in
        try GoldenPlayer(scenario, in: variant, staging)
      }
      takes.append((variant, player.play()))
      masks.formUnion(player.usedMasks)
      if player.hidesAll { throw .allMasked(scenario: scenario.name, origin: scenario.origin) }
    }
    if takes.allSatisfy({ $0.take.failure == nil }) {
      for mask in scenario.masks.patterns where !masks.contains(mask) {
        throw .unknownElement("\(mask)", scenario: scenario.name, origin: scenario.origin)
      }
    }
    return try VisualQAError.reading { () throws(DocumentError) in
      try takes.map { (taken) throws(DocumentError) in
        try store.check(taken.take, of: scenario, in: taken.variant)
      }
    }
  }

  /// A scenario in some surroundings, as it is now.
  public func take(
    of scenario: GoldenScenario, in variant: GoldenVariant
  ) throws(DocumentError) -> GoldenTake {
    try GoldenPlayer(scenario, in: variant, staging).play()
  }
}
