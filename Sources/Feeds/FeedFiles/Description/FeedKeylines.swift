package import Carousel
import Foundation

/// The keylines of a carousel: where its cards are large, medium and small.
package nonisolated struct FeedKeylines: Sendable, Hashable {
  /// The arrangement of the keylines.
  package var arrangement: CarouselKeylines.Arrangement
  /// The least width of a small card, in points; default 40.
  package var smallest: Double = 40
  /// The greatest width of a small card, in points; default 56.
  package var largest: Double = 56

  /// Returns the keylines of cards of a width and a spacing.
  func lines(wide card: CGFloat, spacing: CGFloat) -> CarouselKeylines {
    CarouselKeylines(
      arrangement, itemWidth: card, spacing: spacing, smallWidths: smallest...max(smallest, largest))
  }
}
