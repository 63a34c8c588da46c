public import Foundation

/// The record of a row's dots and auto-scroll, which are no part of its motion, for the log and the HUD.
public struct RowTrace: Sendable, Hashable {
  /// The dots of a row.
  public struct Dots: Sendable, Hashable {
    /// The number of dots.
    public var count: Int
    /// The index of the current dot.
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
    /// The reasons that pause the countdown, sorted.
    public var paused: [String]
    /// The time at which the row moves on, in seconds; `nil` while the countdown does not run.
    public var deadline: TimeInterval?

    /// Creates the record of a row's auto-scroll.
    public init(isRunning: Bool, paused: [String], deadline: TimeInterval?) {
      self.isRunning = isRunning
      self.paused = paused
      self.deadline = deadline
    }
  }

  /// The dots; `nil` when the row has none.
  public var dots: Dots?
  /// The auto-scroll; `nil` when the row has none.
  public var autoplay: Autoplay?

  /// Creates a record; by default of a row without dots and auto-scroll.
  public init(dots: Dots? = nil, autoplay: Autoplay? = nil) {
    self.dots = dots
    self.autoplay = autoplay
  }
}
