public import Foundation
import LayoutGeometry

/// When a row moves on by itself and what happens after its last page.
public struct AutoScrollSettings: Sendable, Hashable {
  /// What happens after the last page.
  public enum Wrap: String, Sendable, Hashable, CaseIterable {
    /// It stays there.
    case stop
    /// It goes back to the first page in one move.
    case rewind
    /// It cuts to the first page.
    case jump
    /// The first page follows the last; a row that does not loop stays on its last page.
    case loop
    /// It turns round.
    case pingPong
  }

  /// Whose use starts the countdown anew.
  public enum ResetBy: String, Sendable, Hashable, CaseIterable {
    /// That of the row alone.
    case row
    /// Any press, wheel or key anywhere; a press pauses for as long as it lasts.
    case anyInput
  }

  /// What becomes of the auto-scroll once the user has moved the row: by a drag, the wheel, a key or its dots.
  public enum AfterInteraction: String, Sendable, Hashable, CaseIterable {
    /// It goes on after a full interval.
    case resume
    /// It is over, until it is started again.
    case end
  }

  /// What may keep a row from moving on.
  public enum PauseReason: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A pointer is pressed on the row or its dots, or anywhere where any input counts.
    case drag
    /// The pointer moved into the row.
    case hover
    /// The keyboard acts on the row.
    case focus
    /// Less than half of the row is on screen.
    case offscreen
    /// The window is hidden or minimised.
    case hidden
    /// The window is covered, as far as that can be told.
    case occluded
    /// The window does not have the keyboard.
    case inactive
    /// Motion that nobody asked for is left out.
    case reducedMotion
    /// The user paused it.
    case button
    /// The program paused it.
    case program
    /// It is over until it is started again: it was stopped, or the user's moving the row ended it.
    case stopped

    /// Alphabetical, as the log lists them.
    public static func < (left: PauseReason, right: PauseReason) -> Bool { left.rawValue < right.rawValue }

    /// Whether the user caused it, so that it always costs the full interval.
    public var isCausedByUser: Bool {
      switch self {
      case .drag, .hover, .focus, .reducedMotion, .button, .stopped: true
      case .offscreen, .hidden, .occluded, .inactive, .program: false
      }
    }
  }

  /// Rest before the row moves on, in seconds, at least 0.01; default 3.
  public var interval: TimeInterval
  /// The rest of the first pages, in seconds, where it differs; later pages take `interval`.
  public var durations: [TimeInterval]
  /// What happens after the last page; default loop.
  public var wrap: Wrap
  /// Whose use starts the countdown anew; default that of the row.
  public var resetBy: ResetBy
  /// What becomes of it once the user has moved the row; default it goes on.
  public var afterInteraction: AfterInteraction
  /// The reasons that count; default all but `inactive`.
  public var pauses: Set<PauseReason>
  /// The reasons after which the rest goes on from where it was; default none, the full interval begins anew.
  ///
  /// Has no effect on reasons that the user causes.
  public var keepsRemaining: Set<PauseReason>
  /// The longest that a rewind may take, in seconds; default 0.6.
  public var rewindDuration: TimeInterval
  /// How much of the row must be on screen, 0…1; default ½.
  public var leastVisibleFraction: CGFloat

  /// Creates settings.
  public init(
    interval: TimeInterval = 3, wrap: Wrap = .loop, resetBy: ResetBy = .row,
    pauses: Set<PauseReason> = Set(PauseReason.allCases).subtracting([.inactive])
  ) {
    self.interval = interval
    self.wrap = wrap
    self.resetBy = resetBy
    self.pauses = pauses
    durations = []
    afterInteraction = .resume
    keepsRemaining = []
    rewindDuration = 0.6
    leastVisibleFraction = 0.5
  }

  /// Auto-scroll as seed article B describes it: three seconds without any use of the screen, and back to the
  /// first page after the last.
  public static var seedB: AutoScrollSettings {
    AutoScrollSettings(interval: 3, wrap: .rewind, resetBy: .anyInput)
  }

  private static let rests: ClosedRange<TimeInterval> = 0.01...1e6

  /// The settings with every number kept to what a row can do.
  var bounded: AutoScrollSettings {
    var kept = self
    kept.interval = interval.bounded(to: Self.rests, or: 3)
    kept.durations = durations.map { $0.bounded(to: Self.rests, or: kept.interval) }
    kept.rewindDuration = rewindDuration.bounded(to: 0...60, or: 0.6)
    kept.leastVisibleFraction = leastVisibleFraction.bounded(to: 0...1, or: 0.5)
    return kept
  }

  /// How long a page rests, in seconds.
  public func duration(ofPage page: Int) -> TimeInterval {
    durations.indices.contains(page) ? durations[page] : interval
  }

  /// Whether what is left of a rest survives these reasons.
  func keepsRemaining(through reasons: Set<PauseReason>) -> Bool {
    reasons.allSatisfy { keepsRemaining.contains($0) && !$0.isCausedByUser }
  }
}
