public import Foundation
import LayoutGeometry

/// The frame and the stacking order of one item in a custom group.
///
/// UIKit counterpart: `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The rectangle, in points from the group's own origin.
  public let frame: CGRect
  /// The stacking order; default 0.
  public let zIndex: Int

  /// Creates the placement of an item in a custom group.
  public init(frame: CGRect, zIndex: Int = 0) {
    precondition(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "A custom item's frame must be finite, not \(frame).")
    self.frame = frame.standardized.bounded
    self.zIndex = zIndex
  }
}

/// A closure that places the items of a custom group in its container.
///
/// It runs each time the section is solved, which a collection view does on the main actor. Each group holds as
/// many items as the closure returns.
///
/// UIKit counterpart: `NSCollectionLayoutGroupCustomItemProvider`.
public typealias CollectionLayoutGroupCustomItemProvider =
  (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
