import CollectionViews
import Documents
import ScreenInterface

/// The reader of the values under `palette:`, which also warns of colour pairs with too little contrast.
nonisolated struct FeedPaletteReader {
  let faults: DocumentFaults

  func palette(_ key: DocumentKey<DocumentMap>, _ map: DocumentMap) -> FeedPalette {
    guard let colors = map.read(key) else { return .plain }
    let keys = FeedPaletteKeys.declared
    var palette = colors.read(keys.preset).palette
    for role in FeedPalette.Role.allCases {
      guard let written = colors.themedColor(keys.color(of: role)) else { continue }
      palette[role] = written.over(palette[role])
      // The current item has the accent's colour, unless it has one of its own.
      let follower = FeedPalette.Role.current
      if role == .accent, !colors.has(follower.rawValue) {
        palette[follower] = written.over(palette[follower])
      }
    }
    let nodes = colors.read(keys.tints)
    if let nodes, let tints = tints(nodes, in: colors) { palette.tints = tints }
    colors.reportUnknownKeys()
    let places = nodes?.map(\.position) ?? []
    var complaints = FeedContrast.complaints(about: palette)
    // The accent's warnings include those of the colour derived from it.
    let follows =
      colors.has(FeedPalette.Role.accent.rawValue) && !colors.has(FeedPalette.Role.current.rawValue)
    if follows, palette.current == palette.accent { complaints.removeAll { $0.role == .current } }
    // Warnings about default tints have one cause: the ink that the feed sets.
    if places.isEmpty, let first = complaints.firstIndex(where: { $0.tint != nil }) {
      complaints.removeSubrange((first + 1)...)
    }
    for complaint in complaints {
      let place = complaint.tint.flatMap { places.indices.contains($0) ? places[$0] : nil }
      faults.warn(complaint.words, at: place ?? position(of: complaint.role, colors, in: map))
    }
    return palette
  }

  /// Returns the position of a role, or of the palette when the preset's colour is kept.
  private func position(
    of role: FeedPalette.Role, _ colors: DocumentMap, in map: DocumentMap
  ) -> DocumentPosition {
    colors.has(role.rawValue)
      ? colors.position(of: role.rawValue) : map.position(of: FeedKeys.declared.look.palette.name)
  }

  private func tints(_ nodes: [DocumentNode], in colors: DocumentMap) -> [DynamicColor]? {
    let key = FeedPaletteKeys.declared.tints
    guard FeedLimits.tints.contains(nodes.count) else {
      faults.report(
        "\"\(key.name)\" has \(nodes.count) colours; allowed: \(FeedLimits.tints.lowerBound) to "
          + "\(FeedLimits.tints.upperBound)", at: colors.position(of: key.name))
      return nil
    }
    let tints = nodes.compactMap { faults.themedColor($0, called: key.name)?.over(FeedPalette.plain.card) }
    return tints.count == nodes.count ? tints : nil
  }
}

/// A colour of a feed, which may omit a theme.
nonisolated struct ThemedColor {
  var light: Color?
  var dark: Color?

  /// Returns the colour, completed by `usual` in an omitted theme.
  func over(_ usual: DynamicColor) -> DynamicColor {
    DynamicColor(light: light ?? usual.light, dark: dark ?? usual.dark)
  }
}

nonisolated extension DocumentMap {
  /// Returns a colour for both themes, or from a map with one for each.
  fileprivate func themedColor(_ key: DocumentKey<DocumentNode>) -> ThemedColor? {
    colorNode(key).flatMap { faults.themedColor($0, called: key.name) }
  }
}

nonisolated extension DocumentFaults {
  /// Returns a colour for both themes, or from a map with one for each.
  fileprivate func themedColor(_ node: DocumentNode, called key: String) -> ThemedColor? {
    guard case .map = node.content, let themes = map(node, called: "\"\(key)\"") else {
      return color(node, called: key).map { ThemedColor(light: $0, dark: $0) }
    }
    defer { themes.reportUnknownKeys() }
    let keys = FeedThemesKeys.declared
    return ThemedColor(light: themes.color(keys.light), dark: themes.color(keys.dark))
  }
}
