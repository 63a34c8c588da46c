public import Foundation

/// A row of equal cards, one at a time, with a little of a neighbour showing: lengths solved from the viewport.
///
/// Nothing is rounded here; drawing rounds edges to pixels.
public struct PeekingCards: Hashable, Sendable {
  /// Where a card rests.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable, Codable {
    /// After a gap as wide as the one that follows it, so that only the next card peeks and the card stands
    /// half a peek left of the middle; the last page is held by the end of the content, and there the
    /// previous card peeks instead. What the common hand-written layout does.
    case afterGap
    /// In the middle, the first and the last too, both neighbours peeking.
    case centred
  }

  /// How long a card is, in points.
  public var cardLength: CGFloat
  /// How much of a neighbour shows, in points; less where the viewport has no room for it.
  public var peek: CGFloat
  /// How many cards there are.
  public var count: Int
  /// Where a card rests.
  public var arrangement: Arrangement

  /// Creates a row; the default is the one often written by hand, ten cards of 295 pt with a peek of 14.
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

  /// The distance between two cards in a viewport, in points; never less than nothing.
  public func gap(in viewportLength: CGFloat) -> CGFloat {
    let room = viewportLength - cardLength
    return switch arrangement {
    case .afterGap: Swift.max(0, (room - peek) / 2)
    case .centred: Swift.max(0, room / 2 - peek)
    }
  }

  /// The inset before the first card and after the last, in points.
  public func sideInset(in viewportLength: CGFloat) -> CGFloat {
    switch arrangement {
    case .afterGap: gap(in: viewportLength)
    case .centred: Swift.max(0, (viewportLength - cardLength) / 2)
    }
  }

  /// The distance from one page to the next, in points.
  public func pageLength(in viewportLength: CGFloat) -> CGFloat { cardLength + gap(in: viewportLength) }

  /// The length of the content with its insets, in points.
  public func contentLength(in viewportLength: CGFloat) -> CGFloat {
    2 * sideInset(in: viewportLength) + CGFloat(count) * cardLength
      + CGFloat(count - 1) * gap(in: viewportLength)
  }

  /// The scroller's geometry: one stop a card, fast deceleration, and the policy that goes with the arrangement.
  public func geometry(in viewportLength: CGFloat) -> ScrollGeometry {
    let last = Swift.max(0, contentLength(in: viewportLength) - viewportLength)
    return ScrollGeometry(
      viewportLength: viewportLength, bounds: .clamped(0...last),
      stops: SnapPoints(first: 0, pitch: pageLength(in: viewportLength), count: count, last: last),
      policy: arrangement == .afterGap ? .seedC : .seedCCured, decelerationRate: .fast)
  }
}
