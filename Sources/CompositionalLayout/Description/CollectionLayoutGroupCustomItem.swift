public import Foundation
import LayoutGeometry

/// One place in a custom group.
///
/// UIKit counterpart: `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// Where, in points from the group's own origin.
  public let frame: CGRect
  /// The band it is painted in; default 0.
  public let zIndex: Int

  /// Creates a place in a custom group.
  public init(frame: CGRect, zIndex: Int = 0) {
    precondition(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "A custom item's frame must be finite, not \(frame).")
    self.frame = frame.standardized.bounded
    self.zIndex = zIndex
  }
}

/// A closure that places the items of a custom group in the container it is given.
///
/// It may run off the main actor, and whenever the section is solved. Each group holds as many items as the
/// closure returns.
///
/// UIKit counterpart: `NSCollectionLayoutGroupCustomItemProvider`.
public typealias CollectionLayoutGroupCustomItemProvider =
  @Sendable (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
