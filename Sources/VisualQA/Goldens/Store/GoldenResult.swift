public import Measurements
public import Replays

/// How one golden fared.
public nonisolated struct GoldenResult: Sendable, Hashable, CustomStringConvertible {
  /// What can come of a comparison.
  public enum Outcome: Sendable, Hashable {
    /// It is the same, or within what is tolerated.
    case passed
    /// The first thing that differs.
    case differs(GoldenDifference)
    /// It could not be compared here, for this reason.
    case notCompared(String)
    /// There is no reference, and none may be written.
    case missing
    /// There is a reference and nothing to compare it with.
    case deleted
    /// The reference was written, or taken away where nothing stands against it any more.
    case written
  }

  /// The reference's path below the golden folder.
  public var path: String
  /// What was compared.
  public var kind: GoldenKind
  /// The moment's or the strip's name; `nil` for what belongs to the whole run.
  public var moment: String?
  /// How it fared.
  public var outcome: Outcome
  /// The pictures, where they differ or one is missing.
  public var pictures = ReportPictures()
  /// What was tolerated and measured; for pictures only.
  public var tolerances: [ReportTolerance] = []
  /// What was left beside the reference for review; `nil` for nothing.
  public var actual: GoldenActual?

  /// Creates a result.
  public init(_ path: String, kind: GoldenKind, moment: String? = nil, _ outcome: Outcome) {
    self.path = path
    self.kind = kind
    self.moment = moment
    self.outcome = outcome
  }

  /// Whether it stands in the way of a pass.
  public var isFailure: Bool {
    switch outcome {
    case .passed, .notCompared, .written: false
    case .differs, .missing, .deleted: true
    }
  }

  /// One line.
  public var description: String {
    switch outcome {
    case .passed: "\(path): passed"
    case .differs(let difference): "\(path): differs: \(difference)"
    case .notCompared(let reason): "\(path): not compared: \(reason)"
    case .missing: "\(path): missing; --record missing writes it"
    case .deleted: "\(path): nothing stands against this reference any more; --record failed takes it away"
    case .written: "\(path): written"
    }
  }

  /// How the program ends after these results: differences and missing references weigh most, then what was
  /// written.
  public static func exitStatus(of results: [GoldenResult]) -> RunStatus {
    if results.contains(where: \.isFailure) { return .different }
    return results.contains { $0.outcome == .written } ? .wrote : .done
  }
}

/// The first thing in which a golden differs.
public nonisolated enum GoldenDifference: Sendable, Hashable, CustomStringConvertible {
  /// A line of a state or a draw list.
  case text(TextDifference)
  /// A frame of the motion.
  case motion(MotionDivergence)
  /// Pixels of a still or a strip.
  case pixels(BitmapDifference)
  /// The scenario broke off before it was at its end.
  case brokenOff(String)

  /// The difference in words.
  public var description: String {
    switch self {
    case .text(let difference): difference.description
    case .motion(let divergence): divergence.description
    case .pixels(let difference): difference.description
    case .brokenOff(let reason): reason
    }
  }
}
