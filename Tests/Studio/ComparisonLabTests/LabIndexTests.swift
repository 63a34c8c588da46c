import CollectionViews
import ComparisonLab
import Foundation
import OrihonTesting
import Replays
import ScreenInterface
import Stage
import Testing
import Typesetting

/// Tests of the index, and of the ways from one pair to another.
struct LabIndexTests {
  private func stage(_ scene: Scene, _ size: CGSize = CGSize(width: 960, height: 720)) -> Stage {
    Stage(scene, options: StageOptions(size: size), text: BlockTextMeasuring())
  }

  @Test func `every pair has a card in the carousel of its article`() {
    let stage = stage(LabIndex.scene())
    let counts = stage.rowIdentifiers.map { stage.cardCount(ofRow: $0) }
    #expect(stage.rowIdentifiers == ["a", "b", "c", "d", "e"].map { "article-\($0)" })
    #expect(counts == [16, 9, 4, 3, 3])
  }

  @Test func `a click on a card leads to its pair`() throws {
    let navigator = LabNavigator()
    let stage = stage(LabIndex.scene(LabResultCache(), navigator))
    stage.advance(to: 0)
    let script = GestureScript(
      file: "test",
      steps: [.press(at: .card(row: "article-a", item: 1), .mouse), .release].map { GestureStep($0) })
    try HeadlessRun(stage).play(ScriptPlayer(script), rate: 60)
    #expect(navigator.destination == .pair("S02"))
  }

  @Test func `a drag over the cards leads nowhere`() throws {
    let navigator = LabNavigator()
    let stage = stage(LabIndex.scene(LabResultCache(), navigator))
    var drag = DragStep(path: [.card(row: "article-a", item: 1)])
    drag.distance = CGPoint(x: -200, y: 0)
    try HeadlessRun(stage).play(
      ScriptPlayer(GestureScript(file: "test", steps: [GestureStep(.drag(drag))])), rate: 60)
    #expect(navigator.destination == nil)
  }

  @Test(arguments: [CGSize(width: 960, height: 720), CGSize(width: 430, height: 932)])
  func `Tab and the arrows go from card to card, and Enter opens one`(size: CGSize) {
    let navigator = LabNavigator()
    let harness = StageHarness(
      LabIndex.scene(LabResultCache(), navigator), options: StageOptions(size: size))
    func press(_ keys: [Key]) -> LabDestination? {
      for key in keys {
        harness.key(key)
        harness.advance(by: 0.7)
      }
      return navigator.destination
    }
    #expect(press(["enter"]) == nil)
    #expect(press(["tab", "enter"]) == .pair("S01"))
    #expect(press(["right", "right", "left", "enter"]) == .pair("S02"))
    #expect(press(Array(repeating: "right", count: 17) + ["enter"]) == .pair("S16"))
    let ring = harness.stage.displayList.commands.first { $0.element.path.hasSuffix("/focus") }
    #expect(ring.map { CGRect(origin: .zero, size: size).contains($0.frame) } == true)
    #expect(press(["tab", "right", "enter"]) == .pair("S18"))
    #expect(press(["tab", "tab", "space"]) == .pair("S20"))
  }

  @Test(
    arguments: [
      ("space", LabDestination.again), ("left", .previous), ("right", .next),
    ] as [(Key, LabDestination)])
  func `keys of a pair lead to others`(key: Key, destination: LabDestination) throws {
    let navigator = LabNavigator()
    let stage = stage(try #require(Lab.pair("S21")).scene(navigator))
    stage.handle(InputEvent(.key(KeyEvent(key, isDown: true)), at: 0.1))
    #expect(navigator.destination == destination)
  }

  @Test(arguments: ["S21", "s21", "lab"])
  func `the index and every pair are scenes of their own`(name: String) throws {
    let scene = try #require(Lab.scene(named: name))
    #expect(scene.name == (name == "lab" ? "lab" : "S21"))
  }
}
