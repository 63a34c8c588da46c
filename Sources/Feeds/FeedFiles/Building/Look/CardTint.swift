extension FeedCard {
  /// Returns the index of the card's tint among `count`, which is stable when other cards are inserted or removed.
  ///
  /// It is the number in the card's id, also of a copy such as `3-2`; of an id in words it is the sum of its letters.
  nonisolated func tintIndex(of count: Int) -> Int {
    if let place = Int(id.prefix { $0.isASCII && $0.isNumber }) { return place % count }
    return id.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % count }
  }
}
