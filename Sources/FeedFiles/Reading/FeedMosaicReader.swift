import Documents
import Foundation
import LayoutGeometry

/// Reads what only a grid, a mosaic or a banner has.
nonisolated struct FeedMosaicReader {
  let faults: DocumentFaults

  /// The columns of a grid: a number, or a map that makes them follow the width.
  func columns(_ map: DocumentMap) -> FeedColumns {
    guard let node = map.value("columns"), case .map = node.content else {
      let count = map.integer("columns", in: FeedLimits.columns) ?? FeedColumns().least
      return FeedColumns(least: count, most: count)
    }
    guard let steps = faults.map(node, called: "\"columns\"") else { return FeedColumns() }
    defer { steps.reportUnknownKeys() }
    let columns = FeedColumns(
      least: steps.integer("least", in: FeedLimits.columns) ?? 1,
      most: steps.integer("most", in: FeedLimits.columns) ?? FeedLimits.columns.upperBound,
      width: steps.number("width", in: FeedLimits.size) ?? 1)
    if !steps.has("width") { steps.reportMissing("width", needed: "the least width of a card in points") }
    guard columns.least <= columns.most else {
      faults.report(
        "\"columns\" has at least \(columns.least) and at most \(columns.most); the least comes first",
        at: map.position(of: "columns"))
      return FeedColumns()
    }
    return columns
  }

  /// The bands of a mosaic.
  func mosaic(_ map: DocumentMap) -> FeedMosaic {
    guard let nodes = map.list("pattern") else { return FeedMosaic() }
    guard (1...FeedLimits.bands).contains(nodes.count) else {
      faults.report(
        "\"pattern\" has \(nodes.count) bands; allowed: 1 to \(FeedLimits.bands)",
        at: map.position(of: "pattern"))
      return FeedMosaic()
    }
    let bands = nodes.compactMap { node -> FeedMosaic.Band? in
      guard let word = faults.string(node, called: "pattern") else { return nil }
      if let band = FeedMosaic.Band(word: word) { return band }
      faults.report("\"pattern\" is \(node.summary); allowed: \(FeedMosaic.Band.words)", at: node.position)
      return nil
    }
    return bands.isEmpty ? FeedMosaic() : FeedMosaic(pattern: bands)
  }

  /// Reports a banner of cards that are not made to reach from edge to edge.
  func checkBanner(_ section: FeedSection, at position: DocumentPosition) {
    if let card = section.cards.first(where: { $0.own == nil && $0.kind != .picture }) {
      faults.report(
        "a banner shows cards of the kind picture or of a kind of your own; the card \"\(card.id)\" is of the kind "
          + card.kind.rawValue, at: position)
    }
  }
}

nonisolated extension FeedLayout {
  /// The insets of a section that writes none.
  var usualInsets: DirectionalEdgeInsets {
    self == .banner ? .zero : DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
  }
}
