public import Foundation

/// The dots and the auto-scroll of a row, which no motion knows of, as the log and the HUD tell them.
public struct RowTrace: Sendable, Hashable {
  /// The dots of a row.
  public struct Dots: Sendable, Hashable {
    /// The number of dots.
    public var count: Int
    /// The index of the current one.
    public var current: Int

    /// Creates the record of a row's dots.
    public init(count: Int, current: Int) {
      self.count = count
      self.current = current
    }
  }

  /// The auto-scroll of a row.
  public struct Autoplay: Sendable, Hashable {
    /// True while the countdown runs.
    public var isRunning: Bool
    /// The reasons that keep it from running, sorted.
    public var paused: [String]
    /// The instant at which the row moves on, in seconds; `nil` while it does not count.
    public var deadline: TimeInterval?

    /// Creates the record of a row's auto-scroll.
    public init(isRunning: Bool, paused: [String], deadline: TimeInterval?) {
      self.isRunning = isRunning
      self.paused = paused
      self.deadline = deadline
    }
  }

  /// The dots; `nil` where the row has none.
  public var dots: Dots?
  /// The auto-scroll; `nil` where the row has none.
  public var autoplay: Autoplay?

  /// Creates a record.
  public init(dots: Dots? = nil, autoplay: Autoplay? = nil) {
    self.dots = dots
    self.autoplay = autoplay
  }
}
