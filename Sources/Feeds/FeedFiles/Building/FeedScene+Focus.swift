import CollectionViews
import Foundation

extension FeedScene: FocusGuide {
  /// Looks through the cards for one that can be pressed; no view is made for it.
  package func focusableItem(after item: Int?, backwards: Bool, inSection section: Int) -> Int? {
    guard document.sections.indices.contains(section) else { return nil }
    let cards = document.sections[section].cards
    if backwards { return cards[..<min(item ?? cards.count, cards.count)].lastIndex(where: \.isPressable) }
    let first = item.map { $0 + 1 } ?? 0
    return first < cards.count ? cards[first...].firstIndex(where: \.isPressable) : nil
  }

  /// Returns true for dots, and for overlays with their buttons.
  package func mayHoldFocus(kind: String) -> Bool {
    kind == SectionBuilder.ElementKind.dots || kind == SectionBuilder.ElementKind.overlay
  }
}

nonisolated extension FeedCard {
  /// True for a card that leads somewhere, itself or by its button, or has words on its back.
  var isPressable: Bool { link != nil || !back.isEmpty }
}
