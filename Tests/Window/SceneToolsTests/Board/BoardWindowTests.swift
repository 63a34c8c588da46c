import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the exchange between a board and its window.
struct BoardWindowTests {
  private typealias Variant = BoardHarness.Variant

  private func feed() -> Scene { SampleFeed([SampleFeed.Row("hero")]).scene() }

  private func gallery() -> Scene {
    Scene("gallery") { _ in
      let view = ImageView()
      view.image = PictureReference(path: "a.png")
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let root = View(frame: .zero)
      root.addSubview(view)
      return Scene.Content(root: root)
    }
  }

  @Test func `a board at rest asks for no frame, and an unchanged frame is the same list`() {
    let harness = BoardHarness([Variant(), Variant(direction: .rightToLeft)], of: feed)
    harness.advance(by: 2)
    #expect(!harness.board.isMoving)
    #expect(harness.board.nextWakeTime == nil)
    let before = harness.board.displayList
    harness.advance(by: 0.1)
    #expect(harness.board.displayList == before)
    #expect(harness.board.chromeList.commands.isEmpty)
  }

  @Test func `another size of the window places the stages anew and keeps their extents`() throws {
    let harness = BoardHarness([Variant(), Variant()], of: feed)
    #expect(isClose(harness.board.stageScale, 1))
    harness.send(.window(.resized(CGSize(width: 600, height: 600), scale: 2)))
    harness.advance(by: 0.1)
    #expect(harness.board.displayList.size == CGSize(width: 600, height: 600))
    #expect(harness.stages.map(\.size) == [Variant().size, Variant().size])
    let scale = harness.board.stageScale
    #expect(scale < 0.7)
    #expect(harness.stages.allSatisfy { isClose($0.displayScale, 2 * scale) })
    harness.pull(from: harness.point(1, 300, 100), by: CGPoint(x: -60, y: 0))
    #expect(try #require(harness.row("hero", of: 0)).motion.phase == .dragging)
  }

  @Test func `a picture is decoded once, at the size that it has on the board`() throws {
    let harness = BoardHarness([Variant(), Variant()], of: gallery, in: CGSize(width: 478, height: 560))
    let scale = harness.board.stageScale
    #expect(isClose(scale, 0.5, within: 0.02))
    let requests = harness.board.takePictureRequests()
    let request = try #require(requests.first)
    #expect(requests.count == 1)
    #expect(isClose(request.size.width, 200 * scale) && isClose(request.size.height, 100 * scale))
    harness.send(.found(FileEvent(.picture(request, .ready))))
    harness.advance(by: 1)
    for index in 0..<2 {
      let painted = harness.board.displayList.commands.first { command in
        guard case .picture = command.content else { return false }
        return command.element.path.hasPrefix("\(index)/")
      }
      #expect(try #require(painted).frame.size == request.size)
    }
    harness.send(.window(.resized(CGSize(width: 1000, height: 2000), scale: 1)))
    harness.advance(by: 0.1)
    let larger = harness.board.takePictureRequests()
    #expect(larger.map(\.size) == [CGSize(width: 200, height: 100)], "sharp again at the new scale")
  }

  @Test func `a wish of all stages is made once, and none changes the window's size`() {
    let harness = BoardHarness([Variant(), Variant()], of: feed)
    harness.key("f11")
    harness.key("d")
    harness.key("s")
    #expect(harness.board.takeWindowRequests() == [.toggleFullScreen, .saveStill])
    #expect(harness.board.takeWindowRequests().isEmpty)
  }

  @Test func `the list of keys is the board's own, and the HUD that of the stage under the pointer`() {
    let harness = BoardHarness([Variant(), Variant()], of: feed)
    harness.key("?")
    harness.advance(by: 0.1)
    #expect(harness.board.chromeList.commands.contains { $0.element.path.hasPrefix("tools/help") })
    harness.key("escape")
    harness.advance(by: 0.1)
    #expect(harness.board.chromeList.commands.isEmpty)
    harness.pointer(.moved, harness.point(1, 215, 500))
    harness.key("h")
    harness.advance(by: 0.1)
    let named = Set(harness.board.chromeList.commands.map { $0.element.path.split(separator: "/")[0] })
    #expect(named == ["1"])
    harness.key("?")
    harness.advance(by: 0.1)
    #expect(harness.board.chromeList.commands.contains { $0.element.path.hasPrefix("tools/help") })
  }

  private func words(_ harness: BoardHarness) -> [String] {
    harness.board.chromeList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test func `the list of keys tells of what the window of the stages does`() {
    let harness = BoardHarness([Variant(services: [.stills, .commands]), Variant()], of: feed)
    harness.key("?")
    harness.advance(by: 0.1)
    let told = words(harness)
    #expect(Set(["S", "C", "T", "?"]).isSubset(of: told))
    #expect(Set(["F", ", .", "⌃S", "⌃R", "D ⇧D"]).isDisjoint(with: told))
  }

  @Test func `in a low window the list of the board turns its pages and closes`() {
    let harness = BoardHarness([Variant(), Variant()], of: feed, in: CGSize(width: 400, height: 400))
    let pages = (0..<4).map { _ in
      harness.key("?")
      harness.advance(by: 0.1)
      return words(harness).first { $0.contains("page 1 of") || $0.contains("page 2 of") }
    }
    let (more, close) = ("?  more   ·   page 1 of 2", "?  close   ·   page 2 of 2")
    #expect(pages == [more, close, nil, more])
  }

  @Test func `each stage hears of the damage that lies in it`() {
    let harness = BoardHarness([Variant(), Variant()], of: feed)
    harness.pointer(.moved, harness.point(1, 215, 500))
    harness.key("h")
    harness.advance(by: 0.1)
    let place = PixelRect(harness.board.frames[1], scale: 1)
    let damage = PixelRect(x: place.x + 10, y: place.y + 20, width: 30, height: 40)
    harness.board.didPresent(PresentedFrame(time: 0.1, work: 0, present: 0, damage: [damage]))
    harness.advance(by: 0.1)
    let outline = harness.board.chromeList.commands.first { $0.element.path == "1/tools/damage/0" }
    #expect(outline?.frame == CGRect(x: damage.x, y: damage.y, width: 30, height: 40))
  }
}
