import Documents
import Foundation
import LayoutGeometry
import ScreenInterface

/// The reading of compound values: sizes, insets, colours.
nonisolated extension DocumentMap {
  /// Returns the size under `card`, with the layout's default for a missing side.
  func cardSize(_ key: DocumentKey<DocumentMap>, for layout: FeedLayout.Word) -> FeedSize {
    var size =
      switch layout {
      case .list, .grid: FeedSize(width: .fractionalWidth(1), height: .estimated(44))
      case .carousel: FeedSize(width: .fractionalWidth(0.85), height: .absolute(200))
      case .mosaic: FeedSize(width: .fractionalWidth(1), height: .fractionalWidth(0.6))
      case .banner: FeedSize(width: .fractionalWidth(1), height: .absolute(200))
      }
    guard let card = read(key) else { return size }
    let keys = FeedSizeKeys.declared
    switch layout {
    case .grid: card.refuse([keys.width.name], because: "a grid divides its width by its columns")
    case .mosaic: card.refuse([keys.width.name], because: "a mosaic divides its width by its pattern")
    case .banner: card.refuse([keys.width.name], because: "a banner is as wide as the window")
    case .list, .carousel: size.width = card.read(keys.width) ?? size.width
    }
    size.height = card.read(layout == .mosaic ? FeedSizeKeys.bandHeight : keys.height) ?? size.height
    switch (layout, size.height) {
    case (.mosaic, .estimated), (.mosaic, .fractionalHeight), (.mosaic, .uniformAcrossSiblings):
      faults.report(
        "\"height\" of a mosaic is that of one band; allowed: a number of points, fractionalWidth(…)",
        at: card.position(of: keys.height.name))
    case (.carousel, .uniformAcrossSiblings(let points)), (.banner, .uniformAcrossSiblings(let points)):
      faults.report(
        "\"height\" is uniformAcrossSiblings, and the cards of a \(layout.rawValue) stand in no rows; "
          + "a grid's and a list's do: here write estimated(\(NumberText.text(points, decimals: 6)))",
        at: card.position(of: keys.height.name))
    default: break
    }
    card.warnOfSliver(keys.width.name, size.width, as: "fractionalWidth")
    let share = layout == .mosaic ? "fractionalWidth" : "fractionalHeight"
    card.warnOfSliver(keys.height.name, size.height, as: share)
    card.reportUnknownKeys()
    return size
  }

  /// Warns of a card's size of very few points, where usually a fraction was meant.
  private func warnOfSliver(_ key: String, _ extent: FeedDimension, as share: String) {
    switch extent {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      warnOfSliver(key, points, as: share)
    case .fractionalWidth, .fractionalHeight: break
    }
  }

  /// Warns of a length under `key` that is hardly visible; `share` is the word for a fraction, where there is one.
  func warnOfSliver(_ key: String, _ points: Double, as share: String? = nil) {
    guard points < FeedLimits.leastSeen, let node = entries.first(where: { $0.key == key })?.value else {
      return
    }
    let instead = share.map { "; a share of all there is would be \($0)(\(min(points, 1)))" } ?? ""
    faults.warn(
      "\"\(key)\" is \(node.summary), which is in points and too little to see\(instead)",
      at: node.position)
  }

  /// Returns a colour such as `"#RRGGBB"`.
  func color(_ key: DocumentKey<DocumentNode>) -> Color? {
    colorNode(key).flatMap { faults.color($0, called: key.name) }
  }

  /// Returns the value of a colour key; without quotes YAML reads a comment, and the message says so.
  func colorNode(_ declared: DocumentKey<DocumentNode>) -> DocumentNode? {
    let (node, key) = (read(declared), declared.name)
    if node == nil, has(key) {
      faults.report("\"\(key)\" is empty; allowed: \"#RRGGBB\", in quotes", at: position(of: key))
    }
    return node
  }

  /// Reports that `key` needs snap points, which this row does not have.
  func reportNoStops(_ key: String, _ reason: String) {
    let rows = FeedBehavior.allCases.filter(\.hasStops).map(\.rawValue).joined(separator: ", ")
    faults.report(
      "\"\(key)\" needs a carousel with stops; \(reason). With stops: \(rows)", at: position(of: key))
  }
}

