import Documents

/// Reads how a feed looks: brand, badge, palette, fonts, titles, corner and shadow.
nonisolated struct FeedLookReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader

  func look(_ map: DocumentMap) -> FeedLook {
    let usual = FeedLook()
    return FeedLook(
      palette: FeedPaletteReader(faults: faults).palette(map),
      fonts: FeedFontsReader(faults: faults).fonts(map),
      titles: map.choice("titles", of: FeedTitles.self) ?? usual.titles,
      corner: map.number("corner", in: FeedLimits.corner) ?? usual.corner, shadow: shadow(map),
      brand: FeedBrandReader(faults: faults, pictures: pictures).brand(map),
      showsBadges: map.bool("badge") ?? usual.showsBadges)
  }

  /// The shadow: `none`, or a map of its measures.
  private func shadow(_ map: DocumentMap) -> FeedShadow? {
    let usual = FeedShadow()
    guard let node = map.value("shadow") else { return usual }
    if faults.isNone(node, called: "shadow", otherwise: "a map of offset, blur and opacity") { return nil }
    guard let measures = faults.map(node, called: "\"shadow\"") else { return usual }
    defer { measures.reportUnknownKeys() }
    return FeedShadow(
      offset: measures.number("offset", in: FeedLimits.shadow) ?? usual.offset,
      blur: measures.number("blur", in: FeedLimits.shadow) ?? usual.blur,
      opacity: measures.number("opacity", in: .from(0, to: 1)) ?? usual.opacity)
  }
}

nonisolated extension DocumentFaults {
  /// True when `node` is a word instead of a map; any word but `none` is reported.
  func isNone(_ node: DocumentNode, called key: String, otherwise: String) -> Bool {
    guard case .scalar(let word, _) = node.content else { return false }
    if word != "none" {
      report("\"\(key)\" is \(node.summary); allowed: none, or \(otherwise)", at: node.position)
    }
    return true
  }
}
