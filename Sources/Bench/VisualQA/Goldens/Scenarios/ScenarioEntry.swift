import Foundation
public import Replays

/// A scenario as read from a file, with its script still to be loaded.
public nonisolated struct ScenarioEntry: Sendable, Hashable {
  /// The scenario, with a script of one capture called `rest`.
  public var scenario: GoldenScenario
  /// The name of a shipped script, or of a file beside the scenario file; `nil` to capture the scene at rest.
  public var script: String?

  /// The scenario with its script.
  public func playing(_ script: GestureScript) -> GoldenScenario {
    var scenario = scenario
    scenario.script = script
    return scenario
  }
}
