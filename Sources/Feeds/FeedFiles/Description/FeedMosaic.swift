/// The mosaic layout of a section: a pattern of bands, repeated until all cards are placed.
public nonisolated struct FeedMosaic: Sendable, Hashable {
  /// One band of a mosaic: cards of one size, or a large one beside a column of small ones.
  public enum Band: Sendable, Hashable {
    /// A number of cards of one width.
    case equal(Int)
    /// A large card at the leading edge, with a column of a number of small cards beside it.
    case largeFirst(Int)
    /// A column of a number of small cards, with a large card beside it at the trailing edge.
    case largeLast(Int)

    /// Parses a word such as `3`, `1+2` or `2+1`; `nil` for any other.
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

    /// The number of cards in the band.
    var count: Int {
      switch self {
      case .equal(let count): count
      case .largeFirst(let count), .largeLast(let count): count + 1
      }
    }

    /// Returns the band that replaces this one for the last cards, too few to fill it.
    func filled(by rest: Int) -> Band {
      switch self {
      case .largeFirst where rest > 2: .largeFirst(rest - 1)
      case .largeLast where rest > 2: .largeLast(rest - 1)
      default: .equal(rest)
      }
    }

    /// The text in messages.
    static let words =
      "1 to 6 for cards of one size, 1+2 to 1+4 or 2+1 to 4+1 for a large one beside small ones"
  }

  /// The bands from top to bottom; default a large card first, then one last.
  public var pattern = [Band.largeFirst(2), .largeLast(2)]
  /// The allowed numbers of cards in a band of one size.
  static let equalCounts = 1...6
  /// The width of a large card, as a fraction of the band's width.
  static let largeShare = 2.0 / 3

  /// Returns how often the whole pattern is repeated for `count` cards, and the bands after that.
  ///
  /// There are such bands only where the last one of the pattern would not be full; without them the pattern
  /// is repeated to the end.
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

/// The number of columns of a grid or a list: fixed, or by the available width.
package nonisolated struct FeedColumns: Sendable, Hashable {
  /// The least number of columns, 1 to 24; default 3.
  package var least = 3
  /// The greatest number of columns, 1 to 24; default 3.
  package var most = 3
  /// The least width of a card where there are more than the least columns, in points.
  package var width: Double = 1

  /// Returns the number of columns in a width with a spacing, both in points.
  func count(in room: Double, spacing: Double) -> Int {
    let fitting = ((room + spacing) / (width + spacing)).rounded(.down)
    return max(least, fitting.isFinite && fitting < Double(most) ? Int(max(fitting, 1)) : most)
  }
}
