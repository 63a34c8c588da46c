import Documents
import Foundation
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

/// The reader of the values under `brand:`.
nonisolated struct FeedBrandReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader

  func brand(_ key: DocumentKey<DocumentNode>, _ map: DocumentMap) -> FeedBrand {
    guard let node = map.read(key) else { return .none }
    if faults.isNone(node, called: key.name, otherwise: "a map with a logo, a slip or a seal") {
      return .none
    }
    guard let parts = faults.map(node, called: "\"\(key.name)\"") else { return .none }
    defer { parts.reportUnknownKeys() }
    let keys = FeedBrandKeys.declared
    if let logo = parts.read(keys.logo) {
      parts.refuse([keys.slip.name, keys.seal.name], because: "the brand is a logo")
      let size = CGSize(width: parts.read(keys.width), height: parts.read(keys.height))
      parts.warnOfSliver(keys.width.name, size.width)
      parts.warnOfSliver(keys.height.name, size.height)
      guard let path = faults.string(logo, called: keys.logo.name),
        let picture = pictures.picture(path, at: logo)
      else { return .none }
      return .logo(picture, size)
    }
    parts.refuse([keys.width.name, keys.height.name], because: "only a logo has it")
    let marks = (slip: parts.read(keys.slip), seal: parts.read(keys.seal))
    guard marks.slip != nil || marks.seal != nil else {
      parts.reportMissing(keys.logo.name, needed: "a logo, a slip or a seal")
      return .none
    }
    return .slip(
      text(marks.slip, called: keys.slip.name, most: FeedBrand.slipLength),
      seal: text(marks.seal, called: keys.seal.name, most: FeedBrand.sealLength))
  }

  private func text(_ node: DocumentNode?, called key: String, most: Int) -> String {
    guard let node, let text = faults.string(node, called: key) else { return "" }
    guard (1...most).contains(text.count), !text.contains(where: \.isNewline) else {
      faults.report(
        "\"\(key)\" is \(node.summary); allowed: 1 to \(most) characters on one line", at: node.position)
      return ""
    }
    return text
  }
}

/// The reader of the values under `fonts:`.
nonisolated struct FeedFontsReader {
  let faults: DocumentFaults

  func fonts(_ families: DocumentMap) -> FeedFonts {
    defer { families.reportUnknownKeys() }
    let keys = FeedFontsKeys.declared
    var fonts = FeedFonts()
    fonts.titles = font(keys.titles, families) ?? fonts.titles
    fonts.text = font(keys.text, families) ?? fonts.text
    return fonts
  }

  /// Returns the font of a family name or a list of them; `serif` and `sans` are the desktop's own, and end the list.
  private func font(_ declared: DocumentKey<DocumentNode>, _ map: DocumentMap) -> FeedFonts.Font? {
    let key = declared.name
    guard let node = map.read(declared) else { return nil }
    var nodes = [node]
    if case .list(let list) = node.content { nodes = list }
    guard FeedLimits.families.contains(nodes.count) else {
      faults.report(
        "\"\(key)\" has \(nodes.count) families; allowed: \(FeedLimits.families.lowerBound) to "
          + "\(FeedLimits.families.upperBound)", at: node.position)
      return nil
    }
    var font = FeedFonts.Font()
    for (index, node) in nodes.enumerated() {
      guard let name = faults.string(node, called: key) else { return nil }
      if let kind = TextStyle.Family(rawValue: name) {
        font.kind = kind
        if index == nodes.count - 1 { continue }
        faults.report(
          "\"\(key)\" goes on after \(name), which every desktop has", at: nodes[index + 1].position)
        return nil
      }
      guard isName(name) else {
        faults.report(
          "\"\(key)\" is \(node.summary); allowed: the name of a family, of 1 to \(FeedLimits.familyLength) "
            + "characters on one line, serif, sans, or a list of them", at: node.position)
        return nil
      }
      font.names.append(name)
    }
    return font
  }

  private func isName(_ name: String) -> Bool {
    (1...FeedLimits.familyLength).contains(name.count)
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
