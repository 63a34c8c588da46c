import Documents

/// The reader of a feed's custom card kinds, under `kinds:`.
nonisolated struct FeedKindsReader {
  let faults: DocumentFaults

  /// Returns the kinds by name.
  func kinds(_ map: DocumentMap) -> FeedKindWords {
    var words = FeedKindWords(faults: faults)
    let key = FeedKeys.declared.kinds
    guard let kinds = map.read(key) else { return words }
    guard kinds.entries.count <= FeedLimits.kinds else {
      faults.report(
        "\"\(key.name)\" has \(kinds.entries.count) kinds; at most \(FeedLimits.kinds) are read",
        at: map.position(of: key.name))
      words.faulty = Set(kinds.entries.map(\.key))
      return words
    }
    for entry in kinds.entries {
      words.faulty.insert(entry.key)
      if FeedCardKind(rawValue: entry.key) != nil {
        words.faulty.remove(entry.key)
        faults.report("the kind \"\(entry.key)\" is there already; take another name", at: entry.keyPosition)
      } else if !FeedID.isValid(entry.key) {
        faults.report("the kind is called \"\(entry.key)\"; \(FeedID.rule)", at: entry.keyPosition)
      } else if let parts = faults.map(entry.value, called: "the kind \"\(entry.key)\"") {
        words.own[entry.key] = kind(parts)
        words.faulty.remove(entry.key)
      }
    }
    return words
  }

  private func kind(_ map: DocumentMap) -> CustomCardKind {
    defer { map.reportUnknownKeys() }
    let keys = FeedKindKeys.declared
    var kind = CustomCardKind()
    kind.arrangement = map.read(keys.arrangement)
    kind.fit = map.read(keys.fit)
    kind.aspect = map.read(keys.aspect)
    kind.padding = map.read(keys.padding)
    if !map.isKnown(keys.arrangement.name, of: CustomCardKind.Arrangement.self, among: keys.names) {
      map.ignore(keys.besideOnly)
    } else if kind.arrangement == .beside {
      kind.share = map.read(keys.share)
      kind.edge = map.read(keys.edge)
    } else {
      map.refuse(keys.besideOnly, because: "the words are not beside the picture")
    }
    guard let nodes = map.read(keys.parts) else { return kind }
    let name = keys.parts.name
    kind.parts = nodes.compactMap(part)
    if nodes.isEmpty { faults.report("\"\(name)\" names no part", at: map.position(of: name)) }
    for role in FeedPart.Role.allCases where kind.parts.filter({ $0.role == role }).count > 1 {
      faults.report("\"\(name)\" names \(role.rawValue) more than once", at: map.position(of: name))
    }
    return kind
  }

  /// Returns the part of a name, or of a map with its style and alignment.
  private func part(_ node: DocumentNode) -> FeedPart? {
    guard case .map = node.content else {
      return faults.choice(node, called: "parts", of: FeedPart.Role.self).map { FeedPart($0) }
    }
    guard let map = faults.map(node, called: "a part") else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = FeedPartKeys.declared
    guard let role = map.read(keys.part) else {
      for key in keys.names { _ = map.value(key) }
      return nil
    }
    var part = FeedPart(role)
    let refused = keys.refused(by: role)
    map.refuse(
      refused,
      because: role == .picture
        ? "a picture has no text" : "a \(role.rawValue) is one line of a size of its own")
    if !refused.contains(keys.lines.name) { part.lines = map.read(keys.lines) ?? part.lines }
    if !refused.contains(keys.style.name) { part.style = map.read(keys.style) ?? part.style }
    if !refused.contains(keys.align.name) { part.alignment = map.read(keys.align) }
    return part
  }
}

/// The allowed words of `kind:`: the built-in kinds, and the names of the feed's custom kinds.
nonisolated struct FeedKindWords {
  /// A built-in kind, or a custom kind instead.
  struct Choice {
    var kind = FeedCardKind.text
    var own: CustomCardKind?
    /// False for an unknown kind, which is reported once, without the missing keys of its card.
    var isKnown = true
  }

  let faults: DocumentFaults
  /// The feed's custom kinds by name.
  var own: [String: CustomCardKind] = [:]

  /// The names under `kinds` whose kinds are faulty.
  var faulty: Set<String> = []

  /// Returns the kind that a value names, or `usual` without a value.
  func choice(_ node: DocumentNode?, else usual: Choice) -> Choice {
    guard let node else { return usual }
    var unknown = usual
    unknown.isKnown = false
    guard let word = faults.string(node, called: "kind"), !faulty.contains(word) else { return unknown }
    if let kind = own[word] { return Choice(own: kind) }
    if let kind = FeedCardKind(rawValue: word) { return Choice(kind: kind) }
    let allowed = FeedCardKind.allCases.map(\.rawValue) + own.keys.sorted()
    faults.report(
      "\"kind\" is \(node.summary); \(SpellingSuggestion.suggestion(for: word, among: allowed))allowed: \(allowed.joined(separator: ", "))"
        + (own.isEmpty ? ", or a kind of your own under \"kinds\"" : ""), at: node.position)
    return unknown
  }
}
