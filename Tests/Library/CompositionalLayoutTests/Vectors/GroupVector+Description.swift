import CompositionalLayout
import Foundation
import LayoutGeometry

extension GroupVector {
  static func dimension(_ text: String) -> CollectionLayoutDimension {
    let extent = Extent(text)
    return switch extent.kind {
    case .ofWidth: .fractionalWidth(extent.number)
    case .ofHeight: .fractionalHeight(extent.number)
    case .points: .absolute(extent.number)
    case .estimate: .estimated(extent.number)
    }
  }

  static func spacing(_ text: String) -> CollectionLayoutSpacing {
    let extent = Extent(text)
    return extent.grows ? .flexible(extent.number) : .fixed(extent.number)
  }

  static func size(_ width: String, _ height: String) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(width), heightDimension: dimension(height))
  }

  static func insets(_ numbers: [CGFloat]?) -> DirectionalEdgeInsets {
    guard let numbers else { return .zero }
    return DirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  private var size: CollectionLayoutSize { Self.size(width, height) }

  var item: CollectionLayoutItem {
    let item = axis == nil && places == nil ? CollectionLayoutItem(layoutSize: size) : line
    item.supplementaryItems = (badges ?? []).map(\.item)
    item.contentInsets = Self.insets(insets)
    item.edgeSpacing = edges.map {
      CollectionLayoutEdgeSpacing(
        leading: $0.leading.map(Self.spacing), top: $0.top.map(Self.spacing),
        trailing: $0.trailing.map(Self.spacing), bottom: $0.bottom.map(Self.spacing))
    }
    return item
  }

  /// The group itself; a plain item becomes a group of one.
  var group: CollectionLayoutGroup {
    item as? CollectionLayoutGroup ?? .horizontal(layoutSize: size, subitems: [item])
  }

  private var line: CollectionLayoutGroup {
    if let places { return custom(places) }
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

  private func custom(_ places: [[CGFloat]]) -> CollectionLayoutGroup {
    let items = places.map {
      CollectionLayoutGroupCustomItem(frame: CGRect($0), zIndex: $0.count > 4 ? Int($0[4]) : 0)
    }
    return .custom(layoutSize: size) { _ in items }
  }
}

extension GroupVector.Badge {
  /// Returns the edges that a text names.
  static func edges(_ text: String) -> DirectionalRectEdge {
    let named: [Substring: DirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    return DirectionalRectEdge(text.split(separator: " ").compactMap { named[$0] })
  }

  var item: CollectionLayoutSupplementaryItem {
    let size = GroupVector.size(width, height)
    let edges = Self.edges(at)
    let anchor =
      if let fraction {
        CollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: fraction[0], y: fraction[1]))
      } else {
        CollectionLayoutAnchor(
          edges: edges, absoluteOffset: offset.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero)
      }
    let item =
      if let itemAnchor {
        CollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: anchor,
          itemAnchor: CollectionLayoutAnchor(edges: Self.edges(itemAnchor)))
      } else {
        CollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
      }
    item.zIndex = z ?? 1
    return item
  }
}

extension CGRect {
  /// Creates a rectangle from x, y, width, height.
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
