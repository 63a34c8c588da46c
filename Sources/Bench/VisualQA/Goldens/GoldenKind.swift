/// The kinds of references of a scenario, the cheapest to compare first.
public nonisolated enum GoldenKind: String, Sendable, Hashable, CaseIterable {
  /// The state of a capture as JSON text: offsets, velocities, pages, dots and events.
  case state
  /// The motion of all scroll views in every frame, as lines of JSON; one file for the whole run.
  case motion
  /// The draw list of a capture, as text.
  case drawList = "drawlist"
  /// The fonts that the pixels depend on, as JSON text; only for pictures with real fonts.
  case fonts
  /// The pixels of a capture.
  case still
  /// The frames of a script's strip side by side, with captions.
  case strip

  /// The file extension.
  public var fileExtension: String {
    switch self {
    case .state, .fonts: "json"
    case .motion: "jsonl"
    case .drawList: "txt"
    case .still, .strip: "png"
    }
  }

  /// Returns the file name; the motion of a run has no capture name.
  public func fileName(of moment: String?) -> String {
    ([rawValue] + [moment].compactMap(\.self)).joined(separator: "-") + "." + fileExtension
  }

  /// Returns the capture name in the name of a file of this kind; `nil` for the motion of a run.
  func moment(ofFileName name: String) -> String? {
    let moment = name.dropFirst(rawValue.count + 1).dropLast(fileExtension.count + 1)
    return moment.isEmpty ? nil : String(moment)
  }

  /// Creates the kind of a file by its name; `nil` for any other name.
  init?(fileName name: String) {
    let kind = Self.allCases.first { kind in
      name == kind.fileName(of: nil)
        || name.hasPrefix(kind.rawValue + "-") && name.hasSuffix("." + kind.fileExtension)
    }
    guard let kind else { return nil }
    self = kind
  }
}
