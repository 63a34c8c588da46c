import Foundation
import LayoutGeometry

/// An item or a group in the notation of the vectors; an axis or places make it a group.
///
/// Insets are top, leading, bottom, trailing.
struct GroupVector: Codable {
  struct Edges: Codable {
    var leading: String?
    var top: String?
    var trailing: String?
    var bottom: String?

    func start(_ axis: Axis) -> Extent? { (axis == .horizontal ? leading : top).map { Extent($0) } }

    func end(_ axis: Axis) -> Extent? { (axis == .horizontal ? trailing : bottom).map { Extent($0) } }
  }

  /// A badge on an item.
  ///
  /// An anchor is its edges: `top leading`, and empty for the middle.
  struct Badge: Codable {
    var kind: String
    var width: String
    var height: String
    var at: String
    var offset: [CGFloat]?
    var fraction: [CGFloat]?
    var itemAnchor: String?
    var z: Int?
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
  var badges: [Badge]?
  /// The places of a custom group: x, y, width, height and perhaps the band.
  var places: [[CGFloat]]?

  func extent(_ axis: Axis) -> Extent { Extent(axis == .horizontal ? width : height) }
}
