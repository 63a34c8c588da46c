/// The kinds of references kept of a scenario, the cheapest to compare first.
public nonisolated enum GoldenKind: String, Sendable, Hashable, CaseIterable {
  /// The state of a moment as JSON text: offsets, velocities, pages, dots and events.
  case state
  /// The motion of everything in every frame, as lines of JSON; one file for the whole run.
  case motion
  /// The draw list of a moment, as text.
  case drawList = "drawlist"
  /// The fonts that the pixels depend on, as JSON text; only for pictures with real fonts.
  case fonts
  /// The pixels of a moment.
  case still
  /// The frames of a script's strip side by side, with captions.
  case strip

  /// The extension of the file's name.
  public var fileExtension: String {
    switch self {
    case .state, .fonts: "json"
    case .motion: "jsonl"
    case .drawList: "txt"
    case .still, .strip: "png"
    }
  }

  /// The name of the file; the motion of a run has no moment.
  public func fileName(of moment: String?) -> String {
    ([rawValue] + [moment].compactMap(\.self)).joined(separator: "-") + "." + fileExtension
  }

  /// The moment in the name of a file of this kind; `nil` for the motion of a run.
  func moment(ofFileName name: String) -> String? {
    let moment = name.dropFirst(rawValue.count + 1).dropLast(fileExtension.count + 1)
    return moment.isEmpty ? nil : String(moment)
  }

  /// The kind that a file name belongs to; `nil` for any other name.
  init?(fileName name: String) {
    let kind = Self.allCases.first { kind in
      name == kind.fileName(of: nil)
        || name.hasPrefix(kind.rawValue + "-") && name.hasSuffix("." + kind.fileExtension)
    }
    guard let kind else { return nil }
    self = kind
  }
}
