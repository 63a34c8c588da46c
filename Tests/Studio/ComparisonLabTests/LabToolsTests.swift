import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneTools
import ScreenInterface
import Stage
import Testing

@testable import ComparisonLab

/// Tests of the tools above a pair: they know its two sides apart, and go along to the next one.
struct LabToolsTests {
  private func harness(
    _ scene: Scene, _ size: CGSize, services: WindowServices = .all, rate: Double = 1
  ) -> StageHarness {
    var options = StageOptions(size: size)
    options.clockRate = rate
    return StageHarness(scene, options: options, tools: Toolbox(services: services))
  }

  private func pair(_ id: String = "S21") throws -> LabPair { try #require(Lab.pair(id)) }

  private func toolbox(_ harness: StageHarness) throws -> Toolbox {
    try #require(harness.stage.tools as? Toolbox)
  }

  private func words(_ harness: StageHarness, in element: String) -> [String] {
    harness.stage.chromeList.commands.filter { $0.element.path.hasPrefix(element) }.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test(arguments: [CGSize(width: 430, height: 932), CGSize(width: 800, height: 1000)])
  func `trails and ghosts stay on the side to which they belong`(size: CGSize) throws {
    let pair = try pair()
    let harness = harness(pair.scene(), size)
    harness.key("h", modifiers: .shift)
    let screens = pair.layout(in: size).screens
    harness.flick(from: screens[0].origin + CGPoint(x: 280, y: 60), by: CGPoint(x: -180, y: 0))
    harness.advance(by: 0.1)
    for (side, name) in ["naive", "ours"].enumerated() {
      for kind in ["trails/row", "ghost"] {
        let marks = harness.stage.chromeList.commands.filter {
          $0.element.path.hasPrefix("tools/\(kind)/S21/\(name)/")
        }
        #expect(!marks.isEmpty, "\(kind) of \(name)")
        #expect(marks.allSatisfy { $0.clip == screens[side] }, "\(kind) of \(name)")
      }
    }
  }

  @Test func `each lane and each line of the measurements names its side, and none is cut`() throws {
    let harness = harness(try pair().scene(), CGSize(width: 430, height: 932))
    harness.key("h", modifiers: .shift)
    harness.key("h")
    let start = try pair().layout(in: CGSize(width: 430, height: 932)).screens[0].origin
    harness.drag(from: start + CGPoint(x: 180, y: 280), by: CGPoint(x: 0, y: -80))
    harness.advance(by: 0.1)
    let sides = ["naive feed", "naive banners", "ours feed", "ours banners"]
    #expect(Set(words(harness, in: "tools/trails/lane")) == Set(sides))
    let panel = words(harness, in: "tools/panel")
    #expect(panel.filter { sides.contains($0) } == sides)
    #expect(!panel.contains("feed") && !panel.contains("point at one"))
  }

  @Test func `the list of keys tells of the lab's own keys in a pair and in the index, and nowhere else`()
    throws
  {
    let size = CGSize(width: 800, height: 1000)
    let inPair = harness(try pair().scene(), size, services: [.all, .pairs])
    let inIndex = harness(LabIndex.scene(), size, services: [.all, .index])
    let elsewhere = harness(LabIndex.scene(), size)
    for harness in [inPair, inIndex, elsewhere] {
      harness.key("?")
      harness.advance(by: 0.05)
    }
    let own = ["play the pair again", "the pair before, after", "back to the index"]
    #expect(words(inPair, in: "tools/help").filter { own.contains($0) } == own)
    #expect(!words(inPair, in: "tools/help").contains("the page of a row"))
    #expect(words(inIndex, in: "tools/help").contains("open the card in focus"))
    #expect(!words(inIndex, in: "tools/help").contains("press the button in focus"))
    let general = words(elsewhere, in: "tools/help")
    #expect(own.allSatisfy { !general.contains($0) } && general.contains("the page of a row"))
  }

  @Test func `measurements with their room, trails and inspector go along to the next pair`() throws {
    let former = harness(try pair().scene(), CGSize(width: 800, height: 1000))
    former.key("h")
    _ = former.stage.takeWindowRequests()
    former.send(.window(.resized(CGSize(width: 1120, height: 1000), scale: 1)))
    former.key("h", modifiers: .shift)
    former.key("i")
    former.advance(by: 0.1)
    let next = harness(try pair("S22").scene(), CGSize(width: 1120, height: 1000))
    try toolbox(next).takeOver(try toolbox(former))
    next.advance(by: 0.1)
    let shown = Set(next.stage.chromeList.commands.map(\.element.path))
    #expect(shown.contains("tools/panel") && shown.contains("tools/trails"))
    #expect(next.stage.sceneSize.width == 800 && next.stage.takeWindowRequests().isEmpty)
    #expect(try toolbox(next).ownsPointer)
    next.key("h")
    #expect(next.stage.takeWindowRequests() == [.resize(CGSize(width: 800, height: 1000))])
  }
}
