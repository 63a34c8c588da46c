import Documents

/// The maps of a feed that have a key, for a key that stands in another map.
nonisolated enum FeedKeyHomes {
  /// The maps, in words, by their keys.
  static let homes: [String: [String]] = tables.reduce(into: [:]) { homes, table in
    for key in Set(table.keys.names) { homes[key, default: []].append(table.words) }
  }

  private static let tables: [(words: String, keys: any KeyTable)] = [
    ("the feed", FeedKeys.declared), ("a section", FeedSectionKeys.declared),
    ("a card", FeedCardKeys.declared),
    ("a kind under \"kinds\"", FeedKindKeys.declared), ("a part of a kind", FeedPartKeys.declared),
    ("\"settings\"", FeedSettingsKeys.declared), ("\"palette\"", FeedPaletteKeys.declared),
    ("\"autoplay\" of a carousel", FeedAutoplayKeys.declared), ("\"dots\"", FeedDotsKeys.declared),
  ]
}
