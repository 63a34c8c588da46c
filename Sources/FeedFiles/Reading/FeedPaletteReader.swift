import CollectionViews
import Documents
import ScreenInterface

/// Reads the values under `palette:`, and tells of colours that cannot be read on each other.
nonisolated struct FeedPaletteReader {
  let faults: DocumentFaults

  func palette(_ map: DocumentMap) -> FeedPalette {
    guard let colors = map.map("palette") else { return .plain }
    var palette = (colors.choice("preset", of: FeedPalette.Preset.self) ?? .plain).palette
    for role in FeedPalette.Role.allCases {
      if let color = colors.themedColor(role.rawValue, over: palette[role]) { palette[role] = color }
    }
    if let tints = tints(colors) { palette.tints = tints }
    colors.reportUnknownKeys()
    for complaint in FeedContrast.complaints(about: palette) {
      faults.warn(complaint.words, at: position(of: complaint.role, colors, in: map))
    }
    return palette
  }

  /// The place of a role, or of the palette when the preset's colour is kept.
  private func position(
    of role: FeedPalette.Role, _ colors: DocumentMap, in map: DocumentMap
  ) -> DocumentPosition {
    colors.has(role.rawValue) ? colors.position(of: role.rawValue) : map.position(of: "palette")
  }

  private func tints(_ colors: DocumentMap) -> [DynamicColor]? {
    guard let nodes = colors.list("tints") else { return nil }
    guard FeedLimits.tints.contains(nodes.count) else {
      faults.report(
        "\"tints\" has \(nodes.count) colours; allowed: \(FeedLimits.tints.lowerBound) to "
          + "\(FeedLimits.tints.upperBound)", at: colors.position(of: "tints"))
      return nil
    }
    let tints = nodes.compactMap { faults.themedColor($0, called: "tints", over: FeedPalette.plain.card) }
    return tints.count == nodes.count ? tints : nil
  }
}

nonisolated extension DocumentMap {
  /// A colour for both themes, or a map with one for each; a theme that is not written keeps `usual`.
  func themedColor(_ key: String, over usual: DynamicColor) -> DynamicColor? {
    let isMap = entries.contains { entry in
      if entry.key == key, case .map = entry.value.content { true } else { false }
    }
    guard isMap, let node = value(key) else { return color(key).map { DynamicColor($0) } }
    return faults.themedColor(node, called: key, over: usual)
  }
}

nonisolated extension DocumentFaults {
  /// A colour for both themes, or a map with one for each; a theme that is not written keeps `usual`.
  func themedColor(_ node: DocumentNode, called key: String, over usual: DynamicColor) -> DynamicColor? {
    guard case .map = node.content, let themes = map(node, called: "\"\(key)\"") else {
      return color(node, called: key).map { DynamicColor($0) }
    }
    defer { themes.reportUnknownKeys() }
    return DynamicColor(light: themes.color("light") ?? usual.light, dark: themes.color("dark") ?? usual.dark)
  }
}
