package import Foundation

/// A set of the corners of a rectangle.
package struct RectCorners: OptionSet, Sendable, Hashable, CustomStringConvertible {
  /// The bits.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The corner at the top left.
  package static let topLeft = RectCorners(rawValue: 1)
  /// The corner at the top right.
  package static let topRight = RectCorners(rawValue: 2)
  /// The corner at the bottom left.
  package static let bottomLeft = RectCorners(rawValue: 4)
  /// The corner at the bottom right.
  package static let bottomRight = RectCorners(rawValue: 8)
  /// All four.
  package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The names of the corners.
  package var description: String {
    let names = [
      (RectCorners.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
      (.bottomRight, "bottomRight"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// Calls `body` with parts that fill a rectangle, at most four, each with corners of one kind: round or square.
  package func forEachPart(of rect: CGRect, _ body: (_ part: CGRect, _ isRound: Bool) -> Void) {
    let (top, bottom) = (contains(.topLeft), contains(.bottomLeft))
    let isAlikeAcross = top == contains(.topRight) && bottom == contains(.bottomRight)
    let isAlikeDown = top == bottom && contains(.topRight) == contains(.bottomRight)
    let columns = isAlikeAcross ? [(rect.minX, rect.maxX)] : [(rect.minX, rect.midX), (rect.midX, rect.maxX)]
    let rows = isAlikeDown ? [(rect.minY, rect.maxY)] : [(rect.minY, rect.midY), (rect.midY, rect.maxY)]
    for (row, (upper, lower)) in rows.enumerated() {
      for (column, (left, right)) in columns.enumerated() {
        let corner = RectCorners(rawValue: 1 << UInt8(2 * row + column))
        body(CGRect(x: left, y: upper, width: right - left, height: lower - upper), contains(corner))
      }
    }
  }
}
