public import Foundation
import LayoutGeometry

/// The auto-scroll settings of a row: how long a page rests, what follows the last page, and what pauses it.
public nonisolated struct AutoScrollSettings: Sendable, Hashable {
  /// The behaviour after the last page.
  public enum Wrap: String, Sendable, Hashable, CaseIterable {
    /// The row stays on the last page.
    case stop
    /// The row goes back to the first page in one movement.
    case rewind
    /// The row cuts to the first page.
    case jump
    /// The row goes on to the first page; a row that does not loop stays on its last page.
    case loop
    /// The row reverses its direction and goes back page by page.
    case pingPong
  }

  /// The scope of input that restarts the countdown.
  public enum ResetBy: String, Sendable, Hashable, CaseIterable {
    /// Input on the row itself.
    case row
    /// Any press, wheel or key in the window; a press pauses for as long as it lasts.
    case anyInput
  }

  /// The behaviour after the user has moved the row, by a drag, the wheel, a key or its dots.
  public enum AfterInteraction: String, Sendable, Hashable, CaseIterable {
    /// The auto-scroll goes on after a full interval.
    case resume
    /// The auto-scroll stops until it is started again.
    case end
  }

  /// A reason that pauses the auto-scroll of a row.
  public enum PauseReason: String, Sendable, Hashable, CaseIterable {
    /// A pointer is pressed on the row or its dots; with `ResetBy.anyInput`, anywhere in the window.
    case drag
    /// The pointer moved into the row.
    case hover
    /// The row has the keyboard focus.
    case focus
    /// Too little of the row is on screen: less than half of it by default.
    case offscreen
    /// The window is hidden or minimised.
    case hidden
    /// The window is covered, as far as the system reports it.
    case occluded
    /// The window does not have the keyboard.
    case inactive
    /// The system requests reduced motion.
    case reducedMotion
    /// The user paused the row.
    case button
    /// The program paused the row.
    case program
    /// The auto-scroll was stopped, or the user ended it by moving the row; it waits to be started again.
    case stopped

    /// The pause reasons that a feed can switch on or off; all others always pause.
    package static let optional: [PauseReason] = [.hover, .focus, .offscreen, .hidden, .occluded, .inactive]

    /// The pause reasons that always apply, whatever the settings say.
    package static var always: Set<PauseReason> { Set(allCases).subtracting(optional) }

    /// Returns true when `left` comes before `right` in the alphabet, the order of the log.
    package static func < (left: PauseReason, right: PauseReason) -> Bool { left.rawValue < right.rawValue }

    /// True when the user caused the pause; the full interval then always begins anew.
    package var isCausedByUser: Bool {
      switch self {
      case .drag, .hover, .focus, .reducedMotion, .button, .stopped: true
      case .offscreen, .hidden, .occluded, .inactive, .program: false
      }
    }
  }

  /// The time that a page rests before the row moves on, in seconds, at least 0.01; default 3.
  public var interval: TimeInterval
  /// The rest times of the first pages, in seconds; later pages rest for `interval`.
  public var durations: [TimeInterval]
  /// The behaviour after the last page; default loop.
  public var wrap: Wrap
  /// The scope of input that restarts the countdown; default input on the row.
  public var resetBy: ResetBy
  /// The behaviour after the user has moved the row; default the auto-scroll goes on.
  public var afterInteraction: AfterInteraction
  /// The pause reasons that apply besides those that always do; default all but `inactive`.
  public var pauses: Set<PauseReason>
  /// The pause reasons after which the countdown goes on from where it was paused; default none.
  ///
  /// After any other reason the interval begins anew. It always does after reasons that the user causes.
  public var keepsRemaining: Set<PauseReason>
  /// The longest time that a rewind may take, in seconds; default 0.6.
  public var rewindDuration: TimeInterval
  /// The share of the row that must be on screen, 0…1; default ½.
  public var leastVisibleFraction: CGFloat

  /// Creates settings; by default a row rests for 3 seconds and loops.
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

  /// The settings of seed article B: three seconds without any input, and a rewind after the last page.
  package static var seedB: AutoScrollSettings {
    AutoScrollSettings(interval: 3, wrap: .rewind, resetBy: .anyInput)
  }

  private static let rests: ClosedRange<TimeInterval> = 0.01...1e6

  /// A copy of the settings with every number limited to its valid range.
  var bounded: AutoScrollSettings {
    var kept = self
    kept.interval = interval.bounded(to: Self.rests, or: 3)
    kept.durations = durations.map { $0.bounded(to: Self.rests, or: kept.interval) }
    kept.rewindDuration = rewindDuration.bounded(to: 0...60, or: 0.6)
    kept.leastVisibleFraction = leastVisibleFraction.bounded(to: 0...1, or: 0.5)
    return kept
  }

  /// Returns the time that a page rests, in seconds.
  package func duration(ofPage page: Int) -> TimeInterval {
    durations.indices.contains(page) ? durations[page] : interval
  }

  /// Returns true when the countdown goes on from where it was paused after these reasons.
  func keepsRemaining(through reasons: Set<PauseReason>) -> Bool {
    reasons.allSatisfy { keepsRemaining.contains($0) && !$0.isCausedByUser }
  }
}
