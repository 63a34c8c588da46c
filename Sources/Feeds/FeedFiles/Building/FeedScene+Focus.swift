import CollectionViews
import Foundation

extension FeedScene: FocusGuide {
  /// Returns the next card that can be pressed, without creating views.
  package func focusableItem(after item: Int?, backwards: Bool, inSection section: Int) -> Int? {
    guard document.sections.indices.contains(section) else { return nil }
    let cards = document.sections[section].cards
    if backwards { return cards[..<min(item ?? cards.count, cards.count)].lastIndex(where: \.isPressable) }
    let first = item.map { $0 + 1 } ?? 0
    return first < cards.count ? cards[first...].firstIndex(where: \.isPressable) : nil
  }

  /// Returns true for dots, and for overlays, which have buttons.
  package func mayHoldFocus(kind: String) -> Bool {
    kind == SectionBuilder.ElementKind.dots || kind == SectionBuilder.ElementKind.overlay
  }
}

nonisolated extension FeedCard {
  /// True for a card with a link, of its own or of its button, or with text on its back.
  var isPressable: Bool { link != nil || !back.isEmpty }
}
