import Documents

/// The keys of a simulated server response.
nonisolated struct FeedAnswerKeys: KeyTable {
  static let name = "answer"
  static let line = "When the cards that were asked for come, and how many."
  static let declared = Self()

  let after = DocumentKey.number(
    "after", in: .from(0, to: 600, "seconds"),
    "The time until they come, in seconds, unless a script answers earlier."
  ).or(SimulatedResponse().delay)
  let count = DocumentKey.whole(
    "count", in: 1...FeedLimits.cards,
    "The number of cards that come to a section at once; without it all there are.")

  /// Returns the response that a map describes.
  static func answer(_ map: DocumentMap) -> SimulatedResponse {
    defer { map.reportUnknownKeys() }
    return SimulatedResponse(delay: map.read(declared.after), count: map.read(declared.count))
  }
}
