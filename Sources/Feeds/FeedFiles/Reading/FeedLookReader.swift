import Documents
import ScreenInterface

/// The reader of a feed's visual style: brand, badge, palette, fonts, titles, corner and shadow.
nonisolated struct FeedLookReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader

  func look(_ map: DocumentMap) -> FeedLook {
    let keys = FeedKeys.declared.look
    var fonts = map.read(keys.fonts).map(FeedFontsReader(faults: faults).fonts) ?? FeedFonts()
    fonts.language = faults.language(keys.language, map)
    return FeedLook(
      palette: FeedPaletteReader(faults: faults).palette(keys.palette, map),
      fonts: fonts,
      titles: map.read(keys.titles), corner: map.read(keys.corner), shadow: shadow(keys.shadow, map),
      brand: FeedBrandReader(faults: faults, pictures: pictures).brand(keys.brand, map),
      showsBadges: map.read(keys.badge))
  }

  /// Returns the shadow: `none`, or a map of its properties.
  private func shadow(_ key: DocumentKey<DocumentNode>, _ map: DocumentMap) -> FeedShadow? {
    let keys = FeedShadowKeys.declared
    guard let node = map.read(key) else { return FeedShadow() }
    if faults.isNone(node, called: key.name, otherwise: "a map of offset, blur and opacity") { return nil }
    guard let measures = faults.map(node, called: "\"\(key.name)\"") else { return FeedShadow() }
    defer { measures.reportUnknownKeys() }
    return FeedShadow(
      offset: measures.read(keys.offset), blur: measures.read(keys.blur), opacity: measures.read(keys.opacity)
    )
  }
}

nonisolated extension DocumentFaults {
  /// Returns the language at a key; `nil` where it is absent or not a language.
  func language(_ key: DocumentKey<DocumentNode>, _ map: DocumentMap) -> LanguageTag? {
    guard let node = map.read(key), let tag = string(node, called: key.name) else { return nil }
    guard let language = LanguageTag(tag) else {
      report(
        "\"\(key.name)\" is \(node.summary); allowed: a language as a BCP 47 tag, such as ja, ar, zh-Hant or pt-BR",
        at: node.position)
      return nil
    }
    return language
  }

  /// Returns true when `node` is a word instead of a map; any word but `none` is reported.
  func isNone(_ node: DocumentNode, called key: String, otherwise: String) -> Bool {
    guard case .scalar(let word, _) = node.content else { return false }
    if word != "none" {
      report("\"\(key)\" is \(node.summary); allowed: none, or \(otherwise)", at: node.position)
    }
    return true
  }
}
