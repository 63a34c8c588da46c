import Documents
import Foundation

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
    if let link = card.link { card.linkedFeed = names.expect(link, at: map.position(of: keys.link.name)) }
    if kind.isKnown { checkNeeds(of: card, map) }
    warnOfBack(of: card, map)
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

  /// Warns of a text on the back of a card that a click leads from, so that it never turns over.
  private func warnOfBack(of card: FeedCard, _ map: DocumentMap) {
    let keys = FeedCardKeys.declared
    guard !card.back.isEmpty, card.link != nil else { return }
    faults.warn(
      "\"\(keys.back.name)\" shows nowhere: a click on a card with a \"\(keys.link.name)\" follows it, and turns no card over",
      at: map.position(of: keys.back.name))
  }

  private func checkNeeds(of card: FeedCard, _ map: DocumentMap) {
    for need in FeedCardKeys.needs where need.kind == card.kind && !map.has(need.key) {
      map.reportMissing(need.key, needed: need.needed)
    }
  }
}

/// The reader of the card's keys for the parts of a custom kind: price, button, and focal point of the picture.
nonisolated struct FeedPartsReader {
  let faults: DocumentFaults
  /// The custom kinds, by name.
  let kinds: [String: CustomCardKind]
  /// False for a card of an unknown kind, whose parts are unknown too.
  let isKindKnown: Bool

  /// Reads the parts into `card`.
  func read(_ map: DocumentMap, into card: inout FeedCard) {
    let keys = FeedCardKeys.declared
    for (role, key, path) in [
      (FeedPart.Role.price, keys.price, \FeedCard.price), (.button, keys.button, \.button),
    ] {
      if !isKindKnown || card.own?.has(role) ?? false {
        card[keyPath: path] = map.read(key)
      } else {
        map.refuse([key.name], because: "no part of the card's kind shows it; \(hint(role))")
      }
    }
    if !card.button.isEmpty, !map.has(keys.link.name) {
      map.reportMissing(
        keys.link.name,
        needed: "the id of the section, or the path of the feed file, that its button leads to")
    }
    if map.read(keys.plays) { checkPicture(keys.plays.name, map) }
    guard let focus = focus(keys.focus, map) else { return }
    checkPicture(keys.focus.name, map)
    card.picture?.focus = focus
  }

  /// Reports a key about a picture where there is none.
  private func checkPicture(_ name: String, _ map: DocumentMap) {
    if map.has(FeedCardKeys.declared.picture.name) { return }
    faults.report("\"\(name)\" has no meaning here: the card has no picture", at: map.position(of: name))
  }

  /// Returns a hint with the kinds that have a part, or how to declare one.
  private func hint(_ role: FeedPart.Role) -> String {
    let fitting = kinds.filter { $0.value.has(role) }.keys.sorted()
    if let first = fitting.first {
      return fitting.count == 1
        ? "the kind \"\(first)\" does: write kind: \(first)"
        : "these kinds do: \(fitting.joined(separator: ", "))"
    }
    return "a kind of your own can: at the top of the feed write "
      + "kinds: {goods: {parts: [picture, title, \(role.rawValue)]}}, and here kind: goods"
  }

  /// Returns a point in fractions of a picture, from its left and from its top.
  private func focus(_ key: DocumentKey<[DocumentNode]>, _ map: DocumentMap) -> CGPoint? {
    guard let nodes = map.read(key) else { return nil }
    let shares = nodes.compactMap { faults.number($0, called: key.name, in: .from(0, to: 1)) }
    guard nodes.count == 2 else {
      faults.report(
        "\"\(key.name)\" has \(Pluralization.text(nodes.count, "number")); two are needed, the shares from the left and from the top",
        at: map.position(of: key.name))
      return nil
    }
    return shares.count == 2 ? CGPoint(x: shares[0], y: shares[1]) : nil
  }
}
