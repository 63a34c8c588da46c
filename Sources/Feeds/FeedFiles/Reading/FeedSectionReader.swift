import Documents
import Foundation
import LayoutGeometry

/// The reader of one section and its cards.
nonisolated struct FeedSectionReader {
  let faults: DocumentFaults
  let settings: FeedSettings
  let pictures: FeedPictureReader
  let titles: FeedTitles
  let kinds: FeedKindWords

  /// Returns the section at `node`; `nil` when the node is no map.
  func section(_ node: DocumentNode, names: inout FeedSectionIDs) -> FeedSection? {
    guard let map = faults.map(node, called: "a section") else { return nil }
    let id = self.id(map, names: &names)
    let keys = FeedSectionKeys.declared
    let word = map.read(keys.layout)
    let isLayoutKnown = map.isLayoutKnown
    let layout = isLayoutKnown ? self.layout(word, map) : word.unread(map)
    var section = FeedSection(
      id: id, title: map.read(keys.title), subtitle: map.read(keys.subtitle), hint: map.read(keys.hint),
      header: map.read(keys.header), background: map.read(keys.background), paper: map.read(keys.paper),
      layout: layout, cardSize: map.cardSize(keys.card, for: word), spacing: map.read(keys.spacing),
      insets: map.read(keys.insets) ?? word.usualInsets, cards: [])
    if !isLayoutKnown { names.noteUnclear(id) }
    section.hasOwnInsets = map.has(keys.insets.name)
    // The pages of a banner have no gap between them.
    if section.carousel?.isBanner ?? false, !map.has(keys.spacing.name) { section.spacing = 0 }
    section.language = faults.language(keys.language, map)
    section.titleLines = map.read(keys.lines)
    readCards(map, into: &section, names: &names)
    if isLayoutKnown, layout == .list, map.value(keys.grid.columns.name) != nil {
      section.listColumns = FeedMosaicReader(faults: faults).columns(map)
    }
    section.loadMore = map.read(keys.loadMore).map(FeedAnswerKeys.answer)
    if section.carousel?.follows != nil {
      names.noteLeader(of: id, at: map.position(of: keys.carousel.follows.name))
    }
    section.standsTitles = titles.stand(section.allCards.map(\.title))
    let spacing = keys.spacing.name
    if section.carousel?.peek != nil, case .absolute = section.cardSize.width, map.has(spacing) {
      faults.report(
        "\"spacing\" has no meaning here: it follows from \"peek\" and the card's width in points",
        at: map.position(of: spacing))
    }
    warnOfWidth(in: map, of: section)
    warnOfBadges(in: map, of: section)
    if section.isBanner { FeedMosaicReader(faults: faults).checkBanner(section, at: map.position) }
    map.reportUnknownKeys()
    return section
  }

  /// Warns of a card's width that is ignored, because the peek determines it.
  private func warnOfWidth(in map: DocumentMap, of section: FeedSection) {
    let name = FeedSizeKeys.declared.width.name
    guard section.carousel?.peek != nil,
      case .map(let sides) = map.value(FeedSectionKeys.declared.card.name)?.content,
      let side = sides.first(where: { $0.key == name && !$0.value.isEmpty })
    else { return }
    if case .absolute = section.cardSize.width { return }
    faults.warn(
      "\"\(name)\" says nothing here: with \"peek\" it follows from that; a number of points would stay",
      at: side.keyPosition)
  }

  /// Warns of the place of badges that no card has, because its kind shows them as parts.
  private func warnOfBadges(in map: DocumentMap, of section: FeedSection) {
    guard case .grid(let grid) = section.layout, grid.badge != nil else { return }
    let cards = section.allCards
    guard !cards.isEmpty, cards.allSatisfy({ $0.own?.has(.badge) ?? false }) else { return }
    faults.warn(
      "\"badge\" says nothing here: the kind of the cards has the part badge, which shows it among the words",
      at: map.position(of: FeedSectionKeys.declared.grid.badge.name))
  }

  private func id(_ map: DocumentMap, names: inout FeedSectionIDs) -> String {
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
    refuseOthers(map, than: word)
    let mosaics = FeedMosaicReader(faults: faults)
    switch word {
    case .list: return .list
    case .grid:
      let badge = map.read(FeedSectionKeys.declared.grid.badge)
      return .grid(FeedGrid(columns: mosaics.columns(map), badge: badge))
    case .carousel:
      let reader = FeedCarouselReader(faults: faults, settings: settings, pictures: pictures)
      return .carousel(reader.carousel(map))
    case .mosaic: return .mosaic(mosaics.mosaic(map))
    case .banner:
      let reader = FeedCarouselReader(faults: faults, settings: settings, pictures: pictures)
      return reader.banner(map).map { .carousel($0) } ?? .banner
    }
  }

  /// The layouts and the keys that only they have.
  private static let owners: [([FeedLayout.Word], [String])] = {
    let keys = FeedSectionKeys.declared
    let columns = keys.grid.columns.name
    return [
      ([.carousel], FeedCarouselKeys.refused), ([.grid, .list], [columns]),
      ([.grid], keys.grid.names.filter { $0 != columns }), ([.mosaic], keys.mosaic.names),
    ]
  }()

  /// Reports the keys that only other layouts have.
  private func refuseOthers(_ map: DocumentMap, than word: FeedLayout.Word) {
    let pages = word == .banner ? FeedCarouselKeys.declared.ofPages : []
    for (owners, owned) in Self.owners where !owners.contains(word) {
      let owner = owners.map { "a \($0.rawValue)" }.joined(separator: " or ")
      let names = owned.filter { !pages.contains($0) }
      map.refuse(names, because: "only \(owner) has it, and this is a \(word.rawValue)")
    }
    let dots = FeedSectionKeys.declared.carousel.dots
    if word != .carousel, word != .banner, map.read(dots) != nil {
      map.reportNoStops(dots.name, "a \(word.rawValue) has none")
    }
  }

  /// The warning of a card's badge that shows nowhere.
  private static let hiddenBadge =
    "\"badge\" shows nowhere: a grid shows it with badge: topTrailing on the section, and a kind of your own with the part badge"

  /// Reads the cards and the cards to load, whose ids are unique among all of them.
  private func readCards(_ map: DocumentMap, into section: inout FeedSection, names: inout FeedSectionIDs) {
    let keys = FeedSectionKeys.declared
    var usual = section.usualKind
    usual.isKnown = map.isLayoutKnown
    let kind = kinds.choice(map.read(keys.kind), else: usual)
    let reader = FeedCardReader(faults: faults, pictures: pictures, kinds: kinds, usualKind: kind)
    var ids: Set<String> = []
    let room = CardTextCheck(section, dots: settings.dots)
    let overlaid = OverlayTextCheck(section, dots: settings.dots)
    var reported: Set<FeedPart.Role> = []
    let showsBadges = !map.isLayoutKnown || map.has(keys.grid.badge.name)
    var hidesBadge = false
    func cards(_ key: DocumentKey<[DocumentNode]>, _ prefix: String) -> [FeedCard] {
      (map.read(key) ?? []).enumerated().compactMap { index, node in
        guard let card = reader.card(node, usualID: prefix + String(index), names: &names) else { return nil }
        if !ids.insert(card.id).inserted {
          faults.report("the id \"\(card.id)\" is taken by another card of this section", at: node.position)
        }
        if let missing = room?.missing(on: card), reported.insert(missing.role).inserted {
          faults.warn(missing.words, at: node.position)
        }
        if !showsBadges, !hidesBadge, kind.isKnown, !card.cornerBadge.isEmpty {
          hidesBadge = true
          faults.warn(Self.hiddenBadge, at: node[FeedCardKeys.declared.badge.name]?.position ?? node.position)
        }
        return card
      }
    }
    section.cards = cards(keys.cards, "")
    section.newCards = cards(keys.newCards, "new-")
    section.moreCards = cards(keys.moreCards, "more-")
    if let words = section.allCards.lazy.compactMap({ overlaid?.warning(about: $0) }).first {
      faults.warn(words, at: map.position(of: keys.carousel.overlay.name))
    }
    if section.allCards.isEmpty {
      faults.warn("the section has no cards and shows nothing", at: map.position)
    }
  }
}

