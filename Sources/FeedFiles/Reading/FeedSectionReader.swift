import Documents
import Foundation
import LayoutGeometry

/// Reads one section and its cards.
nonisolated struct FeedSectionReader {
  let faults: DocumentFaults
  let settings: FeedSettings
  let pictures: FeedPictureReader
  let titles: FeedTitles
  let kinds: FeedKindWords

  /// The section at `node`; `nil` when the node is no map.
  func section(_ node: DocumentNode, names: inout FeedNames) -> FeedSection? {
    guard let map = faults.map(node, called: "a section") else { return nil }
    let id = self.id(map, names: &names)
    let word = map.choice("layout", of: FeedLayout.Word.self) ?? .list
    let layout = self.layout(word, map)
    var section = FeedSection(
      id: id, title: map.string("title") ?? "", subtitle: map.string("subtitle") ?? "",
      hint: map.string("hint") ?? "", header: map.choice("header", of: FeedHeader.self) ?? .plain,
      background: map.choice("background", of: FeedBackground.self) ?? .none,
      paper: map.choice("paper", of: FeedPaper.self) ?? .plain, layout: layout,
      cardSize: map.cardSize(for: layout), spacing: map.number("spacing", in: FeedLimits.gap) ?? 12,
      insets: map.insets("insets") ?? layout.usualInsets,
      cards: cards(map, names: &names))
    section.standsTitles = titles.stand(section.cards.map(\.title))
    if section.carousel?.peek != nil, case .absolute = section.cardSize.width, map.has("spacing") {
      faults.report(
        "\"spacing\" has no meaning here: it follows from \"peek\" and the card's width in points",
        at: map.position(of: "spacing"))
    }
    if section.layout == .banner { FeedMosaicReader(faults: faults).checkBanner(section, at: map.position) }
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
      refuseOthers(map, than: word)
      return .list
    case .grid:
      refuseOthers(map, than: word)
      return .grid(
        FeedGrid(
          columns: FeedMosaicReader(faults: faults).columns(map),
          badge: map.choice("badge", of: RectAlignment.self)))
    case .carousel:
      refuseOthers(map, than: word)
      let reader = FeedCarouselReader(faults: faults, settings: settings, pictures: pictures)
      return .carousel(reader.carousel(map))
    case .mosaic:
      refuseOthers(map, than: word)
      return .mosaic(FeedMosaicReader(faults: faults).mosaic(map))
    case .banner:
      refuseOthers(map, than: word)
      return .banner
    }
  }

  /// Refuses the keys that only other layouts have.
  private func refuseOthers(_ map: DocumentMap, than word: FeedLayout.Word) {
    let owners: [(FeedLayout.Word, [String])] = [
      (.carousel, FeedCarouselReader.keys), (.grid, ["columns", "badge"]), (.mosaic, ["pattern"]),
    ]
    for (owner, keys) in owners where owner != word {
      map.refuse(keys, because: "only a \(owner.rawValue) has it, and this is a \(word.rawValue)")
    }
    if word != .carousel, map.value("dots") != nil {
      map.reportNoStops("dots", "a \(word.rawValue) has none")
    }
  }

  private func cards(_ map: DocumentMap, names: inout FeedNames) -> [FeedCard] {
    let kind = kinds.choice(map) ?? FeedKindWords.Choice()
    let nodes = map.list("cards") ?? []
    if nodes.isEmpty { faults.warn("the section has no cards and shows nothing", at: map.position) }
    let reader = FeedCardReader(faults: faults, pictures: pictures, kinds: kinds, usualKind: kind)
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
