import Foundation

/// A sentence that the tools show for a while, on the window's clock.
struct ToolNote: Sendable, Hashable {
  /// How long it shows, in seconds.
  static let duration: TimeInterval = 3

  let text: String
  /// When it goes away.
  let end: TimeInterval

  init(_ text: String, at time: TimeInterval) {
    self.text = text
    end = time + Self.duration
  }
}
