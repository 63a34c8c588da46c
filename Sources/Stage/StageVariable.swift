public import Foundation

/// One number that decides where content is, with its name.
public struct StageVariable: Sendable, Hashable {
  /// The row's id; `nil` for the feed.
  public var row: String?
  /// `offset` in points, `lap`, or `velocity` in points per second.
  public var name: String
  /// The number.
  public var value: CGFloat

  /// The number's place in the log: `feed.offset`, `hero.velocity`.
  public var path: String { (row ?? "feed") + "." + name }
}
