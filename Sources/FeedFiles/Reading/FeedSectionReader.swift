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
    let word = map.choice("layout", of: FeedLayout.Word.self) ?? .list
    let layout = self.layout(word, map)
    let section = FeedSection(
      id: id, title: map.string("title") ?? "", subtitle: map.string("subtitle") ?? "",
      hint: map.string("hint") ?? "", header: map.choice("header", of: FeedHeader.self) ?? .plain,
      background: map.choice("background", of: FeedBackground.self) ?? .none,
      paper: map.choice("paper", of: FeedPaper.self) ?? .plain, layout: layout,
      cardSize: map.cardSize(for: layout), spacing: map.number("spacing", in: FeedLimits.gap) ?? 12,
      insets: map.insets("insets") ?? DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20),
      cards: cards(map, names: &names))
    if section.carousel?.peek != nil, case .absolute = section.cardSize.width, map.has("spacing") {
      faults.report(
        "\"spacing\" has no meaning here: it follows from \"peek\" and the card's width in points",
        at: map.position(of: "spacing"))
    }
    map.reportUnknownKeys()
    return section
  }

  private func id(_ map: DocumentMap, names: inout FeedNames) -> String {
    guard let node = map.value("id") else {
      map.reportMissing("id", needed: "a short name")
      return ""
    }
    guard let id = faults.string(node, called: "id") else { return "" }
    guard FeedID.isValid(id) else {
      faults.report("\"id\" is \(node.summary); \(FeedID.rule)", at: node.position)
      return id
    }
    names.claim(id, at: node.position)
    return id
  }

  private func layout(_ word: FeedLayout.Word, _ map: DocumentMap) -> FeedLayout {
    switch word {
    case .list:
      map.refuse(FeedCarouselReader.keys, because: "only a carousel has it, and this is a list")
      map.refuse(Self.gridKeys, because: "only a grid has it, and this is a list")
      refuseDots(map, "a list has none")
      return .list
    case .grid:
      map.refuse(FeedCarouselReader.keys, because: "only a carousel has it, and this is a grid")
      refuseDots(map, "a grid has none")
      return .grid(
        FeedGrid(
          columns: map.integer("columns", in: FeedLimits.columns) ?? 3,
          badge: map.choice("badge", of: RectAlignment.self)))
    case .carousel:
      map.refuse(Self.gridKeys, because: "only a grid has it, and this is a carousel")
      let reader = FeedCarouselReader(faults: faults, settings: settings, pictures: pictures)
      return .carousel(reader.carousel(map))
    }
  }

  private static let gridKeys = ["columns", "badge"]

  private func refuseDots(_ map: DocumentMap, _ reason: String) {
    if map.value("dots") != nil { map.reportNoStops("dots", reason) }
  }

  private func cards(_ map: DocumentMap, names: inout FeedNames) -> [FeedCard] {
    let kind = map.choice("kind", of: FeedCardKind.self) ?? .text
    let nodes = map.list("cards") ?? []
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
