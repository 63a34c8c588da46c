/// What of a moment is kept as a reference, the cheapest to compare first.
public nonisolated enum GoldenKind: String, Sendable, Hashable, CaseIterable {
  /// Offsets, velocities, pages, dots and what happened, as JSON text.
  case state
  /// What was painted, as text.
  case drawList = "drawlist"
  /// The fonts that the pixels depend on, as JSON text; only where they depend on any.
  case fonts
  /// The pixels.
  case still

  /// The ending of its files' names.
  public var fileExtension: String {
    switch self {
    case .state, .fonts: "json"
    case .drawList: "txt"
    case .still: "png"
    }
  }
}
