package import Foundation

/// The log's record of a row's dots and auto-scroll, which are not part of its motion; the HUD shows it too.
public struct RowTrace: Sendable, Hashable {
  /// The log's record of a row's dots.
  public struct Dots: Sendable, Hashable {
    /// The number of dots.
    public var count: Int
    /// The index of the current dot.
    package var current: Int

    /// Creates the record of a row's dots.
    package init(count: Int, current: Int) {
      self.count = count
      self.current = current
    }
  }

  /// The log's record of a row's auto-scroll.
  package struct Autoplay: Sendable, Hashable {
    /// True while the countdown runs.
    package var isRunning: Bool
    /// The reasons that pause the countdown, sorted.
    package var paused: [String]
    /// The time at which the row moves on, in seconds; `nil` while the countdown does not run.
    package var deadline: TimeInterval?

    /// Creates the record of a row's auto-scroll.
    package init(isRunning: Bool, paused: [String], deadline: TimeInterval?) {
      self.isRunning = isRunning
      self.paused = paused
      self.deadline = deadline
    }
  }

  /// The dots; `nil` when the row has none.
  public var dots: Dots?
  /// The auto-scroll; `nil` when the row has none.
  package var autoplay: Autoplay?

  /// Creates a record; by default of a row without dots and auto-scroll.
  package init(dots: Dots? = nil, autoplay: Autoplay? = nil) {
    self.dots = dots
    self.autoplay = autoplay
  }
}
