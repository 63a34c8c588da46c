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
