extension FeedCard {
  /// The number of the card's tint among so many, which stays the card's own when others are put in or taken out before it.
  ///
  /// It is the place that the card's id tells, also of a copy such as `3-2`; of an id in words it is made of its letters.
  nonisolated func tintIndex(of count: Int) -> Int {
    if let place = Int(id.prefix { $0.isASCII && $0.isNumber }) { return place % count }
    return id.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % count }
  }
}
