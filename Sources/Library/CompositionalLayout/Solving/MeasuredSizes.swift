package import Foundation
import LayoutGeometry

/// The measured sizes of one section's estimated elements.
///
/// The collection is sparse: elements that were never shown use no memory. Only the extents on an element's estimated
/// axes are used. The section of an element is ignored.
package struct MeasuredSizes: Hashable, Sendable {
  fileprivate struct Key: Hashable, Sendable {
    var category: LayoutElement.Category
    var kind: String?
    var item: Int
  }

  fileprivate struct Sizes: Hashable, Sendable {
    /// The measured cells, ascending.
    var items: [Int] = []
    var itemSizes: [CGSize] = []
    var others: [Key: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && others.isEmpty }
  }

  /// All sizes; empty while nothing is measured, so that copying such a collection costs nothing.
  private var sizes: [Sizes] = []

  /// Creates a collection without measurements.
  package init() {}

  /// True when nothing has been measured.
  package var isEmpty: Bool { sizes.isEmpty }

  /// The measured cells, ascending.
  var items: [Int] { sizes.first?.items ?? [] }

  /// The measured size of `element`, in points; `nil` when it was not measured.
  ///
  /// A negative extent counts as 0. A size that is not finite is ignored: the estimate stays.
  package subscript(element: LayoutElement) -> CGSize? {
    get {
      guard !sizes.isEmpty else { return nil }
      guard element.category == .cell else { return sizes[0].others[Key(element)] }
      let index = sizes[0].items.partitioningIndex { $0 >= element.item }
      return index < sizes[0].items.count && sizes[0].items[index] == element.item
        ? sizes[0].itemSizes[index] : nil
    }
    set {
      let newValue = newValue.flatMap(Self.usable)
      if sizes.isEmpty {
        guard newValue != nil else { return }
        sizes = [Sizes()]
      }
      sizes[0].set(newValue, of: element)
      if sizes[0].isEmpty { sizes = [] }
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
    let others = sizes.first?.others.filter { $0.key.item == 0 } ?? [:]
    if !others.isEmpty { rest.sizes = [Sizes(others: others)] }
    return rest
  }

  /// Returns every item that has a measured cell or badge, ascending.
  func measuredItems() -> [Int] {
    guard let sizes = sizes.first, !sizes.others.isEmpty else { return items }
    return Set(sizes.items).union(sizes.others.keys.map(\.item)).sorted()
  }

  func size(ofItem item: Int) -> CGSize? { sizes.isEmpty ? nil : self[.cell(item: item, section: 0)] }

  func size(ofKind kind: String, item: Int) -> CGSize? {
    sizes.first?.others[Key(category: .supplementary, kind: kind, item: item)]
  }
}

extension MeasuredSizes.Key {
  fileprivate init(_ element: LayoutElement) {
    self.init(category: element.category, kind: element.kind, item: element.item)
  }
}

extension MeasuredSizes.Sizes {
  fileprivate mutating func set(_ size: CGSize?, of element: LayoutElement) {
    guard element.category == .cell else {
      others[MeasuredSizes.Key(element)] = size
      return
    }
    let index = items.partitioningIndex { $0 >= element.item }
    let isKnown = index < items.count && items[index] == element.item
    switch (size, isKnown) {
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

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies `belongsToEnd`, which must be true for all later elements.
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
