import Documents
import Foundation

/// A reader of the targets of a pointer.
nonisolated struct GestureTargetReader {
  let faults: DocumentFaults

  /// Reads the target at `key`; its absence is a fault.
  func target(_ key: String, of map: DocumentMap) -> GestureTarget? {
    guard let node = map.value(key) else {
      map.reportMissing(key, needed: "a target")
      return nil
    }
    return target(node, called: key)
  }

  /// Reads an element's id, a map that names a row, a dot or a card, or the two numbers of a point.
  func target(_ node: DocumentNode, called name: String) -> GestureTarget? {
    switch node.content {
    case .scalar(let text, _) where !node.isEmpty: return .element(text)
    case .list(let nodes) where nodes.count == 2:
      let x = faults.number(nodes[0], called: "x", in: GestureStepReader.distance)
      let y = faults.number(nodes[1], called: "y", in: GestureStepReader.distance)
      guard let x, let y else { return nil }
      return .point(CGPoint(x: x, y: y))
    case .map: return map(node)
    default:
      faults.report(
        "\"\(name)\" is \(node.summary); allowed: an element's id, {row: …}, {dot: …}, {card: …}, [x, y]",
        at: node.position)
      return nil
    }
  }

  private func map(_ node: DocumentNode) -> GestureTarget? {
    guard let map = faults.map(node, called: "a target") else { return nil }
    defer { map.reportUnknownKeys() }
    let kinds = ["row", "dot", "card", "element"].filter(map.has)
    guard kinds.count == 1 else {
      _ = ["row", "dot", "card", "element"].map(map.value)
      faults.report(
        "a target has \(kinds.count) of the keys row, dot, card, element; one is needed", at: node.position)
      return nil
    }
    switch kinds[0] {
    case "row": return map.requiredString("row").map(GestureTarget.row)
    case "element": return map.requiredString("element").map(GestureTarget.element)
    case "dot": return part("dot", "index", of: map).map { .dot(row: $0.row, index: $0.place) }
    default: return part("card", "item", of: map).map { .card(row: $0.row, item: $0.place) }
    }
  }

  private func part(_ key: String, _ place: String, of map: DocumentMap) -> (row: String, place: Int)? {
    guard let inner = map.map(key, called: "a \(key)") else { return nil }
    defer { inner.reportUnknownKeys() }
    let row = inner.requiredString("row")
    let index = inner.integer(place, in: 0...1_000_000)
    if !inner.has(place) { inner.reportMissing(place, needed: "a whole number") }
    guard let row, let index else { return nil }
    return (row, index)
  }
}
