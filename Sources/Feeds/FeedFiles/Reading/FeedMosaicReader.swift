import Documents
import Foundation
import LayoutGeometry

/// The reader of the properties that only a grid, a list, a mosaic or a banner has.
nonisolated struct FeedMosaicReader {
  let faults: DocumentFaults

  /// Returns the columns of a grid or a list: a number, or a map for width-dependent columns.
  func columns(_ map: DocumentMap) -> FeedColumns {
    let key = FeedGridKeys.declared.columns
    guard let node = map.read(key) else { return FeedColumns() }
    guard case .map = node.content else {
      let count = faults.integer(node, called: key.name, in: FeedLimits.columns)
      return count.map { FeedColumns(least: $0, most: $0) } ?? FeedColumns()
    }
    guard let steps = faults.map(node, called: "\"\(key.name)\"") else { return FeedColumns() }
    defer { steps.reportUnknownKeys() }
    let keys = FeedColumnsKeys.declared
    let columns = FeedColumns(
      least: steps.read(keys.least), most: steps.read(keys.most), width: steps.read(keys.width) ?? 1)
    steps.warnOfSliver(keys.width.name, columns.width)
    guard columns.least <= columns.most else {
      faults.report(
        "\"\(key.name)\" has at least \(columns.least) and at most \(columns.most); the least comes first",
        at: map.position(of: key.name))
      return FeedColumns()
    }
    return columns
  }

  /// Returns the bands of a mosaic.
  func mosaic(_ map: DocumentMap) -> FeedMosaic {
    let key = FeedMosaicKeys.declared.pattern
    guard let nodes = map.read(key) else { return FeedMosaic() }
    guard (1...FeedLimits.bands).contains(nodes.count) else {
      faults.report(
        "\"\(key.name)\" has \(nodes.count) bands; allowed: 1 to \(FeedLimits.bands)",
        at: map.position(of: key.name))
      return FeedMosaic()
    }
    let bands = nodes.compactMap { node -> FeedMosaic.Band? in
      guard let word = faults.string(node, called: key.name) else { return nil }
      if let band = FeedMosaic.Band(word: word) { return band }
      faults.report(
        "\"\(key.name)\" is \(node.summary); allowed: \(FeedMosaic.Band.words)", at: node.position)
      return nil
    }
    return bands.isEmpty ? FeedMosaic() : FeedMosaic(pattern: bands)
  }

  /// Reports a banner of cards that do not support full bleed.
  func checkBanner(_ section: FeedSection, at position: DocumentPosition) {
    if let card = section.allCards.first(where: { $0.own == nil && $0.kind != .picture }) {
      faults.report(
        "a banner shows cards without a kind, of the kind picture or of one of your own; the card \"\(card.id)\" is of the kind "
          + card.kind.rawValue, at: position)
    }
  }
}

nonisolated extension FeedSection {
  /// The default kind of cards without one, where the section sets none either.
  var usualKind: FeedKindWords.Choice {
    isBanner ? FeedKindWords.Choice(kind: .picture, own: .banner) : FeedKindWords.Choice()
  }
}

nonisolated extension FeedLayout.Word {
  /// The default insets of a section.
  var usualInsets: DirectionalEdgeInsets {
    self == .banner ? .zero : DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
  }
}
