import Documents

/// The keys of a carousel that follows another one.
nonisolated struct FeedFollowsKeys: KeyTable {
  static let name = "follows"
  static let line = "A carousel that goes along with another one."
  static let declared = Self()

  let row = DocumentKey.node("row", .spelled(FeedSpellings.id), "The id of the other carousel.")
    .needed("the id of a carousel")
  let by = DocumentKey<FeedFollowing>.word(
    "by", "Page by page, or by the fraction of a page while either of the two moves, under the hand too."
  ).or(.page)

  /// Reads the id of the other carousel, and the kind of synchronization.
  static func read(_ node: DocumentNode, _ faults: DocumentFaults) -> (row: String, by: FeedFollowing)? {
    guard case .map = node.content else {
      return faults.string(node, called: "follows").map { ($0, .page) }
    }
    guard let map = faults.map(node, called: "\"follows\"") else { return nil }
    defer { map.reportUnknownKeys() }
    let by = map.read(declared.by)
    return map.read(declared.row).flatMap { faults.string($0, called: "row") }.map { ($0, by) }
  }
}
