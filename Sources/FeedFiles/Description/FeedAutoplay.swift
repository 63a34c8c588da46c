/// How a row advances by itself.
public nonisolated struct FeedAutoplay: Sendable, Hashable {
  /// How long a page rests before the next, in seconds; default the feed's `autoplay.interval`, else 3.
  public var interval: Double
  /// How long the first pages rest, in seconds, where it differs; later pages take `interval`; default none.
  public var durations: [Double]
  /// What follows the last page; default `loop` on a looping row, else `stop`.
  public var wrap: FeedWrap
  /// Whose use starts the interval anew; default `row`.
  public var resetBy: FeedReset
  /// What becomes of it once the user has moved the row; default `resume`.
  public var afterInteraction: FeedAfterInteraction
  /// What holds the row still besides a user's hand, reduced motion and the pause button, which always do;
  /// default all but `inactive`.
  public var pauses: Set<FeedPause>
  /// The pauses after which the rest goes on from where it was, never one that the user causes; default none.
  public var keepsRemaining: Set<FeedPause>

  /// Creates the way a row advances; everything has its documented default.
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

/// What follows the last page of a row that advances by itself.
public nonisolated enum FeedWrap: String, Sendable, Hashable, CaseIterable {
  /// Nothing; the row stays there.
  case stop
  /// One move back to the first page.
  case rewind
  /// The first page at once, without a move.
  case jump
  /// The first page, forwards; needs a row that loops.
  case loop
  /// The way back, page by page.
  case pingPong
}

/// Whose use of the window starts an interval anew.
public nonisolated enum FeedReset: String, Sendable, Hashable, CaseIterable {
  /// Only that of the row itself.
  case row
  /// Any input anywhere in the window.
  case anyInput
}

/// What becomes of a row that advances by itself once the user has moved it.
public nonisolated enum FeedAfterInteraction: String, Sendable, Hashable, CaseIterable {
  /// It goes on after a full interval.
  case resume
  /// It is over, until its button starts it again.
  case end
}

/// Something that holds a row still for as long as it lasts.
public nonisolated enum FeedPause: String, Sendable, Hashable, CaseIterable {
  /// The pointer moved into the row and is there.
  case hover
  /// The keyboard focus is in the row.
  case focus
  /// Less than half of the row is on screen.
  case offscreen
  /// The window is hidden or minimised.
  case hidden
  /// The window is covered, as far as that can be told.
  case occluded
  /// The window does not have the keyboard.
  case inactive

  /// Whether the user causes it, so that it always costs the full interval.
  public var isCausedByUser: Bool { self == .hover || self == .focus }
}
