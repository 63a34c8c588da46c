import Foundation

/// The deadlines of frames: absolute times, an interval apart.
struct FramePacer: Hashable {
  /// Seconds between frames; 0 draws without a pause.
  var interval: TimeInterval
  /// The seconds between the beginning of a frame and its display; 0 when no display sets the pace.
  private(set) var lead: TimeInterval = 0
  private var last: TimeInterval?

  init(interval: TimeInterval) { self.interval = interval }

  /// Returns the deadline of the frame after the last one, as seen at `now`.
  ///
  /// After a rest this is `now`, and a new row of deadlines starts there; a late frame keeps the old row.
  func nextDeadline(at now: TimeInterval) -> TimeInterval {
    guard let last else { return now }
    let next = last + interval
    return now - next >= interval ? now : next
  }

  /// Notes that the frame due at `deadline` was shown.
  mutating func frameDone(due deadline: TimeInterval) { last = deadline }

  /// Notes that presenting waited for the display and returned at `time`.
  ///
  /// The row of deadlines follows the display from here, early enough for `work` seconds of drawing.
  mutating func displayShowed(at time: TimeInterval, work: TimeInterval) {
    lead = min(interval * Self.longestLead, work + interval * Self.margin)
    last = time - lead
  }

  /// The spare time for which a frame begins early beyond its work, as a part of the interval.
  private static let margin = 0.25
  /// The longest lead, as a part of the interval, so that events are still taken as they arrive.
  private static let longestLead = 0.6
}
