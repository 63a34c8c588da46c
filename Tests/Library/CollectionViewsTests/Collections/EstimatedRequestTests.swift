import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that a request arrives at its element, whatever is measured on the way.
struct EstimatedRequestTests {
  /// The endings of all requests so far.
  private func endings(_ harness: StageHarness) -> [RequestEnding] {
    harness.events.compactMap {
      if case .motion(.ended(_, let ending)) = $0.kind { ending } else { nil }
    }
  }

  private static let positions: [ScrollPosition] = [.top, .centeredVertically, .bottom, []]

  @Test(arguments: [1, 20, 50, 400, 5000] as [CGFloat], [3, 60, 120, 198])
  func `an item stands where it was asked for, with and without animation`(estimate: CGFloat, item: Int) {
    for position in Self.positions {
      var places: [CGFloat] = []
      for isAnimated in [true, false] {
        let list = EstimatedList(estimate: estimate)
        let harness = list.harness()
        list.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: isAnimated)
        harness.advance(by: 2)
        let frame = list.cell(item)?.frame ?? .null
        places.append(frame.minY)
        #expect(frame.height == EstimatedList.height(of: item))
        #expect(endings(harness).count == 1, "\(endings(harness))")
        if position == .top, item < 180 { #expect(isClose(frame.minY, 0, within: 0.5)) }
        if position == .bottom, item > 60 {
          #expect(isClose(frame.maxY, harness.stage.size.height, within: 0.5))
        }
      }
      #expect(places[0] == places[1], "\(position) of \(item), estimated \(estimate)")
    }
  }

  @Test(arguments: [10, 50, 400] as [CGFloat], [24.0, 60, 144])
  func `the end key goes to the end with one press, and the home key back`(estimate: CGFloat, rate: Double) {
    let list = EstimatedList(estimate: estimate)
    let harness = list.harness(rate: rate)
    harness.key(Key("end"))
    harness.advance(by: 1.5)
    #expect(isClose(list.cell(199)?.frame.maxY ?? 0, harness.stage.size.height, within: 0.5))
    #expect(endings(harness) == [.arrived])
    harness.key(Key("home"))
    harness.advance(by: 1.5)
    #expect(harness.feed.offset == 0)
    #expect(list.cell(0)?.frame.minY == 0)
    #expect(endings(harness) == [.arrived, .arrived])
  }

  @Test func `back at the beginning after a jump past cells never seen, nothing is left above`() {
    let list = EstimatedList()
    let harness = list.harness()
    list.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    harness.advance(by: 0.1)
    harness.key(Key("home"))
    harness.advance(by: 1.5)
    #expect(harness.feed.offset == 0)
    #expect(list.cell(0)?.frame.minY == 0)
  }

