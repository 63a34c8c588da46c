/// The auto-scroll of a row.
public nonisolated struct FeedAutoplay: Sendable, Hashable {
  /// The time that a page rests before the next, in seconds; default the feed's `autoplay.interval`, else 3.
  public var interval: Double
  /// The resting times of the first pages, in seconds; later pages take `interval`; default none.
  public var durations: [Double]
  /// The move after the last page; default `loop` on a looping row, else `stop`.
  public var wrap: FeedWrap
  /// The input that restarts the interval; default `row`.
  public var resetBy: FeedReset
  /// The effect of the user moving the row; default `resume`.
  public var afterInteraction: FeedAfterInteraction
  /// The pauses besides a user's hand, reduced motion and the pause button, which always pause.
  ///
  /// Default all but `inactive`.
  public var pauses: Set<FeedPause>
  /// The pauses that keep the rest of the interval, never one caused by the user; default none.
  public var keepsRemaining: Set<FeedPause>

  /// Creates an auto-scroll; everything has its documented default.
  public init(
    interval: Double = 3, wrap: FeedWrap = .stop, resetBy: FeedReset = .row,
    pauses: Set<FeedPause> = [.hover, .focus, .offscreen, .hidden, .occluded]
  ) {
    self.interval = interval
    self.wrap = wrap
    self.resetBy = resetBy
    self.pauses = pauses
    durations = []
    afterInteraction = .resume
    keepsRemaining = []
  }
}

/// The moves after the last page of a row that advances by itself.
public nonisolated enum FeedWrap: String, Sendable, Hashable, CaseIterable {
  /// The row stays on the last page.
  case stop
  /// The row goes back to the first page in one move.
  case rewind
  /// The row shows the first page without a move.
  case jump
  /// The row moves forwards to the first page; needs a row that loops.
  case loop
  /// The row moves back page by page.
  case pingPong
}

/// The input that restarts an interval.
public nonisolated enum FeedReset: String, Sendable, Hashable, CaseIterable {
  /// Only input to the row itself.
  case row
  /// Any input in the window.
  case anyInput
}

/// The effects of a user's move on a row that advances by itself.
public nonisolated enum FeedAfterInteraction: String, Sendable, Hashable, CaseIterable {
  /// The row goes on after a full interval.
  case resume
  /// Auto-scroll is over, until its button starts it again.
  case end
}

/// A reason that pauses auto-scroll for as long as it lasts.
public nonisolated enum FeedPause: String, Sendable, Hashable, CaseIterable {
  /// The pointer moved into the row and is still there.
  case hover
  /// The keyboard focus is in the row.
  case focus
  /// Less than half of the row is on screen.
  case offscreen
  /// The window is hidden or minimised.
  case hidden
  /// The window is covered, as far as the system tells.
  case occluded
  /// The window does not have the keyboard focus.
  case inactive

  /// True for a pause caused by the user, which always restarts the full interval.
  public var isCausedByUser: Bool { self == .hover || self == .focus }
}
