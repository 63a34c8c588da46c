import Foundation
import LayoutGeometry
import ScrollPhysics
import TestSupport
import Testing

struct ScrollDirectionTests {
  private struct Case: Decodable {
    let name: String
    let offsets: [CGFloat]
    let deadBand: CGFloat
    let told: [ScrollDirection]
  }

  /// Covers requirement S33.
  @Test func `the direction told of a way is the one the worked numbers say`() throws {
    for each in try Vectors.load("physics/direction", as: Case.self) {
      var tracker = DirectionTracker(at: LoopPosition(offset: each.offsets[0]))
      var told: [ScrollDirection] = []
      for offset in each.offsets.dropFirst() {
        let position = LoopPosition(offset: offset)
        let changed = tracker.move(to: position, deadBand: each.deadBand, in: .clamped(0...1000))
        if changed { told.append(tracker.direction) }
      }
      #expect(told == each.told, "\(each.name): \(told)")
    }
  }

  /// Covers requirement S34.
  @Test func `each axis has its direction from the old and the new offset, none only inside the dead band`() {
    let old = CGPoint(x: 100, y: 100)
    for (dx, horizontal) in [(-1, ScrollDirection.towardsStart), (0, .none), (1, .towardsEnd)] {
      for (dy, vertical) in [(-1, ScrollDirection.towardsStart), (0, .none), (1, .towardsEnd)] {
        let new = CGPoint(x: old.x + CGFloat(dx), y: old.y + CGFloat(dy))
        let directions = ScrollDirections(from: old, to: new)
        #expect(directions == ScrollDirections(horizontal: horizontal, vertical: vertical))
        #expect(directions[.horizontal] == horizontal && directions[.vertical] == vertical)
        #expect(ScrollDirections(from: old, to: new, deadBand: 1) == ScrollDirections())
      }
    }
  }

  /// Covers requirement S33.
  @Test func `across the seam of a loop the shorter way counts`() {
    #expect(ScrollDirection(from: 1600, to: 30, period: 1640) == .towardsEnd)
    #expect(ScrollDirection(from: 30, to: 1600, period: 1640) == .towardsStart)
    #expect(ScrollDirection(from: 0, to: 820, period: 1640) == .towardsEnd)
    #expect(ScrollDirection(from: 820, to: 0, period: 1640) == .towardsEnd)
    #expect(ScrollDirection(from: 5, to: 5 + 3 * 1640, period: 1640) == .none)
    #expect(ScrollDirection(from: 1600, to: 30) == .towardsStart)
  }

  /// Covers requirement S34.
  @Test func `mirrored, the logical direction stays and the physical one flips, sideways only`() {
    for isRightToLeft in [false, true] {
      #expect(ScrollDirection.towardsStart.physical(on: .vertical, isRightToLeft: isRightToLeft) == .up)
      #expect(ScrollDirection.towardsEnd.physical(on: .vertical, isRightToLeft: isRightToLeft) == .down)
      for axis in Axis.allCases {
        #expect(ScrollDirection.none.physical(on: axis, isRightToLeft: isRightToLeft) == .none)
      }
    }
    #expect(ScrollDirection.towardsStart.physical(on: .horizontal) == .left)
    #expect(ScrollDirection.towardsEnd.physical(on: .horizontal) == .right)
    #expect(ScrollDirection.towardsStart.physical(on: .horizontal, isRightToLeft: true) == .right)
    #expect(ScrollDirection.towardsEnd.physical(on: .horizontal, isRightToLeft: true) == .left)
  }

  /// Covers requirement S34.
  @Test func `each axis has words of its own`() {
    let words = Axis.allCases.map { axis in ScrollDirection.allCases.map { $0.name(on: axis) } }
    let byAxis = Dictionary(uniqueKeysWithValues: zip(Axis.allCases, words))
    #expect(byAxis[.horizontal] == ["lead", "tail", "none"])
    #expect(byAxis[.vertical] == ["top", "bottom", "none"])
  }
}
