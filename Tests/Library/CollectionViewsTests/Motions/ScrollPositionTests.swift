import CollectionViews
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests of the offsets at which an item stands in a scroll position.
///
/// Covers SEMANTICS §7.
struct ScrollPositionTests {
  nonisolated struct Case: Decodable, Sendable {
    var name: String
    var item: [Double]
    var position: String
    var offset: Double
    var length: Double
    var insets: [Double]
    var range: [Double]
    var target: Double
  }

  nonisolated static func cases() throws -> [Case] { try Vectors.load("scroll/position", as: Case.self) }

  private func position(_ name: String) -> ScrollPosition {
    switch name {
    case "start": [.left, .top]
    case "middle": [.centeredHorizontally, .centeredVertically]
    case "end": [.right, .bottom]
    default: []
    }
  }

  @Test(arguments: try Self.cases())
  func `an item comes to stand where the position says, on either axis`(one: Case) throws {
    for axis in Axis.allCases {
      let frame = CGRect(
        origin: CGPoint(along: one.item[0], across: 7, on: axis),
        size: CGSize(along: one.item[1] - one.item[0], across: 90, on: axis))
      var window = ScrollWindow(offset: one.offset, length: one.length, range: one.range[0]...one.range[1])
      window.startInset = one.insets[0]
      window.endInset = one.insets[1]
      let target = position(one.position).offset(for: frame, on: axis, in: window)
      #expect(isClose(target, one.target), "\(one.name)")
    }
  }

  @Test func `mirrored, left is right and the rest stays`() {
    let position: ScrollPosition = [.left, .centeredVertically]
    #expect(position.mirrored == [.right, .centeredVertically])
    #expect(position.mirrored.mirrored == position)
  }
}
