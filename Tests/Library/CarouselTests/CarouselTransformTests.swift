import Carousel
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests that each transform is a pure function of a card's signed distance.
///
/// Covers requirement R48 and DESIGN §6.
struct CarouselTransformTests {
  private struct Case: Decodable {
    let transform: String
    let distance: CGFloat
    let width: CGFloat
    let reach: CGFloat
    let pitch: CGFloat?
    let isValley: Bool
    let scaleX: CGFloat
    let scaleY: CGFloat
    let shift: CGFloat
    let alpha: CGFloat?
    let bands: Int?
    let shade: CGFloat?
    let darkEdge: String?
    let contentScale: CGFloat?
    let contentShift: CGFloat?
  }

  private nonisolated static let distances: [CGFloat] = [0.1, 0.25, 0.5, 0.9, 1, 1.5, 2, 3.25]

  private func place(_ distance: CGFloat, reach: CGFloat = 2.5, isValley: Bool = true) -> CarouselItemPosition
  {
    CarouselItemPosition(distance: distance, width: 220, reach: reach, isValley: isValley)
  }

  @Test func `the worked appearances come out as written`() throws {
    for row in try Vectors.load("carousel/transforms", as: Case.self) {
      let transform = try #require(CarouselTransform(rawValue: row.transform))
      let card = transform.appearance(
        at: CarouselItemPosition(
          distance: row.distance, width: row.width, reach: row.reach, pitch: row.pitch,
          isValley: row.isValley))
      let name = Comment(rawValue: "\(row.transform) at \(row.distance)")
      #expect(isClose(card.transform.a, row.scaleX) && isClose(card.transform.d, row.scaleY), name)
      #expect(isClose(card.transform.tx, row.shift), name)
      #expect(isClose(card.alpha, row.alpha ?? 1), name)
      #expect(card.bands == row.bands ?? 0, name)
      #expect(isClose(card.shade.alpha, row.shade ?? 0), name)
      if let edge = row.darkEdge {
        #expect(card.shade.darkEdge == (edge == "leading" ? .leading : .trailing), name)
      }
      #expect(isClose(card.contentScale, row.contentScale ?? 1), name)
      #expect(isClose(card.contentShift, row.contentShift ?? 0), name)
    }
  }

  @Test(arguments: CarouselTransform.allCases, distances)
  func `both sides are mirror images of one another`(transform: CarouselTransform, distance: CGFloat) {
    let right = transform.appearance(at: place(distance))
    let left = transform.appearance(at: place(-distance))
    #expect(isClose(right.transform.a, left.transform.a) && isClose(right.transform.d, left.transform.d))
    #expect(isClose(right.transform.tx, -left.transform.tx))
    #expect(isClose(right.contentShift, -left.contentShift))
    #expect(isClose(right.alpha, left.alpha) && right.bands == left.bands)
    #expect(isClose(right.shade.alpha, left.shade.alpha))
    if right.shade.alpha > 0 { #expect(right.shade.darkEdge == left.shade.darkEdge.opposite) }
  }

  @Test(arguments: CarouselTransform.allCases)
  func `an appearance changes without a jump as the distance does`(transform: CarouselTransform) {
    var last = transform.appearance(at: place(-4))
    for step in 1...8000 {
      let card = transform.appearance(at: place(CGFloat(step) / 1000 - 4))
      #expect(isClose(card.transform.a, last.transform.a, within: 0.001))
      #expect(isClose(card.transform.tx, last.transform.tx, within: 0.3))
      #expect(isClose(card.alpha, last.alpha, within: 0.001))
      #expect(isClose(card.contentShift, last.contentShift, within: 0.3))
      #expect(isClose(card.shade.alpha, last.shade.alpha, within: 0.001))
      last = card
    }
  }

  @Test(arguments: CarouselTransform.allCases, [1.2, 2, 2.5, 4] as [CGFloat])
  func `a card that is about to leave the view stays within its own share of the row`(
    transform: CarouselTransform, reach: CGFloat
  ) {
    let box = CGRect(x: -110, y: -50, width: 220, height: 100)
    let right = box.applying(transform.appearance(at: place(reach, reach: reach)).transform)
    let left = box.applying(transform.appearance(at: place(-reach, reach: reach)).transform)
    #expect(right.minX >= box.minX - 1e-9 && left.maxX <= box.maxX + 1e-9)
  }

  @Test(arguments: distances)
  func `the edge of a folded card towards the middle stays where it is`(distance: CGFloat) {
    let box = CGRect(x: -110, y: 0, width: 220, height: 220)
    let right = box.applying(CarouselTransform.fold.appearance(at: place(distance)).transform)
    let left = box.applying(CarouselTransform.fold.appearance(at: place(-distance)).transform)
    #expect(isClose(right.minX, box.minX) && isClose(left.maxX, box.maxX))
  }

  @Test func `the card in the middle is left alone, and beyond four pages a card folds no more`() {
    for transform in CarouselTransform.allCases where transform != .parallax && transform != .coverflow {
      #expect(transform.appearance(at: place(0)) == CarouselAppearance())
    }
    let fold = CarouselTransform.fold
    #expect(fold.appearance(at: place(9)) == fold.appearance(at: place(4)))
  }

  /// Covers requirement R47.
  @Test func `only coverflow raises cards, and the nearer one higher`() {
    for transform in CarouselTransform.allCases where transform != .coverflow {
      #expect(transform.raisedBands == 0 && transform.appearance(at: place(0)).bands == 0)
    }
    let bands = [0, 0.4, 0.6, 1.4, 2, 9].map {
      CarouselTransform.coverflow.appearance(at: place($0)).bands
    }
    #expect(bands == [3, 3, 2, 2, 1, 0])
    #expect(CarouselTransform.coverflow.raisedBands == 3)
  }
}
