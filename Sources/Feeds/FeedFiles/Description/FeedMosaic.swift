/// The bands of a mosaic, repeated until all cards are placed.
public nonisolated struct FeedMosaic: Sendable, Hashable {
  /// One band of a mosaic: cards of one size, or a large one beside a column of small ones.
  public enum Band: Sendable, Hashable {
    /// So many cards of one width.
    case equal(Int)
    /// A large card at the leading edge, and so many beneath each other beside it.
    case largeFirst(Int)
    /// So many cards beneath each other, and a large one beside them at the trailing edge.
    case largeLast(Int)

    /// The band of a word such as `3`, `1+2` or `2+1`; `nil` for any other.
    init?(word: String) {
      let counts = word.split(separator: "+", omittingEmptySubsequences: false).map {
        $0.count == 1 ? Int($0) : nil
      }
      switch (counts.count, counts.first ?? nil, counts.last ?? nil) {
      case (1, .some(FeedMosaic.equalCounts), .some(let count)): self = .equal(count)
      case (2, .some(1), .some(2...4)): self = .largeFirst(counts[1] ?? 2)
      case (2, .some(2...4), .some(1)): self = .largeLast(counts[0] ?? 2)
      default: return nil
      }
    }

    /// The number of its cards.
    var count: Int {
      switch self {
      case .equal(let count): count
      case .largeFirst(let count), .largeLast(let count): count + 1
      }
    }

    /// The band in its place for the last cards, too few to fill it, so that it leaves no hole.
    func filled(by rest: Int) -> Band {
      switch self {
      case .largeFirst where rest > 2: .largeFirst(rest - 1)
      case .largeLast where rest > 2: .largeLast(rest - 1)
      default: .equal(rest)
      }
    }

    /// The words in messages.
    static let words =
      "1 to 6 for cards of one size, 1+2 to 1+4 or 2+1 to 4+1 for a large one beside small ones"
  }

  /// The bands from top to bottom; default a large card first, then one last.
  public var pattern = [Band.largeFirst(2), .largeLast(2)]
  /// The allowed numbers of cards in a band of one size.
  static let equalCounts = 1...6
  /// The share of the width that a large card has.
  static let largeShare = 2.0 / 3

  /// How often the pattern is repeated whole for so many cards, and the bands after that, where the last one would not be
  /// full; without any the pattern is repeated to the end.
  func bands(for count: Int) -> (repeats: Int, ending: [Band]) {
    let whole = pattern.reduce(0) { $0 + $1.count }
    guard whole > 0 else { return (0, []) }
    var rest = count % whole
    var ending: [Band] = []
    for band in pattern where rest > 0 {
      guard band.count > rest else {
        ending.append(band)
        rest -= band.count
        continue
      }
      return (count / whole, ending + [band.filled(by: rest)])
    }
    return (count / whole, [])
  }
}

/// The number of columns of a grid or a list: fixed, or by the room there is.
package nonisolated struct FeedColumns: Sendable, Hashable {
  /// The least columns, 1 to 24; default 3.
  package var least = 3
  /// The most columns, 1 to 24; default 3.
  package var most = 3
  /// The least width of a card where there are more than the least columns, in points.
  package var width: Double = 1

  /// The columns in so much room, with so much space between them, in points.
  func count(in room: Double, spacing: Double) -> Int {
    let fitting = ((room + spacing) / (width + spacing)).rounded(.down)
    return max(least, fitting.isFinite && fitting < Double(most) ? Int(max(fitting, 1)) : most)
  }
}
