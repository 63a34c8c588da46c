import Documents
import Foundation
import LayoutGeometry
import ScreenInterface

/// Reads the values that are more than a word or a number: sizes, insets, colours.
nonisolated extension DocumentMap {
  /// The size under `card`, with the layout's default for a missing side.
  func cardSize(for layout: FeedLayout) -> FeedSize {
    var size =
      switch layout {
      case .list, .grid: FeedSize(width: .fractionalWidth(1), height: .estimated(44))
      case .carousel: FeedSize(width: .fractionalWidth(0.85), height: .absolute(200))
      case .mosaic: FeedSize(width: .fractionalWidth(1), height: .fractionalWidth(0.6))
      case .banner: FeedSize(width: .fractionalWidth(1), height: .absolute(200))
      }
    guard let card = map("card", called: "\"card\"") else { return size }
    switch layout {
    case .grid: card.refuse(["width"], because: "a grid divides its width by its columns")
    case .mosaic: card.refuse(["width"], because: "a mosaic divides its width by its pattern")
    case .banner: card.refuse(["width"], because: "a banner is as wide as the window")
    case .list, .carousel: size.width = card.dimension("width") ?? size.width
    }
    size.height = card.dimension("height") ?? size.height
    switch (layout, size.height) {
    case (.mosaic, .estimated), (.mosaic, .fractionalHeight):
      faults.report(
        "\"height\" of a mosaic is that of one band; allowed: a number of points, fractionalWidth(…)",
        at: card.position(of: "height"))
    default: break
    }
    card.reportUnknownKeys()
    return size
  }

  /// A number of points, or a word of UIKit with a number in brackets.
  func dimension(_ key: String) -> FeedDimension? {
    guard let node = value(key) else { return nil }
    guard case .scalar(let text, _) = node.content, let bracket = text.firstIndex(of: "("),
      text.hasSuffix(")")
    else { return faults.number(node, called: key, in: FeedLimits.size).map(FeedDimension.absolute) }
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
    default:
      faults.report(
        "\"\(key)\" is \(text); allowed: a number of points, fractionalWidth(…), fractionalHeight(…), estimated(…)",
        at: node.position)
      return nil
    }
  }

  /// One number for all four edges, or a map of edges.
  func insets(_ key: String) -> DirectionalEdgeInsets? {
    guard let node = value(key) else { return nil }
    guard case .map = node.content else {
      return faults.number(node, called: key, in: FeedLimits.gap).map {
        DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    guard let map = faults.map(node, called: "\"\(key)\"") else { return nil }
    defer { map.reportUnknownKeys() }
    func edge(_ name: String) -> CGFloat { map.number(name, in: FeedLimits.gap) ?? 0 }
    return DirectionalEdgeInsets(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"), trailing: edge("trailing"))
  }

  /// A colour such as `"#RRGGBB"`; without quotes YAML reads a comment, and the message says so.
  func color(_ key: String) -> Color? {
    guard has(key) else {
      _ = value(key)
      return nil
    }
    guard let node = value(key) else {
      faults.report("\"\(key)\" is empty; allowed: \"#RRGGBB\", in quotes", at: position(of: key))
      return nil
    }
    return faults.color(node, called: key)
  }

  /// Reports that `key` needs stops, which this row does not have.
  func reportNoStops(_ key: String, _ reason: String) {
    let rows = FeedBehavior.allCases.filter(\.hasStops).map(\.rawValue).joined(separator: ", ")
    faults.report(
      "\"\(key)\" needs a carousel with stops; \(reason). With stops: \(rows)", at: position(of: key))
  }
}

nonisolated extension DocumentFaults {
  /// A colour such as `"#RRGGBB"`.
  func color(_ node: DocumentNode, called key: String) -> Color? {
    guard case .scalar(let text, _) = node.content, text.hasPrefix("#"), text.count == 7,
      text.dropFirst().first != "+", let hex = UInt32(text.dropFirst(), radix: 16)
    else {
      report("\"\(key)\" is \(node.summary); allowed: \"#RRGGBB\", in quotes", at: node.position)
      return nil
    }
    return Color(hex: hex)
  }
}
