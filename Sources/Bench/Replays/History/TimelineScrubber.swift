import Foundation
import SceneTools
import ScreenInterface

/// A hand on the timeline while time stands still: it chooses the frame to be shown next.
struct TimelineScrubber {
  /// The length of a leap.
  private static let leap = Microseconds(100_000)

  /// The frame to be shown next; `nil` for the shown one.
  private(set) var target: HistoryPosition?
  /// True while a press holds the head of the timeline.
  private(set) var isScrubbing = false

  /// Chooses the frame itself.
  mutating func choose(_ position: HistoryPosition) { target = position }

  /// Takes the chosen frame, which is about to be shown; `nil` when none was chosen.
  mutating func take() -> HistoryPosition? {
    defer { target = nil }
    return target
  }

  /// Presses the timeline, and drags its head from there on.
  mutating func press(at place: CGFloat, on bar: TimelineBar, in frames: HistoryFrames) {
    isScrubbing = true
    scrub(to: place, on: bar, in: frames)
  }

  /// Drags the head of the timeline; anything but a move lets go of it.
  mutating func drag(_ pointer: PointerEvent, on bar: TimelineBar?, in frames: HistoryFrames) {
    if let bar { scrub(to: pointer.location.x, on: bar, in: frames) }
    if pointer.phase != .moved { isScrubbing = false }
  }

  private mutating func scrub(to place: CGFloat, on bar: TimelineBar, in frames: HistoryFrames) {
    target = frames.position(at: bar.time(at: place))
  }

  /// Moves along the timeline by a key; returns `nil` for a command that does not.
  ///
  /// Otherwise it returns the number of frames by which a step or a leap goes beyond the present: they have
  /// to be made first.
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

  /// Goes on by a tenth of a second, to the last frame up to then, but at least by one frame.
  ///
  /// It returns the number of frames that are missing at the present.
  private mutating func leap(from here: HistoryPosition, in frames: HistoryFrames) -> Int {
    let end = here.time + Self.leap
    let missing = ((end.seconds - frames.present.time.seconds) / HistoryInterceptor.frame).rounded()
    if missing >= 1 { return Int(missing) }
    let reached = frames.position(at: end)
    target = reached.frame > here.frame ? reached : frames.next(after: here) ?? here
    return 0
  }
}
