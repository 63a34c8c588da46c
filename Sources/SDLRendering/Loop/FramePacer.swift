import Foundation

/// When the next frame is due: absolute deadlines, an interval apart.
struct FramePacer: Hashable {
  /// Seconds between frames; 0 draws without a pause.
  var interval: TimeInterval
  /// How long before the display shows a frame it was begun last, in seconds; 0 where no display sets the pace.
  private(set) var lead: TimeInterval = 0
  private var last: TimeInterval?

  init(interval: TimeInterval) { self.interval = interval }

  /// When the frame after the last one is due, seen at `now`.
  ///
  /// After a rest this is `now`, and a new row of deadlines starts there; a late frame keeps the old row.
  func nextDeadline(at now: TimeInterval) -> TimeInterval {
    guard let last else { return now }
    let next = last + interval
    return now - next >= interval ? now : next
  }

  /// Notes that the frame due at `deadline` was shown.
  mutating func frameDone(due deadline: TimeInterval) { last = deadline }

  /// Notes that presenting waited for the display and returned at `time`: the row of deadlines follows the
  /// display from here, early enough for `work` seconds of drawing.
  mutating func displayShowed(at time: TimeInterval, work: TimeInterval) {
    lead = min(interval * Self.longestLead, work + interval * Self.margin)
    last = time - lead
  }

  /// How early a frame is begun beyond the work that it takes, so that it does not miss the display.
  private static let margin = 0.25
  /// A frame is never begun earlier than this, so that events go on being taken as they arrive.
  private static let longestLead = 0.6
}