  @Test(arguments: [20, 300] as [CGFloat])
  func `on its way no cell moves further than the velocity carries it`(estimate: CGFloat) {
    let list = EstimatedList(estimate: estimate)
    let harness = list.harness(rate: 240)
    list.view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: true)
    var (before, velocity): ([Int: CGFloat], CGFloat) = ([:], 0)
    for frame in 1...240 {
      harness.advance(by: 1.0 / 240)
      let now = Dictionary(
        uniqueKeysWithValues: list.view.indexPathsForVisibleItems.map {
          ($0.item, list.cell($0.item)?.frame.minY ?? 0)
        })
      let fastest = max(abs(velocity), abs(harness.feed.velocity)) + 200
      // A cell that stood partly above the edge grows upward, as it is measured there.
      for (item, place) in before where place >= 0 {
        guard let after = now[item] else { continue }
        #expect(abs(after - place) <= fastest / 240 + 1, "item \(item), frame \(frame)")
      }
      (before, velocity) = (now, harness.feed.velocity)
    }
    #expect(endings(harness) == [.arrived])
    #expect(isClose(list.cell(120)?.frame.minY ?? -1, 0, within: 0.5))
  }

  @Test func `a request still goes to its item when others are inserted and removed before it on the way`() {
    let list = EstimatedList()
    let harness = list.harness()
    list.view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: true)
    harness.advance(by: 0.15)
    list.sections[0].removeSubrange(30..<40)
    list.sections[0].insert(contentsOf: 500..<530, at: 50)
    list.view.reloadData()
    harness.advance(by: 1.5)
    #expect(list.cell(140)?.frame.minY.rounded() == 0)
    #expect(endings(harness) == [.arrived])
  }

  @Test func `a request whose item is removed on the way ends once`() {
    let list = EstimatedList()
    let harness = list.harness()
    list.view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: true)
    harness.advance(by: 0.15)
    list.sections[0].remove(at: 120)
    list.view.reloadData()
    harness.advance(by: 1.5)
    #expect(endings(harness) == [.arrived])
    #expect(harness.feed.phase == .idle)
  }

  @Test func `a stop of a list that pages by sections is the section it was asked for`() {
    let list = EstimatedList((0..<20).map { section in (0..<6).map { section * 100 + $0 } })
    list.view.paging = .sections
    let harness = list.harness()
    harness.advance(by: 0.1)
    list.view.perform(ScrollRequest(.vertical, to: .stop(11, .shortest), cause: .dots))
    harness.advance(by: 1.5)
    #expect(isClose(list.cell(0, inSection: 11)?.frame.minY ?? -1, 0, within: 0.5))
    #expect(harness.feed.page == 11)
    #expect(endings(harness) == [.arrived])
  }

  @Test func `a page of a list that pages by its own height is the page it was asked for`() {
    let list = EstimatedList(estimate: 30)
    list.view.isPagingEnabled = true
    let harness = list.harness()
    harness.advance(by: 0.1)
    list.view.perform(ScrollRequest(.vertical, to: .stop(5, .shortest), cause: .dots))
    harness.advance(by: 1.5)
    #expect(harness.feed.offset == 5 * harness.stage.size.height)
    #expect(harness.feed.page == 5)
    harness.key(Key("end"))
    harness.advance(by: 1.5)
    #expect(isClose(list.cell(199)?.frame.maxY ?? 0, harness.stage.size.height, within: 0.5))
    #expect(endings(harness) == [.arrived, .arrived])
  }

  @Test func `a section comes to the top, or into sight by the least movement`() {
    let list = EstimatedList((0..<20).map { section in (0..<6).map { section * 100 + $0 } }, estimate: 200)
    let harness = list.harness()
    harness.advance(by: 0.1)
    list.view.scroll(toSection: list.view.sectionNames[9], at: .top)
    harness.advance(by: 1.5)
    #expect(isClose(list.cell(0, inSection: 9)?.frame.minY ?? -1, 0, within: 0.5))
    list.view.scroll(toSection: list.view.sectionNames[14])
    harness.advance(by: 1.5)
    #expect(isClose(list.cell(5, inSection: 14)?.frame.maxY ?? 0, harness.stage.size.height, within: 0.5))
  }

  @Test func `an offset from a place where all was measured is the same place in a new list`() {
    let first = EstimatedList()
    let harness = first.harness()
    for _ in 1...12 {
      harness.key(Key("pageDown"))
      harness.advance(by: 0.6)
    }
    let other = EstimatedList()
    let copy = other.harness()
    copy.advance(by: 0.1)
    copy.stage.place(scroller: "feed", at: harness.feed.offset)
    copy.advance(by: 0.1)
    #expect(first.view.indexPathsForVisibleItems == other.view.indexPathsForVisibleItems)
    #expect(harness.feed.offset == copy.feed.offset)
  }

  @Test func `the scroll bar at its end shows the last item`() {
    let list = EstimatedList(estimate: 20)
    let harness = list.harness()
    harness.advance(by: 0.1)
    let edge = harness.stage.size.width - 4
    harness.move(to: CGPoint(x: edge, y: 8))
    harness.advance(by: 0.1)
    harness.press(at: CGPoint(x: edge, y: 8))
    harness.move(to: CGPoint(x: edge, y: harness.stage.size.height + 50))
    harness.advance(by: 0.1)
    #expect(isClose(list.cell(199)?.frame.maxY ?? 0, harness.stage.size.height, within: 0.5))
  }

  @Test func `only what will show at the end is asked for before it shows`() {
    let list = EstimatedList([Array(0..<100_000)])
    let harness = list.harness()
    harness.advance(by: 0.1)
    let before = list.cellCount
    list.view.scrollToItem(at: IndexPath(item: 90_000, section: 0), at: .top, animated: false)
    #expect(list.cellCount - before < 60)
  }

  @Test(arguments: [15, 80, 500] as [CGFloat], [true, false])
  func `an item of a row stands where it was asked for, whatever the widths before it`(
    estimate: CGFloat, isAnimated: Bool
  ) {
    let row = EstimatedList(estimate: estimate, isRow: true)
    let harness = row.harness()
    for item in [120, 40, 150] {
      row.view.scroll(
        to: IndexPath(item: item, section: 0), at: .left, axes: .horizontal, animated: isAnimated)
      harness.advance(by: 1.5)
      #expect(isClose(row.cell(item)?.frame.minX ?? -1, 0, within: 0.5), "item \(item)")
    }
    #expect(endings(harness) == [.arrived, .arrived, .arrived])
  }
}
