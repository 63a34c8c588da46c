import Foundation
import UIKitNames

/// The article's rule for the page of a row: the item whose centre is closest to that of the screen.
enum ClosestToCentre {
  /// Returns this item; `nil` while no card is on screen.
  static func item(
    of items: [any NSCollectionLayoutVisibleItem], at offset: CGPoint,
    in environment: any NSCollectionLayoutEnvironment
  ) -> Int? {
    let middle = offset.x + max(environment.container.effectiveContentSize.width, 1) / 2
    return items.filter { $0.representedElementCategory == .cell }
      .min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }?.indexPath.item
  }
}
