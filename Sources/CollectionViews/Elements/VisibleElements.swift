import CompositionalLayout
import Foundation

/// The elements on screen, by key and in the order they are painted.
struct VisibleElements {
  private(set) var byKey: [LayoutElement: VisibleElement] = [:]
  private(set) var inPaintOrder: [VisibleElement] = []
  private(set) var generation = 0
  private var needsSorting = false

  mutating func beginPass() { generation += 1 }

  /// The element with this key, given its new attributes; `nil` when it is not on screen yet.
  mutating func reuse(
    _ key: LayoutElement, _ attributes: LayoutAttributes, orderInLap: Int
  ) -> VisibleElement? {
    guard let element = byKey[key] else { return nil }
    if element.zIndex != attributes.zIndex { needsSorting = true }
    element.reset(to: attributes, orderInLap: orderInLap, generation: generation)
    return element
  }

  mutating func insert(_ element: VisibleElement, orderInLap: Int) {
    element.reset(to: element.attributes, orderInLap: orderInLap, generation: generation)
    byKey[element.key] = element
    inPaintOrder.append(element)
    needsSorting = true
  }

  /// Removes and returns the elements that the present layout pass did not place.
  mutating func removeStale() -> [VisibleElement] {
    guard inPaintOrder.contains(where: { $0.generation != generation }) else { return [] }
    let stale = inPaintOrder.filter { $0.generation != generation }
    for element in stale { byKey[element.key] = nil }
    inPaintOrder.removeAll { $0.generation != generation }
    return stale
  }

  /// Removes and returns all elements, for data that are new.
  mutating func removeAll() -> [VisibleElement] {
    defer {
      byKey.removeAll()
      inPaintOrder.removeAll()
    }
    return inPaintOrder
  }

  /// Sorts the elements into painting order, where that has changed.
  mutating func sort() {
    let isSorted = zip(inPaintOrder, inPaintOrder.dropFirst()).allSatisfy { !$1.isPainted(before: $0) }
    guard needsSorting || !isSorted else { return }
    inPaintOrder.sort { $0.isPainted(before: $1) }
    needsSorting = false
  }
}
