package import Foundation
public import Measurements
public import Replays

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

  /// The time that playing and comparing took, in seconds; default 0.
  package var seconds: TimeInterval = 0

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

/// The result of comparing one golden.
public nonisolated struct GoldenResult: Sendable, Hashable, CustomStringConvertible {
  /// The possible outcomes of a comparison.
  public enum Outcome: Sendable, Hashable {
    /// The golden is equal, or within the tolerance.
    case passed
    /// The golden differs; the value is the first difference.
    case differs(GoldenDifference)
    /// The golden could not be compared on this machine, for this reason.
    case notCompared(String)
    /// There is no reference, and the mode does not allow writing one.
    case missing
    /// There is a reference that no scenario uses any more.
    case deleted
    /// The reference was written.
    case written
    /// The reference was deleted, because no scenario uses it any more.
    case takenAway
  }

  /// The reference's path relative to the golden folder.
  public var path: String
  /// The kind of golden.
  public var kind: GoldenKind
  /// The name of the capture or strip; `nil` for the motion of the whole run.
  public var moment: String?
  /// The outcome of the comparison.
  public var outcome: Outcome
  /// The pictures, if they differ or one is missing.
  public var pictures = ReportPictures()
  /// The tolerances with the measured values; for pictures only.
  public var tolerances: [ReportTolerance] = []
  /// The proposed new reference; `nil` for none.
  public var actual: GoldenActual?

  /// Creates a result.
  public init(_ path: String, kind: GoldenKind, moment: String? = nil, _ outcome: Outcome) {
    self.path = path
    self.kind = kind
    self.moment = moment
    self.outcome = outcome
  }

  /// True when the result fails the run.
  public var isFailure: Bool {
    switch outcome {
    case .passed, .notCompared, .written, .takenAway: false
    case .differs, .missing, .deleted: true
    }
  }

  /// The result in one line.
  public var description: String {
    switch outcome {
    case .passed: "\(path): passed"
    case .differs(let difference): "\(path): differs: \(difference)"
    case .notCompared(let reason): "\(path): not compared: \(reason)"
    case .missing: "\(path): missing; --record missing writes it"
    case .deleted: "\(path): no scenario has this reference any more; --record failed deletes it"
    case .written: "\(path): written"
    case .takenAway: "\(path): taken away"
    }
  }

  /// Returns the exit status of the program for these results.
  ///
  /// Differences and missing references take precedence, then references that were written.
  public static func exitStatus(of results: [GoldenResult]) -> RunStatus {
    if results.contains(where: \.isFailure) { return .different }
    return results.contains { [.written, .takenAway].contains($0.outcome) } ? .wrote : .done
  }
}

/// The first difference in a golden.
public nonisolated enum GoldenDifference: Sendable, Hashable, CustomStringConvertible {
  /// A line of a state or a draw list differs.
  case text(TextDifference)
  /// A frame of the motion differs.
  case motion(MotionDivergence)
  /// Pixels of a still or a strip differ.
  case pixels(BitmapDifference)
  /// The scenario stopped before its end, for this reason.
  case brokenOff(String)

  /// The difference as text.
  public var description: String {
    switch self {
    case .text(let difference): difference.description
    case .motion(let divergence): divergence.description
    case .pixels(let difference): difference.description
    case .brokenOff(let reason): reason
    }
  }
}
