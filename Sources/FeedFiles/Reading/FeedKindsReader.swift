import Documents

/// Reads the card kinds of a feed's own, under `kinds:`.
nonisolated struct FeedKindsReader {
  let faults: DocumentFaults

  /// The kinds by name.
  func kinds(_ map: DocumentMap) -> FeedKindWords {
    var words = FeedKindWords(faults: faults)
    guard let kinds = map.map("kinds") else { return words }
    guard kinds.entries.count <= FeedLimits.kinds else {
      faults.report(
        "\"kinds\" has \(kinds.entries.count) kinds; at most \(FeedLimits.kinds) are read",
        at: map.position(of: "kinds"))
      return words
    }
    for entry in kinds.entries {
      if FeedCardKind(rawValue: entry.key) != nil {
        faults.report("the kind \"\(entry.key)\" is there already; take another name", at: entry.keyPosition)
      } else if !FeedID.isValid(entry.key) {
        faults.report("the kind is called \"\(entry.key)\"; \(FeedID.rule)", at: entry.keyPosition)
      } else if let parts = faults.map(entry.value, called: "the kind \"\(entry.key)\"") {
        words.own[entry.key] = kind(parts)
      }
    }
    return words
  }

  private func kind(_ map: DocumentMap) -> FeedKind {
    defer { map.reportUnknownKeys() }
    var kind = FeedKind()
    kind.arrangement = map.choice("arrangement", of: FeedKind.Arrangement.self) ?? .below
    kind.fit = map.choice("fit", of: FeedKind.Fit.self) ?? .fill
    kind.aspect = map.number("aspect", in: FeedLimits.aspect)
    kind.padding = map.number("padding", in: FeedLimits.corner) ?? kind.padding
    if kind.arrangement == .beside {
      kind.share = map.number("share", in: FeedLimits.pictureShare) ?? kind.share
    } else {
      map.refuse(["share"], because: "the words are not beside the picture")
    }
    guard map.has("parts") else {
      _ = map.value("parts")
      map.reportMissing(
        "parts", needed: "a list of \(FeedPart.Role.allCases.map(\.rawValue).joined(separator: ", "))")
      return kind
    }
    kind.parts = (map.list("parts") ?? []).compactMap(part)
    if kind.parts.isEmpty { faults.report("\"parts\" names no part", at: map.position(of: "parts")) }
    for role in FeedPart.Role.allCases where kind.parts.filter({ $0.role == role }).count > 1 {
      faults.report("\"parts\" names \(role.rawValue) more than once", at: map.position(of: "parts"))
    }
    return kind
  }

  /// A part by its name alone, or a map with the way in which it is set.
  private func part(_ node: DocumentNode) -> FeedPart? {
    guard case .map = node.content else {
      return faults.choice(node, called: "parts", of: FeedPart.Role.self).map { FeedPart($0) }
    }
    guard let map = faults.map(node, called: "a part") else { return nil }
    defer { map.reportUnknownKeys() }
    guard let role = map.choice("part", of: FeedPart.Role.self) else {
      if !map.has("part") { map.reportMissing("part", needed: "the name of a part") }
      for key in ["lines", "align", "style"] { _ = map.value(key) }
      return nil
    }
    var part = FeedPart(role)
    if role == .picture {
      map.refuse(["lines", "align", "style"], because: "a picture has no text")
      return part
    }
    if role == .button || role == .badge {
      map.refuse(["lines", "style"], because: "a \(role.rawValue) is one line of a size of its own")
    } else {
      part.lines = map.integer("lines", in: FeedLimits.partLines) ?? part.lines
      part.style = map.choice("style", of: FeedPart.Style.self) ?? part.style
    }
    part.alignment = map.choice("align", of: FeedPart.Alignment.self) ?? part.alignment
    return part
  }
}

/// The words that `kind:` may be: those of the program, and the names of the feed's own kinds.
nonisolated struct FeedKindWords {
  /// A kind of the program, or one of the feed's own instead.
  struct Choice {
    var kind = FeedCardKind.text
    var own: FeedKind?
  }

  let faults: DocumentFaults
  /// The feed's own kinds by name.
  var own: [String: FeedKind] = [:]

  /// The kind at `kind`; `nil` when there is none.
  func choice(_ map: DocumentMap) -> Choice? {
    guard let node = map.value("kind"), let word = faults.string(node, called: "kind") else { return nil }
    if let kind = own[word] { return Choice(own: kind) }
    if let kind = FeedCardKind(rawValue: word) { return Choice(kind: kind) }
    let allowed = FeedCardKind.allCases.map(\.rawValue) + own.keys.sorted()
    faults.report(
      "\"kind\" is \(node.summary); allowed: \(allowed.joined(separator: ", "))"
        + (own.isEmpty ? ", or a kind of your own under \"kinds\"" : ""), at: node.position)
    return nil
  }
}
