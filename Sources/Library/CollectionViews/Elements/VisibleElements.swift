import CompositionalLayout
import Foundation

/// The elements on screen, by key and in painting order.
struct VisibleElements {
  private(set) var byKey: [LayoutElement: VisibleElement] = [:]
  private(set) var inPaintOrder: [VisibleElement] = []
  private(set) var generation = 0
  private var needsSorting = false

  mutating func beginPass() { generation += 1 }

  /// Returns the element with this key and sets its attributes; `nil` when it is not on screen yet.
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
    let present = generation
    return remove { $0.generation != present }
  }

  /// Removes and returns all elements, before new data are shown.
  mutating func removeAll() -> [VisibleElement] { remove { _ in true } }

  /// Removes and returns the elements for which `isUnwanted` is true.
  mutating func remove(where isUnwanted: (VisibleElement) -> Bool) -> [VisibleElement] {
    let unwanted = inPaintOrder.filter(isUnwanted)
    guard !unwanted.isEmpty else { return [] }
    for element in unwanted { byKey[element.key] = nil }
    inPaintOrder.removeAll(where: isUnwanted)
    return unwanted
  }

  /// Sorts the elements into painting order, if that has changed.
  mutating func sort() {
    guard needsSorting || !isSorted else { return }
    inPaintOrder.sort { $0.isPainted(before: $1) }
    needsSorting = false
  }

  private var isSorted: Bool {
    for place in inPaintOrder.indices.dropFirst()
    where inPaintOrder[place].isPainted(before: inPaintOrder[place - 1]) { return false }
    return true
  }
}
