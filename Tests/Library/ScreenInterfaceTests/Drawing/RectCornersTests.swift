import Foundation
import ScreenInterface
import Testing

/// Tests of the parts of a rectangle whose corners are round or square.
struct RectCornersTests {
  private nonisolated static let every = (0..<16).map { RectCorners(rawValue: $0) }
  private static let rect = CGRect(x: 3, y: 5, width: 31, height: 24)

  private func parts(_ corners: RectCorners) -> [(part: CGRect, isRound: Bool)] {
    var parts: [(CGRect, Bool)] = []
    corners.forEachPart(of: Self.rect) { parts.append(($0, $1)) }
    return parts
  }

  @Test(arguments: every)
  func `the parts fill the rectangle and share nothing`(corners: RectCorners) {
    let parts = parts(corners)
    #expect(parts.reduce(0) { $0 + $1.part.width * $1.part.height } == Self.rect.width * Self.rect.height)
    #expect(parts.reduce(CGRect.null) { $0.union($1.part) } == Self.rect)
    #expect(parts.count <= 4)
  }

  @Test(arguments: every)
  func `each corner lies in a part of its kind`(corners: RectCorners) {
    let rect = Self.rect
    let places: [(RectCorners, CGPoint)] = [
      (.topLeft, rect.origin), (.topRight, CGPoint(x: rect.maxX - 1, y: rect.minY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY - 1)),
      (.bottomRight, CGPoint(x: rect.maxX - 1, y: rect.maxY - 1)),
    ]
    for (corner, place) in places {
      let part = parts(corners).first { $0.part.contains(place) }
      #expect(part?.isRound == corners.contains(corner), "\(corner) of \(corners)")
    }
  }

  @Test func `corners that are alike are one part`() {
    #expect(parts(.all).count == 1 && parts([]).count == 1)
    #expect(parts([.topLeft, .topRight]).count == 2 && parts([.topLeft, .bottomLeft]).count == 2)
    #expect(RectCorners([.topLeft, .bottomRight]).description == "topLeft bottomRight")
  }
}
