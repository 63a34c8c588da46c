public import Foundation

/// A row of equal cards, shown one at a time with a little of a neighbour: lengths solved from the viewport.
///
/// Nothing is rounded here; drawing rounds edges to pixels.
public struct PeekingCards: Hashable, Sendable {
  /// The place of a resting card.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable, Codable {
    /// After a gap as wide as the gap that follows the card.
    ///
    /// Only the next card peeks, and the card stands half a peek left of the middle; the last page is held by
    /// the end of the content, and there the previous card peeks instead. The common hand-written layout does
    /// this.
    case afterGap
    /// In the middle, the first and the last too, with both neighbours peeking.
    case centred
  }

  /// The length of a card, in points.
  public var cardLength: CGFloat
  /// The visible length of a neighbour, in points; less if the viewport has no room for it.
  public var peek: CGFloat
  /// The number of cards.
  public var count: Int
  /// The place of a resting card.
  public var arrangement: Arrangement

  /// Creates a row; the default is often written by hand: ten cards of 295 pt with a peek of 14.
  public init(
    cardLength: CGFloat = 295, peek: CGFloat = 14, count: Int = 10, arrangement: Arrangement = .afterGap
  ) {
    precondition(
      cardLength > 0 && peek >= 0 && count > 0,
      "cards have a length and a count above 0 and a peek of 0 or more, not \(cardLength), \(count), \(peek)")
    self.cardLength = cardLength
    self.peek = peek
    self.count = count
    self.arrangement = arrangement
  }

  /// Returns the distance between two cards in a viewport, in points; never negative.
  public func gap(in viewportLength: CGFloat) -> CGFloat {
    let room = viewportLength - cardLength
    return switch arrangement {
    case .afterGap: Swift.max(0, (room - peek) / 2)
    case .centred: Swift.max(0, room / 2 - peek)
    }
  }

  /// Returns the inset before the first card and after the last, in points.
  public func sideInset(in viewportLength: CGFloat) -> CGFloat {
    switch arrangement {
    case .afterGap: gap(in: viewportLength)
    case .centred: Swift.max(0, (viewportLength - cardLength) / 2)
    }
  }

  /// Returns the distance from one page to the next, in points.
  public func pageLength(in viewportLength: CGFloat) -> CGFloat { cardLength + gap(in: viewportLength) }

  /// Returns the length of the content with its insets, in points.
  public func contentLength(in viewportLength: CGFloat) -> CGFloat {
    2 * sideInset(in: viewportLength) + CGFloat(count) * cardLength
      + CGFloat(count - 1) * gap(in: viewportLength)
  }

  /// Returns the scroller's geometry: one stop a card, fast deceleration, and the arrangement's policy.
  public func geometry(in viewportLength: CGFloat) -> ScrollGeometry {
    let last = Swift.max(0, contentLength(in: viewportLength) - viewportLength)
    return ScrollGeometry(
      viewportLength: viewportLength, bounds: .clamped(0...last),
      stops: SnapPoints(first: 0, pitch: pageLength(in: viewportLength), count: count, last: last),
      policy: arrangement == .afterGap ? .seedC : .seedCCured, decelerationRate: .fast)
  }
}
