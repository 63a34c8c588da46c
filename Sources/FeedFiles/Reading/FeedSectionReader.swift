import Documents
import Foundation
import LayoutGeometry

/// Reads one section and its cards.
nonisolated struct FeedSectionReader {
  let faults: DocumentFaults
  let settings: FeedSettings
  let pictures: FeedPictureReader

  /// The section at `node`; `nil` when the node is no map.
  func section(_ node: DocumentNode, names: inout FeedNames) -> FeedSection? {
    guard let map = faults.map(node, called: "a section") else { return nil }
    let id = self.id(map, names: &names)
    let keys = FeedSectionKeys.declared
    let layout = self.layout(map.read(keys.layout), map)
    let section = FeedSection(
      id: id, title: map.read(keys.title), subtitle: map.read(keys.subtitle), hint: map.read(keys.hint),
      header: map.read(keys.header), background: map.read(keys.background), paper: map.read(keys.paper),
      layout: layout, cardSize: map.cardSize(keys.card, for: layout), spacing: map.read(keys.spacing),
      insets: map.read(keys.insets), cards: cards(map, names: &names))
    let spacing = keys.spacing.name
    if section.carousel?.peek != nil, case .absolute = section.cardSize.width, map.has(spacing) {
      faults.report(
        "\"spacing\" has no meaning here: it follows from \"peek\" and the card's width in points",
        at: map.position(of: spacing))
    }
    map.reportUnknownKeys()
    return section
  }

  private func id(_ map: DocumentMap, names: inout FeedNames) -> String {
    guard let node = map.read(FeedSectionKeys.declared.id), let id = faults.string(node, called: "id") else {
      return ""
    }
    guard FeedID.isValid(id) else {
      faults.report("\"id\" is \(node.summary); \(FeedID.rule)", at: node.position)
      return id
    }
    names.claim(id, at: node.position)
    return id
  }

  private func layout(_ word: FeedLayout.Word, _ map: DocumentMap) -> FeedLayout {
    let keys = FeedSectionKeys.declared
    switch word {
    case .list:
      map.refuse(keys.carousel.refused, because: "only a carousel has it, and this is a list")
      map.refuse(keys.grid.names, because: "only a grid has it, and this is a list")
      refuseDots(map, "a list has none")
      return .list
    case .grid:
      map.refuse(keys.carousel.refused, because: "only a carousel has it, and this is a grid")
      refuseDots(map, "a grid has none")
      return .grid(FeedGrid(columns: map.read(keys.grid.columns), badge: map.read(keys.grid.badge)))
    case .carousel:
      map.refuse(keys.grid.names, because: "only a grid has it, and this is a carousel")
      let reader = FeedCarouselReader(faults: faults, settings: settings, pictures: pictures)
      return .carousel(reader.carousel(map))
    }
  }

  private func refuseDots(_ map: DocumentMap, _ reason: String) {
    let dots = FeedCarouselKeys.declared.dots.name
    if map.value(dots) != nil { map.reportNoStops(dots, reason) }
  }

  private func cards(_ map: DocumentMap, names: inout FeedNames) -> [FeedCard] {
    let keys = FeedSectionKeys.declared
    let kind = map.read(keys.kind)
    let nodes = map.read(keys.cards) ?? []
    if nodes.isEmpty { faults.warn("the section has no cards and shows nothing", at: map.position) }
    let reader = FeedCardReader(faults: faults, pictures: pictures, usualKind: kind)
    var ids: Set<String> = []
    return nodes.enumerated().compactMap { index, node in
      guard let card = reader.card(node, index: index, names: &names) else { return nil }
      if !ids.insert(card.id).inserted {
        faults.report("the id \"\(card.id)\" is taken by another card of this section", at: node.position)
      }
      return card
    }
  }
}
