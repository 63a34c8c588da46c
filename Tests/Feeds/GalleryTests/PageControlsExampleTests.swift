import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Gallery

/// Tests of the scene with a row for each kind of page control.
struct PageControlsExampleTests {
  private func harness(_ traits: TraitCollection = TraitCollection()) -> StageHarness {
    StageHarness(PageControlsExample.scene, options: StageOptions(traits: traits))
  }

  @Test func `each kind has its row and its dots on the first screen`() {
    let rows = harness().stage.trace.rows
    #expect(rows.map(\.id.name) == PageControlKind.allCases.map(\.rawValue))
    #expect(rows.compactMap(\.dots?.count) == PageControlKind.allCases.map(\.pageCount))
  }

  /// Covers requirement R43.
  @Test func `thirty pages show a window of dots, and sixty a number`() {
    let commands = harness().stage.displayList.commands
    #expect(commands.filter { $0.element.path.hasPrefix("overflow/dots/control/") }.count == 23)
    let number = commands.first { $0.element.path == "number/dots/control" }
    guard case .text(let line, _)? = number?.content else {
      Issue.record("no number")
      return
    }
    #expect(line.string == "1 / 60")
  }

  @Test func `the timer turns its row every two seconds, the second page after four`() {
    let harness = harness()
    var pages: [Int: TimeInterval] = [:]
    harness.onFrame = { trace in
      guard let row = trace.rows.first(where: { $0.id == .row("timer") }), let page = row.motion.page else {
        return
      }
      pages[page] = pages[page] ?? trace.time
    }
    harness.advance(to: 8.1)
    #expect(pages.count == 4)
    for (page, time) in [(1, 2), (2, 6), (3, 8)] as [(Int, TimeInterval)] {
      #expect(isClose(CGFloat(pages[page] ?? 0), CGFloat(time), within: 0.02))
    }
  }

  @Test func `mirrored, the dots run the other way, and upright ones as before`() throws {
    let plain = harness()
    let mirrored = harness(TraitCollection(layoutDirection: .rightToLeft))
    for row in ["plain", "scrub", "overflow"] {
      let first = try #require(plain.stage.frame(ofDot: 1, inRow: row))
      let mirror = try #require(mirrored.stage.frame(ofDot: 1, inRow: row))
      #expect(isClose(first.mirrored(inWidth: 430), mirror, within: 1e-6))
    }
    let upright = try #require(plain.stage.frame(ofDot: 1, inRow: "vertical"))
    #expect(upright.minY == mirrored.stage.frame(ofDot: 1, inRow: "vertical")?.minY)
  }

  private func dots(of harness: StageHarness) -> Set<String> {
    let commands = harness.stage.displayList.commands
    return Set(commands.map(\.element.path).filter { $0.contains("/dots/control") })
  }

  @Test func `a row's dots come back with it, whichever footer shows them`() {
    let options = StageOptions(size: CGSize(width: 430, height: 300))
    let used = StageHarness(PageControlsExample.scene, options: options)
    for step in 1...60 {
      let offset = CGFloat(step * 277 % 610)
      let fresh = StageHarness(PageControlsExample.scene, options: options)
      for harness in [used, fresh] {
        #expect(harness.stage.place(scroller: "feed", at: offset))
        harness.advance(by: 0.05)
      }
      #expect(dots(of: fresh).subtracting(dots(of: used)) == [], "at \(offset)")
    }
  }
}
