package import FeedFiles
package import Replays
package import ScreenInterface

/// The services that a window provides to its tuning panel.
@MainActor
package struct TuningServices {
  /// Returns the command that shows the scene with further arguments, in shell syntax.
  package var command: @MainActor (_ arguments: [String]) -> String = { $0.joined(separator: " ") }
  /// Writes the changes into the feed's file and returns a message; `nil` for a scene without a file.
  package var write: (@MainActor (FeedTuning) -> PanelMessage)?
  /// Saves a stroke with its outcome in a folder of strokes and returns a message.
  package var keepStroke: (@MainActor (RecordedStroke, StrokeOutcome) -> PanelMessage)?
  /// Returns the modifier keys that are held; modifiers alone send no events.
  package var heldModifiers: @MainActor () -> KeyModifiers = { [] }
  /// Returns true while time is paused.
  package var isFrozen: @MainActor () -> Bool = { false }

  /// Creates the services of a window without a file and without a folder of strokes.
  package init() {}
}

/// A message on the panel about something that was done or refused.
package struct PanelMessage: Sendable, Hashable {
  /// The text.
  package let words: String
  /// True when nothing was done.
  package let isRefusal: Bool

  /// Creates a message about something that was done.
  package static func done(_ words: String) -> PanelMessage { PanelMessage(words: words, isRefusal: false) }

  /// Creates a message on why nothing was done.
  package static func refused(_ words: String) -> PanelMessage { PanelMessage(words: words, isRefusal: true) }
}
