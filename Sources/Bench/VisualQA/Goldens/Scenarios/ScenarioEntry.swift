import Foundation
public import Replays

/// A scenario as read from a file, whose script is not loaded yet.
public nonisolated struct ScenarioEntry: Sendable, Hashable {
  /// The scenario, with a script of one capture named `rest`.
  public var scenario: GoldenScenario
  /// The name of a bundled script, or of a file beside the scenario file; `nil` to capture the scene at rest.
  public var script: String?

  /// Returns the scenario with its script.
  public func playing(_ script: GestureScript) -> GoldenScenario {
    var scenario = scenario
    scenario.script = script
    return scenario
  }
}
