public import CollectionViews
public import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension FeedScene: CollectionViewDataSource, CollectionViewDelegate {
  /// Returns the number of sections.
  public func numberOfSections(in collectionView: CollectionView) -> Int { document.sections.count }

  /// Returns the number of cards in a section.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    document.sections[section].cards.count
  }

  /// Returns the id of a section.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int)
    -> AnyHashable
  {
    document.sections[section].id
  }

  /// Returns the id of a card.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
  ) -> AnyHashable { document.sections[indexPath.section].cards[indexPath.item].id }

  /// Returns a cell that shows the card.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = views.cell(at: indexPath)
    if let cell = cell as? PartsCell {
      let card = views.card(at: indexPath)
      cell.button.removeAllActions()
      cell.button.addAction(for: .touchUpInside) { [weak self] _ in self?.follow(card) }
    }
    return cell
  }

  /// Returns a header, dots, an overlay, a badge or the background of a section.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    switch kind {
    case SectionBuilder.ElementKind.header: views.header(ofSection: indexPath.section)
    case SectionBuilder.ElementKind.dots: views.dots(ofSection: indexPath.section)
    case SectionBuilder.ElementKind.overlay: overlay(of: document.sections[indexPath.section])
    case SectionBuilder.ElementKind.loading: views.loadingFooter(ofSection: indexPath.section)
    case SectionBuilder.ElementKind.badge: views.badge(at: indexPath)
    default: views.ground(ofSection: indexPath.section, kind: kind)
    }
  }

  /// Returns true for a card with a link or a back; any other card cannot be pressed.
  public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let card = views.card(at: indexPath) else { return false }
    return card.link != nil || !card.back.isEmpty || document.turnsCards
  }

  /// Returns true for a card with a link or text on its back; a card that only flips is pressed through its row.
  public func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    views.card(at: indexPath)?.isPressable ?? false
  }

  /// Flips the card, scrolls to the section of its link, or pushes the other feed that it leads to.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let card = views.card(at: indexPath), card.link != nil else {
      return collectionView.turnOverItem(at: indexPath)
    }
    follow(card)
  }

  /// Scrolls the feed to the section of a card's link, or pushes the other feed.
  private func follow(_ card: FeedCard?) {
    guard let card, let link = card.link else { return }
    if let feed = card.linkedFeed {
      navigation?.push(feed)
    } else {
      collectionView.scroll(toSection: link, at: .top)
    }
  }
}

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

  /// Moves the text and the button of a card off screen out of its row's band, as on screen.
  package func dress(_ cell: CollectionReusableView, at indexPath: IndexPath) {
    let index = indexPath.section
    guard let cell = cell as? CardCell, document.sections.indices.contains(index),
      document.sections[index].carousel?.overlay != nil
    else { return }
    cell.covered = views.covered(
      inSection: index, by: view(SectionBuilder.ElementKind.overlay, of: document.sections[index].id))
  }
}

nonisolated extension FeedCard {
  /// True for a card with a link, of its own or of its button, or with text on its back.
  var isPressable: Bool { link != nil || !back.isEmpty }
}
