/// The simulated server response to a feed's requests for cards.
package nonisolated struct SimulatedResponse: Sendable, Hashable {
  /// The delay of the response, in seconds; default 1.
  package var delay: Double = 1
  /// The number of cards for each section in one response; `nil`, the default, for all.
  package var count: Int?
}
