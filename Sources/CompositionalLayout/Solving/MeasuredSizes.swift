package import Foundation
import LayoutGeometry

/// The measured sizes of one section's estimated elements.
///
/// The collection is sparse: elements that were never shown cost nothing. Only the extents on an element's
/// estimated axes are used. The section of an element is ignored.
package struct MeasuredSizes: Hashable, Sendable {
  private struct Key: Hashable, Sendable {
    var category: LayoutElement.Category
    var kind: String?
    var item: Int
  }

  /// The measured cells, ascending.
  private(set) var items: [Int] = []
  private var itemSizes: [CGSize] = []
  private var others: [Key: CGSize] = [:]

  /// Creates a collection without measurements.
  package init() {}

  /// True when nothing has been measured.
  package var isEmpty: Bool { items.isEmpty && others.isEmpty }

  /// The measured size of `element`, in points; `nil` when it was not measured.
  ///
  /// A negative extent counts as 0. A size that is not finite is no measurement: the estimate stays.
  package subscript(element: LayoutElement) -> CGSize? {
    get {
      guard element.category == .cell else {
        return others[Key(category: element.category, kind: element.kind, item: element.item)]
      }
      let index = items.partitioningIndex { $0 >= element.item }
      return index < items.count && items[index] == element.item ? itemSizes[index] : nil
    }
    set {
      let newValue = newValue.flatMap(Self.usable)
      guard element.category == .cell else {
        others[Key(category: element.category, kind: element.kind, item: element.item)] = newValue
        return
      }
      let index = items.partitioningIndex { $0 >= element.item }
      let isKnown = index < items.count && items[index] == element.item
      switch (newValue, isKnown) {
      case (let size?, true): itemSizes[index] = size
      case (let size?, false):
        items.insert(element.item, at: index)
        itemSizes.insert(size, at: index)
      case (nil, true):
        items.remove(at: index)
        itemSizes.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private static func usable(_ size: CGSize) -> CGSize? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return CGSize(width: max(0, size.width), height: max(0, size.height)).bounded
  }

  /// Removes every measurement, as after a change of width or text scale.
  package mutating func removeAll() { self = MeasuredSizes() }

  /// The measurements of headers, footers and backgrounds alone.
  package var withoutItems: MeasuredSizes {
    var rest = MeasuredSizes()
    rest.others = others.filter { $0.key.item == 0 }
    return rest
  }

  /// Returns every item that has a measured cell or badge, ascending.
  func measuredItems() -> [Int] {
    others.isEmpty ? items : Set(items).union(others.keys.map(\.item)).sorted()
  }

  func size(ofItem item: Int) -> CGSize? { items.isEmpty ? nil : self[.cell(item: item, section: 0)] }

  func size(ofKind kind: String, item: Int) -> CGSize? {
    others.isEmpty ? nil : others[Key(category: .supplementary, kind: kind, item: item)]
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies `belongsToEnd`, which must hold for all later elements.
  func partitioningIndex(_ belongsToEnd: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToEnd(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
