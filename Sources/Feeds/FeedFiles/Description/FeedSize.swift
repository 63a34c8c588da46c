/// The size of a card.
///
/// UIKit counterpart: `NSCollectionLayoutSize`.
public nonisolated struct FeedSize: Sendable, Hashable {
  /// The width, from the leading to the trailing edge.
  public var width: FeedDimension
  /// The height, from top to bottom.
  public var height: FeedDimension
}

/// The length of one side of a card.
///
/// It is written as a number of points, `fractionalWidth(0.85)`, `fractionalHeight(1)` or `estimated(44)`.
///
/// UIKit counterpart: `NSCollectionLayoutDimension`.
public nonisolated enum FeedDimension: Sendable, Hashable {
  /// A number of points.
  case absolute(Double)
  /// A fraction of the section's width inside its insets.
  case fractionalWidth(Double)
  /// A fraction of the section's height inside its insets.
  case fractionalHeight(Double)
  /// A number of points, until the content has been measured.
  case estimated(Double)
}
