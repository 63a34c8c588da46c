/// The size of a card.
///
/// UIKit counterpart: `NSCollectionLayoutSize`.
public nonisolated struct FeedSize: Sendable, Hashable {
  /// From its leading to its trailing edge.
  public var width: FeedDimension
  /// From its top to its bottom.
  public var height: FeedDimension

  /// Creates a size.
  public init(width: FeedDimension, height: FeedDimension) {
    self.width = width
    self.height = height
  }
}

/// One side of a card; written as a number of points, `fractionalWidth(0.85)`, `fractionalHeight(1)` or
/// `estimated(44)`.
///
/// UIKit counterpart: `NSCollectionLayoutDimension`.
public nonisolated enum FeedDimension: Sendable, Hashable {
  /// So many points.
  case absolute(Double)
  /// A share of the width that the section has inside its insets.
  case fractionalWidth(Double)
  /// A share of the height that the section has inside its insets.
  case fractionalHeight(Double)
  /// So many points until the content has been measured.
  case estimated(Double)
}
