/// The painting order: by `zIndex`, then category, then index path, as UIKit's layout sorts.
package struct PaintOrder: Sendable, Hashable, Comparable {
  /// The layout's own stacking order; higher is nearer to the front.
  package var zIndex: Int
  /// The category: 0 decoration, 1 cell, 2 supplementary.
  package var category: Int
  /// The section's index.
  package var section: Int
  /// The item's index inside its section; in a looped row the virtual index of the present lap.
  package var item: Int

  /// Creates an order; everything defaults to 0.
  package init(zIndex: Int = 0, category: Int = 0, section: Int = 0, item: Int = 0) {
    self.zIndex = zIndex
    self.category = category
    self.section = section
    self.item = item
  }

  /// Returns true when `left` is painted beneath `right`.
  package static func < (left: PaintOrder, right: PaintOrder) -> Bool {
    (left.zIndex, left.category, left.section, left.item)
      < (right.zIndex, right.category, right.section, right.item)
  }
}
