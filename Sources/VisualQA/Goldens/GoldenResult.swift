/// How one golden fared.
public nonisolated struct GoldenResult: Sendable, Hashable, CustomStringConvertible {
  /// What can come of a comparison.
  public enum Outcome: Sendable, Hashable {
    /// It is the same.
    case passed
    /// The first thing that differs.
    case differs(GoldenDifference)
    /// It could not be compared here, for this reason.
    case notCompared(String)
    /// There is no reference, and none may be written.
    case missing
    /// The reference was written.
    case written
  }

  /// The reference's path below the golden folder.
  public var path: String
  /// How it fared.
  public var outcome: Outcome

  /// Creates a result.
  public init(_ path: String, _ outcome: Outcome) {
    self.path = path
    self.outcome = outcome
  }

  /// One line.
  public var description: String {
    switch outcome {
    case .passed: "\(path): passed"
    case .differs(let difference): "\(path): differs: \(difference)"
    case .notCompared(let reason): "\(path): not compared: \(reason)"
    case .missing: "\(path): missing; --record missing writes it"
    case .written: "\(path): written"
    }
  }

  /// How the program ends after these results: differences and missing references weigh most, then what was
  /// written.
  public static func exitStatus(of results: [GoldenResult]) -> RunStatus {
    var status = RunStatus.done
    for result in results {
      switch result.outcome {
      case .passed, .notCompared: continue
      case .differs, .missing: return .different
      case .written: status = .wrote
      }
    }
    return status
  }
}

/// The first thing in which a golden differs.
public nonisolated enum GoldenDifference: Sendable, Hashable, CustomStringConvertible {
  /// A line of a state or a draw list.
  case text(TextDifference)
  /// Pixels of a still.
  case pixels(BitmapDifference)

  /// The difference in words.
  public var description: String {
    switch self {
    case .text(let difference): difference.description
    case .pixels(let difference): difference.description
    }
  }
}
