import Foundation
import LayoutGeometry

/// The number of children in a line of items.
enum LineItemCount: Hashable, Sendable {
  case asManyAsFit
  case equal(Int)
  case repeating(Int)
}

/// A custom group's closure, equal only to itself, so that a new closure is always solved anew.
final class CustomItemProvider: Hashable, Sendable {
  // UIKit's type of the closure is not sendable; only the solver of the layout calls it, where the layout is solved.
  nonisolated(unsafe) let items: CollectionLayoutGroupCustomItemProvider

  init(_ items: @escaping CollectionLayoutGroupCustomItemProvider) { self.items = items }

  static func == (left: CustomItemProvider, right: CustomItemProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An immutable copy of a `CollectionLayoutItem` or a `CollectionLayoutGroup`.
struct ItemValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case cell
    case line(LineValue)
    case custom(CustomItemProvider)
  }

  var size: CollectionLayoutSize
  var contentInsets: DirectionalEdgeInsets
  var edgeSpacing: CollectionLayoutEdgeSpacing?
  var supplementaryItems: [SupplementaryValue]
  var content: Content

  init(_ item: CollectionLayoutItem) {
    size = item.layoutSize
    contentInsets = item.contentInsets.bounded()
    edgeSpacing = item.edgeSpacing
    supplementaryItems = item.supplementaryItems.map(SupplementaryValue.init)
    guard let group = item as? CollectionLayoutGroup else {
      content = .cell
      return
    }
    switch group.arrangement {
    case .custom(let provider): content = .custom(provider)
    case .line(let axis, let filling):
      content = .line(
        LineValue(
          axis: axis, filling: filling, spacing: group.interItemSpacing ?? .fixed(0),
          subitems: group.subitems.map(ItemValue.init)))
    }
  }

  /// True when any size in the tree is an estimate.
  var isEstimated: Bool {
    if !size.estimatedAxes.isEmpty || supplementaryItems.contains(where: \.isEstimated) { return true }
    guard case .line(let line) = content else { return false }
    return line.subitems.contains(where: \.isEstimated)
  }

  /// Returns true when the result may depend on the container's extent along `axis`.
  func reads(_ axis: Axis) -> Bool {
    if size.reads(axis) { return true }
    switch content {
    case .cell: return false
    case .line(let line): return line.subitems.contains { $0.reads(axis) }
    case .custom: return true
    }
  }
}

/// A row or a column of subitems.
struct LineValue: Hashable, Sendable {
  var axis: Axis
  var filling: LineItemCount
  var spacing: CollectionLayoutSpacing
  var subitems: [ItemValue]

  /// Returns true for a child that is as large as its largest sibling across the line.
  func isUniform(_ child: Int) -> Bool {
    let item = subitems[child % subitems.count]
    guard case .cell = item.content else { return false }
    return item.size[axis.perpendicular].isUniform
  }
}

/// An immutable copy of a `CollectionLayoutSupplementaryItem`.
struct SupplementaryValue: Hashable, Sendable {
  var size: CollectionLayoutSize
  var contentInsets: DirectionalEdgeInsets
  var kind: String
  var containerAnchor: CollectionLayoutAnchor
  var itemAnchor: CollectionLayoutAnchor?
  var zIndex: Int

  init(_ item: CollectionLayoutSupplementaryItem) {
    size = item.layoutSize
    contentInsets = item.contentInsets.bounded()
    kind = item.elementKind
    containerAnchor = item.containerAnchor
    itemAnchor = item.itemAnchor
    zIndex = item.zIndex
  }

  var isEstimated: Bool { !size.estimatedAxes.isEmpty }
}

extension CollectionLayoutSize {
  func reads(_ axis: Axis) -> Bool {
    let kind: CollectionLayoutDimension.Kind = axis == .horizontal ? .fractionalWidth : .fractionalHeight
    return widthDimension.kind == kind || heightDimension.kind == kind
  }
}

extension DirectionalEdgeInsets {
  func without(_ axes: Axes) -> DirectionalEdgeInsets {
    guard !axes.isEmpty else { return self }
    let isWide = axes.contains(.horizontal)
    let isHigh = axes.contains(.vertical)
    return DirectionalEdgeInsets(
      top: isHigh ? 0 : top, leading: isWide ? 0 : leading, bottom: isHigh ? 0 : bottom,
      trailing: isWide ? 0 : trailing)
  }
}
