import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport

/// An item or a group as the vectors write it: `w0.5` and `h0.5` are fractions, `~50` an estimate, `50` points;
/// a spacing of `12+` is flexible.
struct GroupVector: Decodable {
  struct Edges: Decodable {
    var leading: String?
    var top: String?
    var trailing: String?
    var bottom: String?
  }

  var axis: Axis?
  var width: String
  var height: String
  var spacing: String?
  var equal: Int?
  var repeating: Int?
  var insets: [CGFloat]?
  var edges: Edges?
  var items: [GroupVector]?

  static func dimension(_ text: String) -> CollectionLayoutDimension {
    let number = CGFloat(Double(text.drop { !$0.isNumber }) ?? 0)
    return switch text.first {
    case "w": .fractionalWidth(number)
    case "h": .fractionalHeight(number)
    case "~": .estimated(number)
    default: .absolute(number)
    }
  }

  static func spacing(_ text: String) -> CollectionLayoutSpacing {
    let number = CGFloat(Double(text.prefix { $0 != "+" }) ?? 0)
    return text.hasSuffix("+") ? .flexible(number) : .fixed(number)
  }

  static func size(_ width: String, _ height: String) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(width), heightDimension: dimension(height))
  }

  static func insets(_ numbers: [CGFloat]) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  private var size: CollectionLayoutSize { Self.size(width, height) }

  var item: CollectionLayoutItem {
    let item = axis == nil ? CollectionLayoutItem(layoutSize: size) : group
    item.contentInsets = insets.map(Self.insets) ?? .zero
    item.edgeSpacing = edges.map {
      CollectionLayoutEdgeSpacing(
        leading: $0.leading.map(Self.spacing), top: $0.top.map(Self.spacing),
        trailing: $0.trailing.map(Self.spacing), bottom: $0.bottom.map(Self.spacing))
    }
    return item
  }

  var group: CollectionLayoutGroup {
    let subitems = (items ?? []).map(\.item)
    let group: CollectionLayoutGroup =
      switch (axis ?? .horizontal, equal, repeating) {
      case (.horizontal, let count?, _): .horizontal(layoutSize: size, subitem: subitems[0], count: count)
      case (.horizontal, nil, let count?):
        .horizontal(layoutSize: size, repeatingSubitem: subitems[0], count: count)
      case (.horizontal, nil, nil): .horizontal(layoutSize: size, subitems: subitems)
      case (.vertical, let count?, _): .vertical(layoutSize: size, subitem: subitems[0], count: count)
      case (.vertical, nil, let count?):
        .vertical(layoutSize: size, repeatingSubitem: subitems[0], count: count)
      case (.vertical, nil, nil): .vertical(layoutSize: size, subitems: subitems)
      }
    group.interItemSpacing = spacing.map(Self.spacing)
    return group
  }
}

extension CGRect {
  /// A rectangle from x, y, width, height.
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
