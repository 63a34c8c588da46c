import Documents

/// The reader of one card.
nonisolated struct FeedCardReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader
  let kinds: FeedKindWords
  let usualKind: FeedKindWords.Choice

  func card(_ node: DocumentNode, usualID: String, names: inout FeedSectionIDs) -> FeedCard? {
    guard let map = faults.map(node, called: "a card") else { return nil }
    let keys = FeedCardKeys.declared
    let kind = kinds.choice(map.read(keys.kind), else: usualKind)
    var card = FeedCard(
      id: id(map) ?? usualID, kind: kind.kind, title: map.read(keys.title),
      subtitle: map.read(keys.subtitle), body: map.read(keys.body), badge: map.read(keys.badge),
      picture: picture(map), color: map.color(keys.color), number: map.read(keys.number),
      link: map.read(keys.link), own: kind.own)
    card.back = map.read(keys.back)
    card.label = map.read(keys.label)
    FeedPartsReader(faults: faults, kinds: kinds.own, isKindKnown: kind.isKnown).read(map, into: &card)
    if let link = card.link { names.expect(link, at: map.position(of: keys.link.name)) }
    if kind.isKnown { checkNeeds(of: card, map) }
    map.reportUnknownKeys()
    return card
  }

  private func id(_ map: DocumentMap) -> String? {
    guard let node = map.read(FeedCardKeys.declared.id), let id = faults.string(node, called: "id") else {
      return nil
    }
    if !FeedID.isValid(id) { faults.report("\"id\" is \(node.summary); \(FeedID.rule)", at: node.position) }
    return id
  }

  private func picture(_ map: DocumentMap) -> FeedPicture? {
    guard let node = map.read(FeedCardKeys.declared.picture),
      let path = faults.string(node, called: "picture")
    else { return nil }
    return pictures.picture(path, at: node, plays: map.read(FeedCardKeys.declared.plays))
  }

  private func checkNeeds(of card: FeedCard, _ map: DocumentMap) {
    for need in FeedCardKeys.needs where need.kind == card.kind && !map.has(need.key) {
      map.reportMissing(need.key, needed: need.needed)
    }
  }
}
