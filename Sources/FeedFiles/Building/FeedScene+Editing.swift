import Foundation
public import Stage

extension FeedScene: SceneEditing {
  /// Changes the cards of a section, each row staying on the card it shows; the file stays as it is.
  public func perform(_ edit: SceneEdit) -> Bool {
    var document = document
    guard let index = document.sections.firstIndex(where: { $0.id == edit.row }),
      document.sections[index].cards.change(edit.change)
    else { return false }
    reload(document)
    return true
  }
}

nonisolated extension [FeedCard] {
  fileprivate mutating func change(_ change: SceneEdit.Change) -> Bool {
    switch change {
    case .insert(let place):
      guard indices.contains(place) else { return false }
      var card = self[place]
      var copy = 2
      while contains(where: { $0.id == "\(card.id)-\(copy)" }) { copy += 1 }
      card.id += "-\(copy)"
      insert(card, at: place)
    case .remove(let place):
      guard indices.contains(place) else { return false }
      remove(at: place)
    case .move(let from, let to):
      guard indices.contains(from), indices.contains(to) else { return false }
      insert(remove(at: from), at: to)
    }
    return true
  }
}
