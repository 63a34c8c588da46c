import Foundation
import LayoutGeometry

/// Headers, footers and badges around a rectangle, worked out from the rules alone.
enum ReferenceBoundary {
  /// A placed boundary item and how far it sticks out of a content area whose main axis begins at 0.
  struct Placed {
    var frame: CGRect
    var before: CGFloat
    var after: CGFloat
  }

  /// Returns an alignment as fractions of width and height.
  static func unitPoint(_ words: String) -> CGPoint {
    let text = words.lowercased()
    return CGPoint(
      x: text.contains("leading") ? 0 : text.contains("trailing") ? 1 : 0.5,
      y: text.contains("top") ? 0 : text.contains("bottom") ? 1 : 0.5)
  }

  /// Places an item about `area`.
  ///
  /// Along `main` it lies outside where it belongs to an end and extends the area.
  static func place(
    _ item: LayoutVector.Boundary, about area: CGRect, container: CGSize, main: Axis, measured: [CGFloat]?
  ) -> Placed {
    let size = CGSize(
      width: Extent(item.width).points(in: container, measured: measured?[0]),
      height: Extent(item.height).points(in: container, measured: measured?[1]))
    let unit = unitPoint(item.alignment)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      origin[axis] = area.origin[axis] + (area.size[axis] - size[axis]) * unit[axis]
      if axis == main, item.extends ?? true {
        if unit[axis] == 0 { origin[axis] = area.origin[axis] - size[axis] }
        if unit[axis] == 1 { origin[axis] = area.origin[axis] + area.size[axis] }
      }
      let number = axis == .horizontal ? 0 : 1
      origin[axis] += (item.offset?[number] ?? 0) + (item.fraction?[number] ?? 0) * size[axis]
    }
    let frame = CGRect(origin: origin, size: size)
    // An item that belongs to neither end lies inside and extends nothing.
    guard item.extends ?? true, unit[main] != 0.5 else { return Placed(frame: frame, before: 0, after: 0) }
    return Placed(
      frame: frame, before: max(0, area.min(main) - frame.min(main)),
      after: max(0, frame.max(main) - area.max(main)))
  }

  /// Returns the frame of a badge on its host.
  static func badge(_ badge: GroupVector.Badge, on host: CGRect, measured: [CGFloat]?) -> CGRect {
    let size = CGSize(
      width: Extent(badge.width).points(in: host.size, measured: measured?[0]),
      height: Extent(badge.height).points(in: host.size, measured: measured?[1]))
    let spot = unitPoint(badge.at)
    let own = badge.itemAnchor.map { unitPoint($0) } ?? spot
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let number = axis == .horizontal ? 0 : 1
      let offset = badge.fraction.map { $0[number] * size[axis] } ?? badge.offset?[number] ?? 0
      origin[axis] = host.min(axis) + host.size[axis] * spot[axis] - size[axis] * own[axis] + offset
    }
    return CGRect(origin: origin, size: size)
  }
}
