import Foundation

/// The clock of frame deadlines: absolute times, an interval apart.
struct FramePacer: Hashable {
  /// Seconds between frames; 0 draws without a pause.
  var interval: TimeInterval
  /// The seconds between the start of a frame and its display; 0 without vsync.
  private(set) var lead: TimeInterval = 0
  private var last: TimeInterval?

  init(interval: TimeInterval) { self.interval = interval }

  /// Returns the deadline of the frame after the last one, as seen at `now`.
  ///
  /// After an idle time this is `now`, and a new series of deadlines starts there. A late frame keeps the old series.
  func nextDeadline(at now: TimeInterval) -> TimeInterval {
    guard let last else { return now }
    let next = last + interval
    return now - next >= interval ? now : next
  }

  /// Records that the frame due at `deadline` was presented.
  mutating func frameDone(due deadline: TimeInterval) { last = deadline }

  /// Records that presenting waited for the display and returned at `time`.
  ///
  /// The series of deadlines follows the display from here, early enough for `work` seconds of drawing.
  mutating func displayShowed(at time: TimeInterval, work: TimeInterval) {
    lead = min(interval * Self.longestLead, work + interval * Self.margin)
    last = time - lead
  }

  /// The time by which a frame begins earlier than its work needs, as a fraction of the interval.
  private static let margin = 0.25
  /// The longest lead, as a fraction of the interval, so that events are still read as they arrive.
  private static let longestLead = 0.6
}

/// The latest time at which the next frame of a moving scene has to begin, even when the loop is blocked.
struct FrameExpectation: Hashable {
  private var next: TimeInterval?
  private var isAwaited = false

  /// Records that the frame due at `due` was finished at `time`.
  mutating func frameDone(due: TimeInterval, interval: TimeInterval, at time: TimeInterval) {
    isAwaited = false
    guard interval > 0 else { return next = nil }
    let steps = ((time - due) / interval).rounded(.up)
    next = due + max(1, steps) * interval
  }

  /// Records that the scene keeps moving after the last frame.
  ///
  /// Its next frame begins after the last frame was finished, at the first instant that lies whole intervals
  /// after that frame's deadline.
  mutating func sceneGoesOn() { isAwaited = true }

  /// Returns the time at which the current frame had to begin; `due` is the pacer's deadline.
  func due(atLatest due: TimeInterval) -> TimeInterval {
    guard isAwaited, let next else { return due }
    return min(due, next)
  }
}

/// The delay between a frame's deadline and its presentation, on a window without vsync.
///
/// With it frames follow each other evenly although some take longer to draw than others.
///
/// A frame shows the scene at its deadline. If it were presented as soon as it is drawn, a slow frame would
/// come late and the next one early.
struct PresentationDelay: Hashable {
  /// The longest recent drawing time, slowly decaying, in seconds; 0 before the first frame.
  private(set) var seconds: TimeInterval = 0

  /// Records the drawing time of a frame, at frames `interval` seconds apart.
  mutating func note(work: TimeInterval, interval: TimeInterval) {
    let wanted = work + interval * Self.margin
    seconds = min(max(wanted, seconds - (seconds - wanted) * Self.fading), interval * Self.longest)
  }

  /// The margin for a frame that is only a little slower than the slowest, as a fraction of an interval.
  private static let margin = 0.02
  /// The fraction of the difference that decays with each frame: after three seconds most of it is gone.
  private static let fading = 0.005
  /// The longest delay, as a fraction of an interval, so that input is never shown late.
  private static let longest = 0.35
}
