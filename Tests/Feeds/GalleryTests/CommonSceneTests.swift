import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Gallery

struct CommonSceneTests {
  private func harness(_ scene: CommonScene) -> StageHarness {
    StageHarness(scene.scene, options: StageOptions(size: CommonScene.size))
  }

  private func fills(_ prefix: String, _ harness: StageHarness) -> [CGRect] {
    harness.stage.displayList.commands.compactMap { command in
      if case .fill = command.content, command.element.path.hasPrefix(prefix) { command.frame } else { nil }
    }
  }

  @Test func `cards, band and dots lie where the scene's table says`() throws {
    let harness = harness(CommonScene())
    let card = try #require(
      harness.collectionView.windowFrame(ofItem: "0", inSection: "1"))
    #expect(isClose(card, CGRect(x: 40, y: 448 + 44, width: 720, height: 360)))
    #expect(fills("1/band", harness).contains { isClose($0, CGRect(x: 40, y: 764, width: 720, height: 88)) })
    let dots = fills("1/dots", harness)
    #expect(dots.count == 10)
    #expect(isClose(dots.map(\.minX).min() ?? 0, 324))
    #expect(dots.allSatisfy { isClose($0.width, 8) && isClose($0.midY, 448 + 416) })
  }

  @Test(arguments: [320.0, 375, 390, 430, 480, 560, 600, 640, 670, 700, 710, 800, 1440])
  func `the band says both of its lines whole`(width: CGFloat) {
    let harness = StageHarness(
      CommonScene().scene, options: StageOptions(size: CGSize(width: width, height: 932)))
    let lines = harness.stage.displayList.commands.compactMap { command -> String? in
      guard case .text(let line, _) = command.content, command.element.path.hasPrefix("0/band") else {
        return nil
      }
      return line.string
    }
    #expect(
      lines.joined() == "【0】横に流れるカルーセルの上へ、固定の装飾を重ねる。帯の高さは文字の行数で決まり、読みやすさを優先する0。",
      "\(lines)")
  }

  @Test func `nothing moves before it begins, and then it follows its course`() throws {
    let scene = CommonScene()
    let harness = harness(scene)
    harness.advance(by: 0.5)
    #expect(isClose(harness.feed.offset, 0))
    #expect(!harness.stage.isMoving)
    scene.begin(at: 0.5)
    harness.advance(to: 1.5)
    let course = CommonScrollPath(sections: 20, cards: 10, viewport: 1000)
    #expect(isClose(harness.feed.offset, course.feedOffset(at: 1), within: 1e-6))
    #expect(harness.stage.isMoving)
    harness.advance(to: 5.3)
    #expect(isClose(harness.row("0")?.motion.offset ?? 0, 736 * 2, within: 1e-6))
    #expect(!harness.stage.isMoving)
    #expect(isClose(harness.stage.nextWakeTime ?? 0, 5.5, within: 1e-6))
  }

  @Test func `a long row starts on its middle page in the first frame`() throws {
    let harness = harness(CommonScene(cards: 1000))
    #expect(harness.row("0")?.motion.page == 500)
    #expect(harness.collectionView.windowFrame(ofItem: "500", inSection: "0") != nil)
  }

  @Test func `uncapped, every frame differs by a point`() {
    let scene = CommonScene(isUncapped: true)
    let harness = harness(scene)
    scene.begin(at: 0)
    harness.advance(to: 5)
    var offsets: [CGFloat] = []
    harness.onFrame = { offsets.append($0.feed.offset) }
    harness.advance(to: 5.2)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { isClose(abs($0 - $1), 1) })
  }
}
