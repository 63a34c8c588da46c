/// What of a scenario is kept as a reference, the cheapest to compare first.
public nonisolated enum GoldenKind: String, Sendable, Hashable, CaseIterable {
  /// Offsets, velocities, pages, dots and what happened, as JSON text; of each moment.
  case state
  /// How everything moved in every frame, as lines of JSON; once a run.
  case motion
  /// What was painted, as text; of each moment.
  case drawList = "drawlist"
  /// The fonts that the pixels depend on, as JSON text; only where they depend on any.
  case fonts
  /// The pixels of a moment.
  case still
  /// The frames of a script's strip side by side, with captions.
  case strip

  /// The ending of its files' names.
  public var fileExtension: String {
    switch self {
    case .state, .fonts: "json"
    case .motion: "jsonl"
    case .drawList: "txt"
    case .still, .strip: "png"
    }
  }

  /// The name of its file; a run's motion has no moment.
  public func fileName(of moment: String?) -> String {
    ([rawValue] + [moment].compactMap(\.self)).joined(separator: "-") + "." + fileExtension
  }

  /// The kind whose files are called so; `nil` for any other name.
  init?(fileName name: String) {
    let kind = Self.allCases.first { kind in
      name == kind.fileName(of: nil)
        || name.hasPrefix(kind.rawValue + "-") && name.hasSuffix("." + kind.fileExtension)
    }
    guard let kind else { return nil }
    self = kind
  }
}
