import Foundation
import Measurements

nonisolated extension GoldenVerdict {
  /// The verdict as cases of a report, one for each golden; `command` plays the scenario again.
  public func cases(command: String) -> [ReportCase] {
    let first = results.firstIndex(where: \.isFailure)
    return results.enumerated().map { index, result in
      var value = ReportCase(
        result.path, scenario: scenario.name, kind: result.kind, outcome: result.reported)
      value.scene = scenario.scene
      value.variant = variant
      value.moment = result.moment
      value.explanation = explanation(of: result)
      value.command = command
      value.tolerances = result.tolerances
      value.masks = scenario.masks.patterns.map(\.description)
      value.pictures = result.pictures
      if index == first { value.motion = motion }
      return value
    }
  }

  /// The explanation of a failed golden: first the scenario's difference, then that of the golden itself.
  private func explanation(of result: GoldenResult) -> String {
    switch result.outcome {
    case .passed, .written: return ""
    case .notCompared(let reason): return reason
    case .missing: return "there is no reference"
    case .deleted: return "nothing stands against this reference any more"
    case .differs(let difference):
      let story = explanation ?? ""
      let own = difference.description
      return story.isEmpty || story.contains(own) ? (story.isEmpty ? own : story) : story + "\n" + own
    }
  }

  /// The motion of the scroller that differs first; `nil` when all motion is the same.
  private var motion: ReportMotion? {
    guard let actualMotion, let referenceMotion else { return nil }
    guard let scroller = divergence?.change?.scroller else { return nil }
    return ReportMotion(
      of: scroller, reference: referenceMotion.series(of: scroller, rate: GoldenRun.rate),
      actual: actualMotion.series(of: scroller, rate: GoldenRun.rate),
      divergence: divergence?.change?.time)
  }
}

nonisolated extension GoldenResult {
  fileprivate var reported: ReportOutcome {
    switch outcome {
    case .passed: .passed
    case .differs: .changed
    case .notCompared: .notCompared
    case .missing: .missing
    case .deleted: .deleted
    case .written: .new
    }
  }
}
