package import FeedFiles
package import Replays
package import ScreenInterface

/// What the window around a tuning panel does for it.
@MainActor
package struct TuningServices {
  /// Returns the command that shows the scene with further arguments, as a shell takes it.
  package var command: @MainActor (_ arguments: [String]) -> String = { $0.joined(separator: " ") }
  /// Writes the changes into the feed's file and returns what happened in words; `nil` for a scene without a file.
  package var write: (@MainActor (FeedTuning) -> PanelMessage)?
  /// Keeps a stroke with what became of it in a folder of strokes; returns what happened in words.
  package var keepStroke: (@MainActor (RecordedStroke, StrokeOutcome) -> PanelMessage)?
  /// Returns the modifier keys that are held; those alone make no events.
  package var heldModifiers: @MainActor () -> KeyModifiers = { [] }
  /// Returns true while time stands still.
  package var isFrozen: @MainActor () -> Bool = { false }

  /// Creates services of a window without a file and without a folder of strokes.
  package init() {}
}
