import Foundation
import LayoutGeometry
import ScrollPhysics
import Testing

@testable import CollectionViews

@MainActor
struct RowStatesTests {
  private func state(_ name: String, section: Int = 0) -> RowState {
    let geometry = ScrollGeometry(viewportLength: 100, bounds: .clamped(0...50))
    return RowState(
      id: Identity(name), name: name, section: section, axis: .horizontal,
      motion: ScrollMotion(geometry: geometry, offset: 0, settings: .uiKit), origin: CGFloat(section),
      extent: .finite, period: 0, itemsPerStop: 1)
  }

  private func states(_ names: [String]) -> RowStates {
    var rows = RowStates()
    for name in names { rows[Identity(name)] = state(name, section: name.count) }
    return rows
  }

  @Test func `rows are the same in whatever order they came`() {
    #expect(states(["a", "bb", "ccc"]) == states(["ccc", "a", "bb"]))
    #expect(states(["a", "bb"]) != states(["a", "ccc"]))
    #expect(states(["a"]) != states(["a", "bb"]))
  }

  @Test(arguments: ["a", "bb", "ccc", "none"]) func `a row that goes takes no other with it`(name: String) {
    var rows = states(["a", "bb", "ccc"])
    rows[Identity(name)] = nil
    let left = ["a", "bb", "ccc"].filter { $0 != name }
    #expect(rows == states(left))
    #expect(rows.names == left && Set(rows.sections) == Set(left.map { Identity($0) }))
    #expect(rows[named: name] == nil)
    for index in 0..<5 {
      #expect(rows.rowSnapshot(at: Identity(name), ofSection: index) == nil)
      for name in left {
        let rowSnapshot = rows.rowSnapshot(at: Identity(name), ofSection: index)
        #expect(rowSnapshot?.contentOffset == CGFloat(name.count), "whatever index it is looked for at")
      }
    }
    for name in left { #expect(rows[named: name] == rows[Identity(name)]) }
  }

  @Test func `a rowSnapshot tells what every change made of a row`() {
    var rows = states(["a", "bb"])
    #expect(!rows.areMoving && rows.nextDeadline == .infinity)
    #expect(rows.rowSnapshot(at: Identity("a"), ofSection: 1)?.lap == nil)
    let request = MotionRequest(id: 1, cause: .api, target: .offset(40), animation: .eased)
    rows.change(named: "bb") { $0.motion.perform(request, at: 0) }
    #expect(rows.areMoving && rows.nextDeadline < .infinity)
    rows.changeAll { $0.motion.advance(to: 0.1) }
    let row = rows[named: "bb"]
    #expect(rows.rowSnapshot(at: Identity("bb"), ofSection: 2)?.contentOffset == row?.contentOffset)
    #expect(row?.motion.offset ?? 0 > 0 && rows.moved.contains(Identity("bb")))
    rows.changeAll { $0.motion.advance(to: 60) }
    #expect(!rows.areMoving && rows.nextDeadline == .infinity)
    rows.change(named: "a") { $0.extent = .looped }
    #expect(rows.rowSnapshot(at: Identity("a"), ofSection: 1)?.lap == 0)
  }

  @Test func `a row that is set again under another name is found by that name alone`() {
    var rows = states(["a", "bb"])
    var renamed = state("a", section: 7)
    renamed.name = "z"
    rows[Identity("a")] = renamed
    #expect(rows[named: "a"] == nil && rows[named: "z"]?.section == 7 && rows.all.count == 2)
    rows.change(named: "z") { $0.section = 9 }
    #expect(rows[Identity("a")]?.section == 9)
    // Another one has come to the index where it was.
    rows.change(named: "bb") { $0.section = 7 }
    #expect(rows.rowSnapshot(at: Identity("a"), ofSection: 7)?.section == 9)
    #expect(rows.rowSnapshot(at: Identity("bb"), ofSection: 7)?.section == 7)
  }
}
