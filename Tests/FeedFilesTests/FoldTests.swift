import FeedFiles
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// DESIGN §6: the fold is a pure function of a card's distance from the middle.
struct FoldTests {
  private nonisolated static let distances: [CGFloat] = [0, 0.1, 0.25, 0.5, 0.9, 1, 1.5, 2, 3.25]

  @Test(arguments: distances)
  func `a card narrows by 12 hundredths and darkens by 18 a page`(distance: CGFloat) {
    let fold = Fold(distance: distance, index: 3)
    #expect(isClose(fold.scale, 1 - 0.12 * distance))
    #expect(isClose(fold.shade.alpha, 0.18 * distance))
  }

  @Test(arguments: distances)
  func `both sides are mirror images of one another`(distance: CGFloat) {
    for index in 0..<2 {
      let right = Fold(distance: distance, index: index)
      let left = Fold(distance: -distance, index: index)
      #expect(isClose(right.scale, left.scale))
      #expect(isClose(right.transform(width: 220).tx, -left.transform(width: 220).tx))
      #expect(isClose(right.shade.alpha, left.shade.alpha))
      if distance > 0 { #expect(right.shade.darkEdge == left.shade.darkEdge.opposite) }
    }
  }

  @Test(arguments: distances.dropFirst())
  func `the edge towards the middle stays where it is`(distance: CGFloat) {
    let box = CGRect(x: -110, y: 0, width: 220, height: 220)
    let right = box.applying(Fold(distance: distance, index: 0).transform(width: 220))
    let left = box.applying(Fold(distance: -distance, index: 0).transform(width: 220))
    #expect(isClose(right.minX, box.minX))
    #expect(isClose(left.maxX, box.maxX))
  }

  @Test func `mountains and valleys alternate with the index`() {
    let edges = (0..<4).map { Fold(distance: 1, index: $0).shade.darkEdge }
    #expect(edges == [.leading, .trailing, .leading, .trailing])
  }

  @Test func `the card in the middle is flat`() {
    let fold = Fold(distance: 0, index: 0)
    #expect(fold.transform(width: 220).isIdentity)
    #expect(isClose(fold.shade.alpha, 0))
  }

  @Test func `farther than four pages away a card folds no more`() {
    #expect(Fold(distance: 9, index: 2) == Fold(distance: 4, index: 2))
  }
}
