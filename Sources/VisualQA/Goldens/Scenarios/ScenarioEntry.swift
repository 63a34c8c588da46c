import Foundation
public import Replays

/// A scenario as a file has it: the script is still to be found.
public nonisolated struct ScenarioEntry: Sendable, Hashable {
  /// The scenario, with a script of one capture called `rest`.
  public var scenario: GoldenScenario
  /// What it plays: a script that ships, or a file beside the scenario file; `nil` to look at the scene at rest.
  public var script: String?

  /// The scenario with its script.
  public func playing(_ script: GestureScript) -> GoldenScenario {
    var scenario = scenario
    scenario.script = script
    return scenario
  }
}
