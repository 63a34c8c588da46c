public import Measurements
public import Replays

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
