/// A ring buffer of the last elements of a sequence: a new one replaces the oldest.
///
/// An element keeps its index, counted from 0, as long as it is stored.
package nonisolated struct Ring<Element> {
  /// The greatest number of elements stored.
  package let capacity: Int
  /// The index that the next element gets, which is the number of elements ever added.
  package private(set) var endIndex = 0
  private var storage: [Element] = []

  /// Creates an empty ring with storage for `capacity` elements.
  package init(capacity: Int) {
    precondition(capacity > 0, "a ring keeps at least one element; it was asked to keep \(capacity)")
    self.capacity = capacity
    storage.reserveCapacity(capacity)
  }

  /// The index of the oldest stored element.
  package var startIndex: Int { endIndex - storage.count }

  /// The indices of all stored elements, the oldest first.
  package var indices: Range<Int> { startIndex..<endIndex }

  /// The number of stored elements.
  package var count: Int { storage.count }

  /// Adds an element, in place of the oldest when the ring is full.
  package mutating func append(_ element: Element) {
    if storage.count < capacity {
      storage.append(element)
    } else {
      storage[endIndex % capacity] = element
    }
    endIndex += 1
  }

  /// Adds an element by changing the oldest one, which keeps its storage, or `fresh` until the ring is full.
  package mutating func appendReusing(_ fresh: @autoclosure () -> Element, _ body: (inout Element) -> Void) {
    if storage.count < capacity { storage.append(fresh()) }
    body(&storage[endIndex % capacity])
    endIndex += 1
  }

  /// Empties the ring, keeps its storage, and counts from 0 again.
  package mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
    endIndex = 0
  }

  /// The element with this index, which must be stored.
  package subscript(index: Int) -> Element {
    get { storage[place(of: index)] }
    set { storage[place(of: index)] = newValue }
  }

  private func place(of index: Int) -> Int {
    precondition(indices.contains(index), "the ring holds \(indices), not \(index)")
    return index % capacity
  }
}

nonisolated extension Ring: RandomAccessCollection {}
nonisolated extension Ring: Sendable where Element: Sendable {}
nonisolated extension Ring: Equatable where Element: Equatable {}
nonisolated extension Ring: Hashable where Element: Hashable {}
