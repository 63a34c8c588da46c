import Carousel
public import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension FeedScene: CollectionViewDataSource, CollectionViewDelegate {
  func description(ofSection index: Int, width: CGFloat) -> CollectionLayoutSection? {
    let sections = state.document.sections
    guard sections.indices.contains(index) else { return nil }
    return SectionBuilder(
      section: sections[index], width: width, isFirst: index == 0, isLast: index == sections.count - 1,
      metrics: state.document.settings.dots
    ).build(in: collectionView)
  }

  /// The number of sections.
  public func numberOfSections(in collectionView: CollectionView) -> Int { state.document.sections.count }

  /// The number of cards in a section.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    state.document.sections[section].cards.count
  }

  /// The id of a section.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> String {
    state.document.sections[section].id
  }

  /// The id of a card.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
  ) -> String { state.document.sections[indexPath.section].cards[indexPath.item].id }

  /// A cell that shows the card.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let section = state.document.sections[indexPath.section]
    let card = section.cards[indexPath.item]
    let cell: CardCell = collectionView.dequeueReusableView(CardFace(card, in: section).rawValue)
    cell.configure(card, note: note(of: card, at: indexPath, in: section))
    if let cell = cell as? PictureCell {
      cell.image.flipsForRightToLeftLayoutDirection = section.carousel?.isPanorama ?? false
    }
    if let cell = cell as? TextCell {
      cell.linkTitle =
        card.link.map { link in
          state.document.sections.first { $0.id == link }?.title ?? link
        } ?? ""
    }
    return cell
  }

  /// A header, dots, an overlay, a badge or the background of a section.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let section = state.document.sections[indexPath.section]
    switch kind {
    case SectionBuilder.Kind.header: return header(of: section, index: indexPath.section)
    case SectionBuilder.Kind.dots:
      let footer: DotsFooter = collectionView.dequeueReusableView(kind)
      footer.show(section.carousel?.dots ?? FeedDots(), metrics: state.document.settings.dots)
      footer.connect(to: section.id, of: collectionView)
      return footer
    case SectionBuilder.Kind.overlay: return overlay(of: section)
    case SectionBuilder.Kind.badge:
      let badge: BadgeView = collectionView.dequeueReusableView(kind)
      badge.text = section.cards[indexPath.item].badge
      return badge
    default:
      let ground: SectionGround = collectionView.dequeueReusableView(kind)
      ground.backgroundColor = section.background.color
      return ground
    }
  }

  /// True for a card that turns over; a link leads to its section instead.
  public func collectionView(_ collectionView: CollectionView, turnsOverItemAt indexPath: IndexPath) -> Bool {
    card(at: indexPath)?.link == nil
  }

  /// Follows a link.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let link = card(at: indexPath)?.link,
      let index = state.document.sections.firstIndex(where: { $0.id == link }),
      let solved = collectionView.solvedLayout, solved.sections.indices.contains(index)
    else { return }
    let insets = collectionView.safeAreaInsets
    let end = max(-insets.top, solved.contentSize.height + insets.bottom - collectionView.bounds.height)
    let top = solved.sections[index].frame.minY - insets.top
    collectionView.perform(
      ScrollRequest(.vertical, to: .offset(min(max(top, -insets.top), end)), cause: .api))
  }

  func registerViews() {
    for face in CardFace.allCases {
      collectionView.register(face.cellType, forReuseIdentifier: face.rawValue)
    }
    let kinds: [(String, CollectionReusableView.Type)] = [
      (SectionBuilder.Kind.header, SectionHeader.self), (SectionBuilder.Kind.dots, DotsFooter.self),
      (SectionBuilder.Kind.overlay, OverlayBand.self), (SectionBuilder.Kind.badge, BadgeView.self),
      (SectionBuilder.Kind.ground, SectionGround.self),
    ]
    for (kind, type) in kinds { collectionView.register(type, forReuseIdentifier: kind) }
  }

  /// Updates the places on the backs of turned cards, which change with the window and their neighbours.
  func noteOrigins() {
    for case let cell as CardCell in collectionView.subviews where cell.interaction.showsBack {
      guard let path = collectionView.indexPath(for: cell),
        let attributes = collectionView.layoutAttributesForItem(at: path)
      else { continue }
      cell.noteOrigin(attributes.frame.origin)
    }
  }

  private func card(at indexPath: IndexPath) -> FeedCard? {
    let sections = state.document.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cards.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].cards[indexPath.item]
  }

  private func header(of section: FeedSection, index: Int) -> SectionHeader {
    let header: SectionHeader = collectionView.dequeueReusableView(SectionBuilder.Kind.header)
    let ground = section.header == .pinned ? section.background.color ?? Palette.paper : nil
    header.configure(SectionHeader.Content(section, isFirst: index == 0), ground: ground)
    if let motion = collectionView.rowReading(of: section.id)?.motion {
      header.chip.reading = chipReading(of: motion)
    }
    return header
  }

  private func overlay(of section: FeedSection) -> OverlayBand {
    let band: OverlayBand = collectionView.dequeueReusableView(SectionBuilder.Kind.overlay)
    guard let overlay = section.carousel?.overlay else { return band }
    let id = section.id
    band.configure(overlay, isPausable: controller.hasAutoScroll(row: id))
    band.more.removeAllActions()
    band.more.addAction(for: .touchUpInside) { [weak self] _ in self?.growOverlay(of: id) }
    band.pause.removeAllActions()
    band.pause.addAction(for: .touchUpInside) { [weak self] _ in self?.controller.togglePause(ofRow: id) }
    band.room =
      collectionView.rowReading(of: id).map { OverlayBand.room(inRow: $0.frame.height) } ?? .infinity
    update(band, of: id)
    return band
  }

  private func note(of card: FeedCard, at indexPath: IndexPath, in section: FeedSection) -> CardNote {
    let hasStops = section.carousel?.behavior.hasStops ?? false
    return CardNote(
      id: "\(section.id)/\(card.id)", index: indexPath.item, count: section.cards.count,
      page: hasStops ? indexPath.item / (section.carousel?.cardsPerGroup ?? 1) : nil,
      lesson: SectionLesson(section))
  }
}
