import Foundation
public import Measurements

/// The results of one scenario in one variant, with the explanation of a failure.
public nonisolated struct GoldenVerdict: Sendable {
  /// The scenario.
  public let scenario: GoldenScenario
  /// The variant in which it was played.
  public let variant: GoldenVariant
  /// The results of the goldens, the cheapest kind first.
  public var results: [GoldenResult] = []
  /// The first difference in motion; `nil` when there is none, or no reference.
  public var divergence: MotionDivergence?
  /// The motion in the reference; `nil` when there is none.
  public var referenceMotion: MotionRecord?
  /// The motion in this run; `nil` when it is not recorded.
  public var actualMotion: MotionRecord?
  /// The animation around the first difference, and its picture of that difference; `nil` when there is none.
  var film: (film: ReportPicture, moment: ReportPicture)?

  /// Creates a verdict without results.
  public init(_ scenario: GoldenScenario, in variant: GoldenVariant) {
    self.scenario = scenario
    self.variant = variant
  }

  /// The explanation of the failure by the first kind that differs; `nil` when nothing failed.
  ///
  /// It names the frame, the variable, both values and the cause, and the frames at which draw list and pixels differ.
  public var explanation: String? {
    guard let first = results.first(where: \.isFailure) else { return nil }
    var parts = [divergence?.description].compactMap(\.self)
    if divergence?.change == nil { parts += [detail].compactMap(\.self) }
    if case .differs(.brokenOff(let reason)) = first.outcome { parts.append(reason) }
    return parts.isEmpty ? first.description : parts.joined(separator: "; ")
  }

  /// The difference in the first draw list that differs, because there the element has a name.
  private var detail: String? {
    for result in results {
      guard case .differs(.text(let difference)) = result.outcome, result.kind == .drawList else { continue }
      return "at \(result.moment ?? "") the draw list's \(difference)"
    }
    return nil
  }
}

nonisolated extension GoldenVerdict {
  /// Returns the results as cases of a report, one for each existing golden; `command` plays the scenario again.
  public func cases(command: String) -> [ReportCase] {
    let first = results.firstIndex(where: \.isFailure)
    return results.enumerated().filter { $0.element.outcome != .takenAway }.map { index, result in
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
      if index == first {
        value.motion = motion
        (value.pictures.film, value.pictures.moment) = (film?.film, film?.moment)
      }
      return value
    }
  }

  /// Returns the explanation of a failed golden: first the scenario's difference, then that of the golden itself.
  private func explanation(of result: GoldenResult) -> String {
    switch result.outcome {
    case .passed, .written, .takenAway: return ""
    case .notCompared(let reason): return reason
    case .missing: return "there is no reference"
    case .deleted: return "no scenario has this reference any more"
    case .differs(let difference):
      let story = explanation ?? ""
      let own = difference.description
      return story.isEmpty || story.contains(own) ? (story.isEmpty ? own : story) : story + "\n" + own
    }
  }

  /// The motion of the scroll view that differs first; `nil` when all motion is equal.
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
    case .deleted, .takenAway: .deleted
    case .written: .new
    }
  }
}
