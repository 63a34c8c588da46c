import Stage

/// An editor of a feed's cards in memory; the feed's file is not changed.
nonisolated struct FeedEditor {
  /// The feed with the changes so far.
  private(set) var document: FeedDocument

  /// Performs a change; returns false when there is no such section or card, or the section is full.
  mutating func perform(_ change: SceneEdit.CardChange, inRow row: String) -> Bool {
    let count = document.sections.reduce(0) { $0 + $1.cards.count }
    if case .insert = change, count >= FeedLimits.cards { return false }
    guard let index = document.sections.firstIndex(where: { $0.id == row }) else { return false }
    return document.sections[index].change(change)
  }
}

nonisolated extension FeedSection {
  fileprivate mutating func change(_ change: SceneEdit.CardChange) -> Bool {
    switch change {
    case .insert(let place):
      guard cards.indices.contains(place) else { return false }
      var card = cards[place]
      card.id = freeID(copying: card.id)
      cards.insert(card, at: place)
    case .remove(let place):
      guard cards.indices.contains(place) else { return false }
      cards.remove(at: place)
    case .move(let from, let to):
      guard cards.indices.contains(from), cards.indices.contains(to) else { return false }
      cards.insert(cards.remove(at: from), at: to)
    }
    return true
  }

  /// Returns an unused id for a copy, also unused by cards still to load: the original card's id with a number.
  private func freeID(copying id: String) -> String {
    let names = Set(allCards.map(\.id))
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let stem = parts.dropLast().joined(separator: "-")
    let original = parts.last.flatMap { Int($0) } != nil && names.contains(stem) ? stem : id
    var copy = 2
    while names.contains("\(original)-\(copy)") { copy += 1 }
    return "\(original)-\(copy)"
  }
}
