import Foundation
import LayoutGeometry

/// The same layout with its axes exchanged: rows become columns, leading becomes top.
extension LayoutVector {
  var transposed: LayoutVector {
    var layout = self
    layout.container = container.reversed()
    layout.safeArea = safeArea.map(Self.transposed(insets:))
    layout.scrolls = (scrolls ?? .vertical).perpendicular
    layout.boundaries = boundaries?.map(\.transposed)
    layout.measured = measured?.mapValues { $0.reversed() }
    layout.sections = sections.map {
      var section = $0
      section.group = $0.group.transposed
      section.insets = $0.insets.map(Self.transposed(insets:))
      section.boundaries = $0.boundaries?.map(\.transposed)
      section.decorations = $0.decorations?.map {
        Decoration(kind: $0.kind, insets: $0.insets.map(Self.transposed(insets:)), z: $0.z)
      }
      section.measured = $0.measured?.mapValues { $0.reversed() }
      return section
    }
    return layout
  }

  /// Returns top, leading, bottom, trailing as leading, top, trailing, bottom.
  static func transposed(insets: [CGFloat]) -> [CGFloat] { [insets[1], insets[0], insets[3], insets[2]] }

  static func transposed(extent: String) -> String {
    switch extent.first {
    case "w": "h" + extent.dropFirst()
    case "h": "w" + extent.dropFirst()
    default: extent
    }
  }
}

extension LayoutVector.Boundary {
  fileprivate var transposed: Self {
    var item = self
    item.width = LayoutVector.transposed(extent: height)
    item.height = LayoutVector.transposed(extent: width)
    let unit = RectAlignment(rawValue: alignment)?.unitPoint ?? .zero
    let turned = CGPoint(x: unit.y, y: unit.x)
    item.alignment = RectAlignment.allCases.first { $0.unitPoint == turned }?.rawValue ?? ""
    item.offset = offset?.reversed()
    item.fraction = fraction?.reversed()
    return item
  }
}

extension GroupVector {
  fileprivate var transposed: GroupVector {
    var item = self
    item.axis = axis?.perpendicular
    item.width = LayoutVector.transposed(extent: height)
    item.height = LayoutVector.transposed(extent: width)
    item.insets = insets.map(LayoutVector.transposed(insets:))
    item.edges = edges.map {
      Edges(leading: $0.top, top: $0.leading, trailing: $0.bottom, bottom: $0.trailing)
    }
    item.items = items?.map(\.transposed)
    item.badges = badges?.map(\.transposed)
    item.places = places?.map { [$0[1], $0[0], $0[3], $0[2]] + $0.dropFirst(4) }
    return item
  }
}

extension GroupVector.Badge {
  fileprivate var transposed: Self {
    func turned(_ edges: String) -> String {
      let other = ["top": "leading", "leading": "top", "bottom": "trailing", "trailing": "bottom"]
      return edges.split(separator: " ").compactMap { other[String($0)] }.joined(separator: " ")
    }
    var badge = self
    badge.width = LayoutVector.transposed(extent: height)
    badge.height = LayoutVector.transposed(extent: width)
    badge.at = turned(at)
    badge.itemAnchor = itemAnchor.map(turned)
    badge.offset = offset?.reversed()
    badge.fraction = fraction?.reversed()
    return badge
  }
}

/// The same layout drawn from the other side: leading and trailing exchanged.
extension LayoutVector {
  var flipped: LayoutVector {
    var layout = self
    layout.safeArea = safeArea.map(Self.flipped(insets:))
    layout.boundaries = boundaries?.map(\.flipped)
    layout.sections = sections.map {
      var section = $0
      section.group = $0.group.flipped
      section.insets = $0.insets.map(Self.flipped(insets:))
      section.boundaries = $0.boundaries?.map(\.flipped)
      section.decorations = $0.decorations?.map {
        Decoration(kind: $0.kind, insets: $0.insets.map(Self.flipped(insets:)), z: $0.z)
      }
      return section
    }
    return layout
  }

  static func flipped(insets: [CGFloat]) -> [CGFloat] { [insets[0], insets[3], insets[2], insets[1]] }

  /// Returns a text with `leading` and `trailing` exchanged, in whatever case.
  static func flipped(edges: String) -> String {
    [("leading", "trailing"), ("Leading", "Trailing")].reduce(edges) { text, pair in
      text.contains(pair.0)
        ? text.replacingOccurrences(of: pair.0, with: pair.1)
        : text.replacingOccurrences(of: pair.1, with: pair.0)
    }
  }
}

extension LayoutVector.Boundary {
  fileprivate var flipped: Self {
    var item = self
    item.alignment = LayoutVector.flipped(edges: alignment)
    item.offset = offset.map { [-$0[0], $0[1]] }
    item.fraction = fraction.map { [-$0[0], $0[1]] }
    return item
  }
}

extension GroupVector {
  fileprivate var flipped: GroupVector {
    var item = self
    item.insets = insets.map(LayoutVector.flipped(insets:))
    item.edges = edges.map {
      Edges(leading: $0.trailing, top: $0.top, trailing: $0.leading, bottom: $0.bottom)
    }
    item.items = items?.map(\.flipped)
    item.badges = badges?.map {
      var badge = $0
      badge.at = LayoutVector.flipped(edges: $0.at)
      badge.itemAnchor = $0.itemAnchor.map(LayoutVector.flipped(edges:))
      badge.offset = $0.offset.map { [-$0[0], $0[1]] }
      badge.fraction = $0.fraction.map { [-$0[0], $0[1]] }
      return badge
    }
    return item
  }
}
