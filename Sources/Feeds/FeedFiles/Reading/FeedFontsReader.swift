import Documents
import ScreenInterface

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
