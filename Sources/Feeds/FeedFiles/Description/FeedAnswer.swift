/// The answer to what a feed asks for from outside: the stand-in for an app's server.
package nonisolated struct FeedAnswer: Sendable, Hashable {
  /// The time until the answer comes, in seconds; default 1.
  package var delay: Double = 1
  /// The number of cards that come at once to each section; `nil`, the default, for all there are.
  package var count: Int?
}