nonisolated extension DocumentKey where Value == FeedDimension {
  /// Declares a key for a number of points, or a UIKit dimension with a number in brackets.
  ///
  /// A message about a percentage names it as a `share`.
  static func length(_ key: String, share: String, _ line: String) -> Self {
    Self(key, .length, line) { dimension($0, called: key, share: share, $1) }
  }

  /// Declares a key for a height, which may also be that of the highest card of its row.
  static func height(_ key: String, share: String, _ line: String) -> Self {
    Self(key, .height, line) { dimension($0, called: key, share: share, isHeight: true, $1) }
  }

  private static func dimension(
    _ node: DocumentNode, called key: String, share: String, isHeight: Bool = false, _ faults: DocumentFaults
  ) -> FeedDimension? {
    guard case .scalar(let text, _) = node.content, let bracket = text.firstIndex(of: "("),
      text.hasSuffix(")")
    else {
      if reportPercentage(node, called: key, share: share, faults) { return nil }
      return faults.number(node, called: key, in: FeedLimits.size).map(FeedDimension.absolute)
    }
    let argument = String(text[bracket...].dropFirst().dropLast())
    let inner = DocumentNode(.scalar(argument, isQuoted: false), at: node.position)
    let word = String(text[..<bracket])
    switch word {
    case "fractionalWidth":
      return faults.number(inner, called: word, in: FeedLimits.fraction).map(FeedDimension.fractionalWidth)
    case "fractionalHeight":
      return faults.number(inner, called: word, in: FeedLimits.fraction).map(FeedDimension.fractionalHeight)
    case "estimated":
      return faults.number(inner, called: word, in: FeedLimits.size).map(FeedDimension.estimated)
    case "uniformAcrossSiblings" where isHeight:
      return faults.number(inner, called: word, in: FeedLimits.size).map(FeedDimension.uniformAcrossSiblings)
    default:
      let more = isHeight ? ", uniformAcrossSiblings(…)" : ""
      faults.report(
        "\"\(key)\" is \(text); allowed: a number of points, fractionalWidth(…), fractionalHeight(…), estimated(…)\(more)",
        at: node.position)
      return nil
    }
  }

  /// Reports a percentage, with the share that it means; returns false for any other value.
  private static func reportPercentage(
    _ node: DocumentNode, called key: String, share: String, _ faults: DocumentFaults
  ) -> Bool {
    guard case .scalar(let text, _) = node.content, let fraction = UnitSuggestion.fraction(text),
      FeedLimits.fraction.contains(fraction)
    else { return false }
    faults.report(
      "\"\(key)\" is \(node.summary); a number of points or a share is needed: "
        + "write \(share)(\(NumberText.text(fraction, decimals: 6)))", at: node.position)
    return true
  }
}

nonisolated extension FeedEdgeKeys {
  /// Declares a key for one number for all four edges, or a map of edges.
  static func insets(
    _ node: DocumentNode, called key: String, _ faults: DocumentFaults
  ) -> DirectionalEdgeInsets? {
    guard case .map = node.content else {
      return faults.number(node, called: key, in: FeedLimits.gap).map {
        DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    guard let map = faults.map(node, called: "\"\(key)\"") else { return nil }
    defer { map.reportUnknownKeys() }
    return DirectionalEdgeInsets(
      top: map.read(declared.top), leading: map.read(declared.leading), bottom: map.read(declared.bottom),
      trailing: map.read(declared.trailing))
  }
}

nonisolated extension DocumentFaults {
  /// Returns a colour such as `"#RRGGBB"`.
  func color(_ node: DocumentNode, called key: String) -> Color? {
    guard case .scalar(let text, _) = node.content, text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let hex = UInt32(text.dropFirst(), radix: 16)
    else {
      report(
        "\"\(key)\" is \(node.summary); \(Self.meantColor(node))allowed: \"#RRGGBB\", in quotes",
        at: node.position)
      return nil
    }
    return Color(hex: hex)
  }

  /// Returns the advice to write the colour that a value means; empty where none is certain.
  private static func meantColor(_ node: DocumentNode) -> String {
    guard case .scalar(let text, _) = node.content, let color = ColorSuggestion.color(text) else { return "" }
    return "did you mean \"\(color)\"? "
  }
}
