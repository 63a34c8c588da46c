import Foundation
import LayoutGeometry

/// A whole layout in the notation of the vectors.
struct LayoutVector: Codable {
  /// A header, a footer or an overlay; `alignment` is a `RectAlignment`.
  struct Boundary: Codable {
    var kind: String
    var width: String
    var height: String
    var alignment: String
    var offset: [CGFloat]?
    var fraction: [CGFloat]?
    var extends: Bool?
    var pins: Bool?
    var z: Int?
  }

  struct Decoration: Codable {
    var kind: String
    var insets: [CGFloat]?
    var z: Int?
  }

  /// A section; its `measured` sizes are keyed by kind and ordinal: `cell 3`, `header 0`.
  struct Section: Codable {
    var items: Int
    var group: GroupVector
    var insets: [CGFloat]?
    var spacing: CGFloat?
    var reference: String?
    var behavior: String?
    var boundaries: [Boundary]?
    var follows: Bool?
    var decorations: [Decoration]?
    var measured: [String: [CGFloat]]?
  }

  var container: [CGFloat]
  /// The safe area: top, left, bottom, right.
  var safeArea: [CGFloat]?
  var scrolls: Axis?
  var spacing: CGFloat?
  var reference: String?
  var boundaries: [Boundary]?
  var measured: [String: [CGFloat]]?
  var sections: [Section]

  var size: CGSize { CGSize(width: container[0], height: container[1]) }
}

extension LayoutVector {
  /// The layout as JSON, as it stands in a file of vectors.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "\(self)" }
    return String(decoding: data, as: UTF8.self)
  }
}
