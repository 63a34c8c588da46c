import Documents
import Foundation

/// A parser of the targets of a pointer.
nonisolated struct GestureTargetReader {
  static let places = 0...1_000_000

  let faults: DocumentFaults

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
    let keys = TargetKeys.declared
    let kinds = keys.names.filter(map.has)
    guard kinds.count == 1 else {
      _ = keys.names.map(map.value)
      let count = kinds.isEmpty ? "none" : "\(kinds.count)"
      faults.report(
        "a target has \(count) of the keys \(keys.names.joined(separator: ", ")); one is needed",
        at: node.position)
      return nil
    }
    switch kinds[0] {
    case keys.row.name: return map.read(keys.row).map(GestureTarget.row)
    case keys.element.name: return map.read(keys.element).map(GestureTarget.element)
    case keys.dot.name:
      let dot = DotTargetKeys.declared
      return map.read(keys.dot).flatMap { part(dot.row, dot.index, of: $0) }
        .map { .dot(row: $0.row, index: $0.place) }
    default:
      let card = CardTargetKeys.declared
      return map.read(keys.card).flatMap { part(card.row, card.item, of: $0) }
        .map { .card(row: $0.row, item: $0.place) }
    }
  }

  private func part(
    _ row: RequiredKey<String>, _ place: RequiredKey<Int>, of inner: DocumentMap
  ) -> (row: String, place: Int)? {
    defer { inner.reportUnknownKeys() }
    let row = inner.read(row)
    let index = inner.read(place)
    guard let row, let index else { return nil }
    return (row, index)
  }
}

nonisolated extension ValueForm {
  /// The form of a target: an element's id, a map that names a row, a dot or a card, or the two numbers of a point.
  static let target = ValueForm.filled(
    .anyOf([
      .text, .parts([.number(GestureStepReader.distance), .number(GestureStepReader.distance)]),
      .map(TargetKeys.form),
    ]))
}

nonisolated extension DocumentKey where Value == GestureTarget {
  /// Declares a key for a target.
  static func target(_ name: String, _ line: String) -> Self {
    Self(name, .target, line) { GestureTargetReader(faults: $1).target($0, called: name) }
  }
}

/// The keys of a target.
nonisolated struct TargetKeys: KeyTable {
  static let name = "target"
  static let line = "The middle of a part of the scene."
  static let declared = Self()

  let row = DocumentKey.text("row", "A row by its section's id.").filled("a text")
  let dot = DocumentKey.map("dot", of: DotTargetKeys.self, called: "a dot", "A dot of a row.")
    .filled("a map of keys")
  let card = DocumentKey.map("card", of: CardTargetKeys.self, called: "a card", "The card of an item.")
    .filled("a map of keys")
  let element = DocumentKey.text("element", "An element by its id, such as hero/overlay/more.")
    .filled("a text")

  static let rules: [KeyRule] = [.exactlyOne(declared.names.map { .has($0) })]
}

/// The keys of a target that is a dot.
nonisolated struct DotTargetKeys: KeyTable {
  static let name = "dotTarget"
  static let line = "A dot of a row."
  static let declared = Self()

  let row = DocumentKey.text("row", "The row, by its section's id.").needed("a text")
  let index = DocumentKey.whole("index", in: GestureTargetReader.places, "The dot, counted from 0.")
    .needed("a whole number")
}

/// The keys of a target that is a card.
nonisolated struct CardTargetKeys: KeyTable {
  static let name = "cardTarget"
  static let line = "The card of an item of a row."
  static let declared = Self()

  let row = DocumentKey.text("row", "The row, by its section's id.").needed("a text")
  let item = DocumentKey.whole("item", in: GestureTargetReader.places, "The item, counted from 0.")
    .needed("a whole number")
}
