import ScreenInterface

/// What the keys of time travel do.
nonisolated enum TravelKey: Hashable {
  /// Stop time, or go on from the present.
  case freeze
  /// One frame back.
  case back
  /// One frame on.
  case on
  /// A tenth of a second back.
  case farBack
  /// A tenth of a second on.
  case farOn
  /// To the earliest frame.
  case first
  /// To the latest frame.
  case last
  /// Show or hide the measurements, while time stands still.
  case measurements
  /// What concerns only the window and the tools, whatever time it is.
  case tool

  /// What a key means while time stands still; `nil` for nothing.
  init?(_ key: KeyEvent) {
    guard !key.modifiers.contains(.control) else {
      guard ["q", "r", "s"].contains(key.key.name) else { return nil }
      self = .tool
      return
    }
    switch key.key.name {
    case "f": self = .freeze
    case ",": self = .back
    case ".": self = .on
    case "<": self = .farBack
    case ">": self = .farOn
    case "home": self = .first
    case "end": self = .last
    case "h": self = .measurements
    case "s", "c", "?", "escape", "f11", "i", "v", "l", "tab": self = .tool
    default: return nil
    }
  }
}
