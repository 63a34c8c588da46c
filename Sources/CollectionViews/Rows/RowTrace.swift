public import Foundation

/// What a carousel's own parts know of a row beyond its motion: dots and auto-scroll, for the log and the HUD.
public struct RowTrace: Sendable, Hashable {
  /// The dots of a row.
  public struct Dots: Sendable, Hashable {
    /// How many there are.
    public var count: Int
    /// The one that is current.
    public var current: Int

    /// Creates the record of a row's dots.
    public init(count: Int, current: Int) {
      self.count = count
      self.current = current
    }
  }

  /// The auto-scroll of a row.
  public struct Autoplay: Sendable, Hashable {
    /// Whether the countdown runs.
    public var isRunning: Bool
    /// The reasons why it does not, sorted.
    public var paused: [String]
    /// When the row moves on; `nil` while it does not count.
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

/// What tells the log and the HUD of a row's dots and auto-scroll.
public protocol RowReporting: AnyObject {
  /// The record of the row with this id; empty where there is nothing to tell.
  func rowTrace(of row: String) -> RowTrace
}