nonisolated extension FeedSection {
  /// The cards, and the cards to load.
  var allCards: [FeedCard] { cards + newCards + moreCards }
}

nonisolated extension DocumentMap {
  /// True where the section's layout is a known word, or not written.
  fileprivate var isLayoutKnown: Bool {
    let keys = FeedSectionKeys.declared
    return isKnown(
      keys.layout.name, of: FeedLayout.Word.self,
      among: keys.names + keys.grid.names + keys.carousel.names + keys.mosaic.names)
  }

  /// Returns true where the value of a key is a word of its type, or not written; another one is reported elsewhere.
  ///
  /// It is unknown too where another key, none of the map's, seems to be a misspelling of it.
  func isKnown<Word: RawRepresentable>(_ key: String, of type: Word.Type, among keys: [String]) -> Bool
  where Word.RawValue == String {
    guard let node = value(key) else { return !misspells(key, among: keys) }
    guard case .scalar(let text, _) = node.content else { return false }
    return Word(rawValue: text) != nil
  }
}

nonisolated extension FeedLayout.Word {
  /// Returns the layout of a section whose own is unknown, and leaves the keys that only some layouts have unread.
  fileprivate func unread(_ map: DocumentMap) -> FeedLayout {
    let keys = FeedSectionKeys.declared
    map.ignore(keys.carousel.names + keys.grid.names + keys.mosaic.names)
    return .list
  }
}
