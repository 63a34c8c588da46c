import CompositionalLayout
import Foundation
import LayoutGeometry

/// The sizes and spacings of one section of a flow layout: the delegate's where it has them, else the layout's own.
struct FlowSection {
  let inset: EdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize
  /// The size of each item; `nil` when all have the layout's.
  let sizes: [CGSize]?

  /// Reads the values of a section of `layout` from the delegate.
  init(_ index: Int, of layout: CollectionViewFlowLayout) {
    guard let view = layout.collectionView, let delegate = view.flowDelegate else {
      inset = Self.finite(layout.sectionInset, index)
      lineSpacing = Self.finite(layout.minimumLineSpacing, "line spacing", index)
      itemSpacing = Self.finite(layout.minimumInteritemSpacing, "item spacing", index)
      header = Self.finite(layout.headerReferenceSize, "header", index)
      footer = Self.finite(layout.footerReferenceSize, "footer", index)
      sizes = Self.measured(index, of: layout)
      return
    }
    inset = Self.finite(delegate.collectionView(view, layout: layout, insetForSectionAt: index), index)
    lineSpacing = Self.finite(
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index), "line spacing",
      index)
    itemSpacing = Self.finite(
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index),
      "item spacing", index)
    header = Self.finite(
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index), "header", index)
    footer = Self.finite(
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: index), "footer", index)
    if layout.measuresItems {
      sizes = Self.measured(index, of: layout)
      return
    }
    let count = view.numberOfItems(inSection: index)
    precondition(
      count <= LayoutLimits.counted,
      "A flow layout asks its delegate for the size of each item, of \(LayoutLimits.counted) at most; section \(index) has "
        + "\(count).")
    let own = (0..<count).map { item in
      let size = delegate.collectionView(
        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: index))
      precondition(
        size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
        "The size of item \(item) of section \(index) has to be finite and not negative; it is \(size).")
      return size.bounded
    }
    sizes = own.allSatisfy { $0 == layout.itemSize } ? nil : own
  }

  /// Returns the measured sizes of items that measure themselves, the estimate for others; `nil` where none does.
  private static func measured(_ index: Int, of layout: CollectionViewFlowLayout) -> [CGSize]? {
    guard layout.measuresItems, let view = layout.collectionView else { return nil }
    let given = layout.estimate
    let isAutomatic = given.width > 1e9 || given.height > 1e9
    let estimate = isAutomatic ? CGSize(width: 50, height: 50) : finite(given, "items", index)
    return (0..<min(view.numberOfItems(inSection: index), LayoutLimits.counted)).map {
      view.measuredSize(ofItem: $0, inSection: index) ?? estimate
    }
  }

  /// Returns a distance for the solver; one that is not finite is a programming error.
  private static func finite(_ distance: CGFloat, _ name: String, _ section: Int) -> CGFloat {
    precondition(
      distance.isFinite, "The \(name) of section \(section) has to be finite; it is \(distance).")
    return distance.bounded
  }

  private static func finite(_ inset: EdgeInsets, _ section: Int) -> EdgeInsets {
    precondition(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite),
      "The inset of section \(section) has to be finite; it is \(inset).")
    return inset.bounded
  }

  private static func finite(_ size: CGSize, _ name: String, _ section: Int) -> CGSize {
    precondition(
      size.width.isFinite && size.height.isFinite,
      "The size of the \(name) of section \(section) has to be finite; it is \(size).")
    return size.bounded
  }
}

/// The frames of items of differing sizes in a flow layout, computed from their sizes and the line length alone.
///
/// Each line takes as many items as fit; it is as high as its highest item, and the others are centred in that height.
/// The free space goes between the items; the last line is spaced as if more items like its last one followed. An item
/// is centred where no second one would fit.
nonisolated struct FlowLines: Sendable, Hashable {
  /// The items' frames, from the first line's beginning.
  private(set) var frames: [CGRect] = []
  /// The total extent of all lines, across them, in points.
  private(set) var reach: CGFloat = 0
  /// The beginning of the last line.
  private var start: CGFloat = 0

  /// The line length and the spacings of a flow layout, in points.
  struct Measures: Sendable, Hashable {
    /// The axis of a line.
    var axis: Axis
    /// The length available to a line.
    var room: CGFloat
    /// The least distance between the items of a line.
    var itemSpacing: CGFloat
    /// The distance between lines.
    var lineSpacing: CGFloat
  }

  /// Lays out items of these sizes.
  init(_ sizes: [CGSize], _ measures: Measures) {
    frames.reserveCapacity(sizes.count)
    var first = 0
    while first < sizes.count {
      let count = Self.count(from: first, in: sizes, measures)
      let line = sizes[first..<(first + count)]
      // Lines and items may overlap, but none may begin before the preceding one.
      if first > 0 { start = max(start, reach + measures.lineSpacing) }
      place(line, isLast: first + count == sizes.count, measures)
      first += count
    }
  }

  /// Returns the number of items from `first` on that fit on one line.
  private static func count(from first: Int, in sizes: [CGSize], _ measures: Measures) -> Int {
    var used = sizes[first][measures.axis]
    var count = 1
    while first + count < sizes.count {
      used += measures.itemSpacing + sizes[first + count][measures.axis]
      if used > measures.room + tolerance { break }
      count += 1
    }
    return count
  }

  private static let tolerance: CGFloat = 1e-6

  private mutating func place(_ line: ArraySlice<CGSize>, isLast: Bool, _ measures: Measures) {
    let (axis, cross) = (measures.axis, measures.axis.perpendicular)
    let lengths = line.map { $0[axis] }
    var left = measures.room - lengths.reduce(0, +) - CGFloat(line.count - 1) * measures.itemSpacing
    var count = line.count
    if isLast, let last = lengths.last, last + measures.itemSpacing > 0 {
      let more = max(0, ((left + Self.tolerance) / (last + measures.itemSpacing)).rounded(.down))
      left -= more * (last + measures.itemSpacing)
      count += Int(bounding: more)
    }
    left = max(0, left)
    let gap = measures.itemSpacing + (count > 1 ? left / CGFloat(count - 1) : 0)
    let height = line.map { $0[cross] }.max() ?? 0
    var along = count == 1 ? left / 2 : 0
    for size in line {
      let origin = CGPoint(along: along, across: start + (height - size[cross]) / 2, on: axis)
      frames.append(CGRect(origin: origin, size: size))
      along += max(0, size[axis] + gap)
    }
    reach = max(reach, start + height)
  }
}
