import Documents

/// Reads one card.
nonisolated struct FeedCardReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader
  let kinds: FeedKindWords
  let usualKind: FeedKindWords.Choice

  func card(_ node: DocumentNode, index: Int, names: inout FeedNames) -> FeedCard? {
    guard let map = faults.map(node, called: "a card") else { return nil }
    let kind = kinds.choice(map) ?? usualKind
    var card = FeedCard(
      id: id(map) ?? String(index), kind: kind.kind,
      title: map.string("title") ?? "", subtitle: map.string("subtitle") ?? "",
      body: map.string("body") ?? "", badge: map.string("badge") ?? "", picture: picture(map),
      color: map.color("color"), number: map.integer("number", in: FeedLimits.numeral),
      link: map.string("link"), own: kind.own)
    FeedPartsReader(faults: faults).read(map, into: &card)
    if let link = card.link { names.expect(link, at: map.position(of: "link")) }
    checkNeeds(of: card, map)
    map.reportUnknownKeys()
    return card
  }

  private func id(_ map: DocumentMap) -> String? {
    guard let node = map.value("id"), let id = faults.string(node, called: "id") else { return nil }
    if !FeedID.isValid(id) { faults.report("\"id\" is \(node.summary); \(FeedID.rule)", at: node.position) }
    return id
  }

  private func picture(_ map: DocumentMap) -> FeedPicture? {
    guard let node = map.value("picture"), let path = faults.string(node, called: "picture") else {
      return nil
    }
    return pictures.picture(path, at: node)
  }

  private func checkNeeds(of card: FeedCard, _ map: DocumentMap) {
    switch card.kind {
    case .swatch where !map.has("color"): map.reportMissing("color", needed: "the swatch's colour")
    case .number where !map.has("number"): map.reportMissing("number", needed: "the card's numeral")
    case .link where !map.has("link"): map.reportMissing("link", needed: "the id of a section")
    default: break
    }
  }
}
