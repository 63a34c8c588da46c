import Foundation
import SceneTools
import ScreenInterface

/// The state of a window whose time can be paused.
struct HistoryState {
  var mode = HistoryMode.running
  /// The total time for which the scene was paused, in seconds.
  var delay: TimeInterval = 0
  /// The scene's time while it is paused.
  var frozenTime: TimeInterval = 0
  var hand = TimelineScrubber()
  /// True while the user's own button or finger is down.
  var isPressed = false
  /// True while the `Esc` that resumed time is down: its repeats and its release mean nothing to the scene.
  var isEscapeHeld = false
  var location = CGPoint.zero
  var size: CGSize
  /// The events between the key that pauses time and the frame at which it pauses.
  var waiting: [InputEvent] = []
  /// True when events were passed on that no frame shows yet.
  var owesFrame = false
  /// The last resize of the window while time was paused.
  var resize: InputEvent.Kind?
  /// The window requests of keys while time was paused.
  var requests: [WindowRequest] = []
  var tools: ShownTools
  var bar: TimelineBar?
  var chrome: DisplayList

  /// Returns true for the repeats and the release of the `Esc` that resumed time.
  mutating func takesEscape(_ key: KeyEvent) -> Bool {
    guard isEscapeHeld, Command(key) == .goBack else { return false }
    isEscapeHeld = key.isDown && key.isRepeat
    return !key.isDown || key.isRepeat
  }
}

/// Whether the scene's time passes in a window.
enum HistoryMode {
  /// Time passes.
  case running
  /// Time pauses at the next frame.
  case stopping
  /// Time is paused.
  case frozen
}
