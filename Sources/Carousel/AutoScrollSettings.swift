public import Foundation

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
    /// The first page follows the last; the row must loop.
    case loop
    /// It turns round.
    case pingPong
  }

  /// Whose use starts the countdown anew.
  public enum ResetBy: String, Sendable, Hashable, CaseIterable {
    /// That of the row alone.
    case row
    /// Any press, wheel or key anywhere.
    case anyInput
  }

  /// What may keep a row from moving on.
  public enum PauseReason: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A pointer is pressed on the row.
    case drag
    /// The pointer moved into the row.
    case hover
    /// The keyboard acts on the row.
    case focus
    /// Less than half of the row is on screen.
    case offscreen
    /// The window is hidden, minimised or covered.
    case hidden
    /// The window does not have the keyboard.
    case inactive
    /// Motion that nobody asked for is left out.
    case reducedMotion
    /// The user paused it.
    case button

    /// Alphabetical, as the log lists them.
    public static func < (left: PauseReason, right: PauseReason) -> Bool { left.rawValue < right.rawValue }
  }

  /// Rest before the row moves on, in seconds; default 3.
  public var interval: TimeInterval
  /// What happens after the last page; default loop.
  public var wrap: Wrap
  /// Whose use starts the countdown anew; default that of the row.
  public var resetBy: ResetBy
  /// The reasons that count; default all but `inactive`.
  public var pauses: Set<PauseReason>
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
    rewindDuration = 0.6
    leastVisibleFraction = 0.5
  }
}
