import Foundation
import SceneTools
import ScreenInterface

/// The input handler of the timeline while time is paused; it chooses the frame to show next.
struct TimelineScrubber {
  /// The length of a jump by key.
  private static let leap = Microseconds(100_000)
  /// The duration of a frame that is made while time is paused, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// The frame to show next; `nil` for the shown one.
  private(set) var target: HistoryPosition?
  /// True while a press drags the timeline's playhead.
  private(set) var isScrubbing = false

  /// Sets the frame to show next.
  mutating func choose(_ position: HistoryPosition) { target = position }

  /// Returns the chosen frame and clears it; `nil` when none was chosen.
  mutating func take() -> HistoryPosition? {
    defer { target = nil }
    return target
  }

  /// Handles a press on the timeline, which moves the playhead there.
  mutating func press(at place: CGFloat, on bar: TimelineBar, in frames: HistoryFrames) {
    isScrubbing = true
    scrub(to: place, on: bar, in: frames)
  }

  /// Drags the playhead; any event but a move ends the drag.
  mutating func drag(_ pointer: PointerEvent, on bar: TimelineBar?, in frames: HistoryFrames) {
    if let bar { scrub(to: pointer.location.x, on: bar, in: frames) }
    if pointer.phase != .moved { isScrubbing = false }
  }

  private mutating func scrub(to place: CGFloat, on bar: TimelineBar, in frames: HistoryFrames) {
    target = frames.position(at: bar.time(at: place))
  }

  /// Moves the playhead by a key command; returns `nil` for a command that does not move it.
  ///
  /// Otherwise it returns the number of frames by which a step or a jump goes beyond the present. The caller
  /// makes these frames first.
  mutating func follow(
    _ command: Command, from shown: HistoryPosition, in frames: HistoryFrames
  ) -> Int? {
    let here = target ?? shown
    switch command {
    case .frameBack: target = frames.previous(before: here) ?? here
    case .frameOn:
      guard let next = frames.next(after: here) else { return 1 }
      target = next
    case .leapBack: target = frames.position(at: Microseconds(here.time.count - Self.leap.count))
    case .leapOn: return leap(from: here, in: frames)
    case .goToEarliest: target = frames.earliest
    case .goToLatest: target = frames.present
    default: return nil
    }
    return 0
  }

  /// Jumps forward by a tenth of a second, to the last frame up to then, and by at least one frame.
  ///
  /// Returns the number of frames that are missing beyond the present.
  private mutating func leap(from here: HistoryPosition, in frames: HistoryFrames) -> Int {
    let end = here.time + Self.leap
    let missing = ((end.seconds - frames.present.time.seconds) / Self.frame).rounded()
    if missing >= 1 { return Int(missing) }
    let reached = frames.position(at: end)
    target = reached.frame > here.frame ? reached : frames.next(after: here) ?? here
    return 0
  }
}
