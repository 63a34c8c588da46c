import CollectionViews
import CompositionalLayout
package import Foundation
import LayoutGeometry
import ScrollPhysics

/// The handler of a row with keylines, which sets the visible width of each item in every frame.
struct KeylineHandler {
  let arrangement: KeylineArrangement
  let collectionView: CollectionView?

  /// Applies the keylines to the visible items; does nothing while the view's traits ask for reduced motion.
  func show(_ items: [any CollectionLayoutVisibleItem], at offset: CGPoint) {
    let cards = items.filter { $0.representedElementCategory == .cell }
    guard let collectionView, let first = cards.first else { return }
    let isReduced = collectionView.context?.traits.reducesMotion ?? false
    let axis = collectionView.feedAxis.perpendicular
    let row = Row(arrangement, of: first.indexPath.section, at: offset[axis], in: collectionView)
    for item in cards {
      var appearance = CarouselAppearance()
      appearance.axis = axis
      var isShown = true
      if !isReduced, let row {
        let middle = item.center[axis] - row.leading
        let index = ((middle - item.bounds.size[axis] / 2) / arrangement.pitch).rounded()
        let place = arrangement.place(distance: index - row.position, at: row.position, of: row.count)
        isShown = place.width > 0
        let shift = place.start + place.width / 2 + row.shift - middle
        appearance.transform = CGAffineTransform(
          translationX: axis == .horizontal ? shift : 0, y: axis == .vertical ? shift : 0)
        appearance.hiddenMargin = max(0, (item.bounds.size[axis] - place.width) / 2)
      }
      item.show(appearance)
      item.isHidden = !isShown
    }
  }

  /// The values of a row that its items' places depend on.
  private struct Row {
    /// The space before the first item, in points.
    var leading: CGFloat
    /// The scroll position of the row in items, from 0 to its last page.
    var position: CGFloat
    /// The distance from the row's beginning in the view to where its content is drawn, in points.
    var shift: CGFloat
    /// The number of items; `nil` for a looped row.
    var count: Int?

    init?(
      _ arrangement: KeylineArrangement, of section: Int, at offset: CGFloat,
      in collectionView: CollectionView
    ) {
      guard let solved = collectionView.solvedLayout, solved.sections.indices.contains(section),
        let geometry = solved.sections[section].orthogonal,
        collectionView.sectionNames.indices.contains(section)
      else { return nil }
      let motion = collectionView.rowMotion(of: collectionView.sectionNames[section])
      leading = geometry.leadingInset
      // Cards are drawn at whole pixels of the offset, and their places follow the exact one: a row at rest shows the
      // same on every page.
      let scale = collectionView.context?.traits.displayScale ?? 1
      shift = offset.alignedToPixels(scale: scale)
      position = Self.settled(offset / arrangement.pitch)
      guard motion?.geometry.bounds.period == nil else { return }
      let count = solved.sections[section].itemCount
      position = min(max(position, 0), CGFloat(arrangement.lastPage(of: count)))
      self.count = count
      // A row pulled beyond its end moves its cards with it unchanged.
      shift += (position * arrangement.pitch - offset).alignedToPixels(scale: scale)
    }

    /// Rounds a position that differs from a whole page only by floating-point error.
    private static func settled(_ place: CGFloat) -> CGFloat {
      let page = place.rounded()
      return abs(place - page) < 1e-6 ? page : place
    }
  }
}

/// The visible part of an item in a row with keylines, measured from the row's beginning.
package nonisolated struct KeylineItemSpan: Sendable, Hashable {
  /// The leading edge, in points.
  package var start: CGFloat
  /// The visible width, in points; 0 for an item beyond the ends.
  package var width: CGFloat

  /// Creates a place.
  package init(start: CGFloat, width: CGFloat) {
    self.start = start
    self.width = width
  }

  /// Returns the linear interpolation between two places.
  static func between(_ from: KeylineItemSpan, _ to: KeylineItemSpan, _ share: CGFloat) -> KeylineItemSpan {
    KeylineItemSpan(
      start: from.start + (to.start - from.start) * share, width: from.width + (to.width - from.width) * share
    )
  }
}

extension KeylineArrangement {
  /// Returns the place of an item while a row is scrolled by `position` items.
  ///
  /// `distance` is counted in items from the first large place. Between two places both edges are interpolated
  /// linearly, so the spaces keep their width. A row that ends has `count` items: over its last pages the small and
  /// the medium place move to its beginning one after the other, until its last items are in the large places.
  package func place(distance: CGFloat, at position: CGFloat, of count: Int?) -> KeylineItemSpan {
    guard let count else { return place(inSlot: distance, shifted: 0) }
    let shift = min(max(position - CGFloat(count - widths.count), 0), CGFloat(widths.count - largeCount))
    guard shift > 0 else { return place(inSlot: distance, shifted: 0) }
    let whole = Int(shift.rounded(.down))
    // While the places move, the items keep their places among the last ones.
    let slot = distance + shift
    let from = place(inSlot: slot, shifted: whole)
    if CGFloat(whole) == shift { return from }
    return .between(from, place(inSlot: slot, shifted: whole + 1), shift - CGFloat(whole))
  }

  /// Returns the last page of a row of `count` items.
  package func lastPage(of count: Int) -> Int { max(0, count - largeCount) }

  private func place(inSlot slot: CGFloat, shifted: Int) -> KeylineItemSpan {
    let lower = slot.bounded(to: -1...CGFloat(widths.count), or: 0).rounded(.down)
    let from = place(ofSlot: Int(lower), shifted: shifted)
    let share = min(max(slot - lower, 0), 1)
    return share == 0 ? from : .between(from, place(ofSlot: Int(lower) + 1, shifted: shifted), share)
  }

  /// Returns the place of a slot counted from the first one, when the last `shifted` widths are before the others.
  private func place(ofSlot slot: Int, shifted: Int) -> KeylineItemSpan {
    if slot < 0 { return KeylineItemSpan(start: -spacing, width: 0) }
    guard slot < widths.count else { return KeylineItemSpan(start: length + spacing, width: 0) }
    var start: CGFloat = 0
    for former in 0..<slot { start += width(ofSlot: former, shifted: shifted) + spacing }
    return KeylineItemSpan(start: start, width: width(ofSlot: slot, shifted: shifted))
  }

  private func width(ofSlot slot: Int, shifted: Int) -> CGFloat {
    slot < shifted ? widths[widths.count - 1 - slot] : widths[slot - shifted]
  }
}
