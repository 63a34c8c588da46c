package import Documents

/// A place in a sound document, at which something hostile is tried.
package nonisolated struct HostileTrial {
  package var root: DocumentNode
  /// The index of a child at each step from the root.
  package var place: [Int]

  /// Creates a trial at a place of a document, given by the index of a child at each step from the root.
  package init(root: DocumentNode, place: [Int]) {
    self.root = root
    self.place = place
  }

  /// A trial for every place of a document but its root.
  package static func all(in root: DocumentNode) -> [HostileTrial] {
    places(in: root).map { HostileTrial(root: root, place: $0) }
  }

  private static func places(in node: DocumentNode) -> [[Int]] {
    node.children.enumerated().flatMap { index, child in
      [[index]] + places(in: child).map { [index] + $0 }
    }
  }

  /// The document with another value at the place; with nothing there for `nil`.
  package func replacing(by value: DocumentNode.Content?) -> DocumentNode {
    root.changing(place[...]) { _ in value.map { DocumentNode($0, at: .start) } } ?? root
  }

  /// The document with one more key in the map at the place; `nil` where no map is there, or it has the key.
  package func adding(_ name: String, _ value: DocumentNode.Content) -> DocumentNode? {
    var isAdded = false
    let changed = root.changing(place[...]) { old in
      guard case .map(let entries) = old.content, !entries.contains(where: { $0.key == name }) else {
        return old
      }
      isAdded = true
      let entry = DocumentNode.Entry(key: name, keyPosition: .start, value: DocumentNode(value, at: .start))
      return DocumentNode(.map(entries + [entry]), at: old.position)
    }
    return isAdded ? changed : nil
  }

  /// The number of steps to the outermost list of maps that the place lies in; `nil` for none.
  package var depthOfMaps: Int? {
    var node = root
    for (depth, index) in place.enumerated() {
      if case .list(let nodes) = node.content, nodes.allSatisfy(\.isMap) { return depth }
      node = node.children[index]
    }
    return nil
  }

  /// The same place with its own map alone in that list; `nil` where it lies in none.
  package var alone: HostileTrial? {
    guard let depth = depthOfMaps else { return nil }
    let changed = root.changing(place[..<depth]) { list in
      DocumentNode(.list([list.children[place[depth]]]), at: list.position)
    }
    var alone = HostileTrial(root: changed ?? root, place: place)
    alone.place[depth] = 0
    return alone
  }
}

extension DocumentNode {
  fileprivate nonisolated var isMap: Bool { if case .map = content { true } else { false } }

  fileprivate nonisolated var children: [DocumentNode] {
    switch content {
    case .list(let nodes): nodes
    case .map(let entries): entries.map(\.value)
    case .scalar: []
    }
  }

  /// The document with the node at a place changed, or taken out for `nil`.
  fileprivate nonisolated func changing(
    _ place: ArraySlice<Int>, _ change: (DocumentNode) -> DocumentNode?
  ) -> DocumentNode? {
    guard let index = place.first else { return change(self) }
    switch content {
    case .list(var nodes):
      let value = nodes[index].changing(place.dropFirst(), change)
      nodes.replaceSubrange(index...index, with: value.map { [$0] } ?? [])
      return DocumentNode(.list(nodes), at: position)
    case .map(var entries):
      var entry = entries[index]
      let value = entry.value.changing(place.dropFirst(), change)
      if let value { entry.value = value }
      entries.replaceSubrange(index...index, with: value == nil ? [] : [entry])
      return DocumentNode(.map(entries), at: position)
    case .scalar: return self
    }
  }
}
