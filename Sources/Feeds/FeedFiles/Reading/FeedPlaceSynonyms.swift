import Documents

/// The words of other vocabularies for the places that are values of a feed, such as `topRight`.
nonisolated enum FeedPlaceSynonyms {
  /// The meanings of the words.
  static let values = KeySynonyms(groups)

  /// The words by the value that they mean; each word is in one group.
  static let groups: [KeySynonyms.Group] =
    [
      .init(["leading"], "", ["left", "start"]), .init(["trailing"], "", ["right", "end"]),
      .init(["center"], "", ["middle", "centered"]),
      .init(["below"], "", ["bottom", "under", "beneath"]),
    ] + corners

  /// The corners, named by left and right or by start and end, in either order.
  private static let corners: [KeySynonyms.Group] = ["top", "bottom"].flatMap { edge in
    [("Leading", ["left", "start"]), ("Trailing", ["right", "end"])].map { side, words in
      KeySynonyms.Group(
        [edge + side], "", words.flatMap { [edge + $0, $0 + edge] } + [side.lowercased() + edge])
    }
  }
}
