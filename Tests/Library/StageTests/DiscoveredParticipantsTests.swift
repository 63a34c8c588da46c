import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import OrihonTesting
import SampleFeeds
import Stage
import Testing
import Typesetting

/// Tests that a scene finds what acts in it, without being given a list.
struct DiscoveredParticipantsTests {
  private final class Beat: FrameParticipant {
    var frames = 0

    func frameWillBegin(at time: TimeInterval) { frames += 1 }
  }

  private final class ActingView: View, FrameParticipant {
    var frames = 0

    func frameWillBegin(at time: TimeInterval) { frames += 1 }
  }

  private class BaseScreen: ViewController {
    let inherited = Beat()
  }

  private final class Screen: BaseScreen {
    let own = Beat()
    var later: Beat?
    let several = [Beat(), Beat()]
    let acting = ActingView()
    private(set) var loadings = 0

    override func loadView() {
      view = View()
      view.addSubview(acting)
    }

    override func viewDidLoad() {
      loadings += 1
      later = Beat()
    }
  }

  private func row(_ view: CollectionView) -> CarouselController {
    var row = CarouselSection(id: "row0")
    row.autoScroll = AutoScrollSettings(interval: 1)
    return CarouselController([row], in: view)
  }

  @Test func `what a controller and its views hold acts once in each frame`() {
    let screen = Screen()
    let harness = StageHarness(screen)
    harness.advance(by: 0.1)
    let frames =
      [screen.inherited, screen.own, screen.later, screen.several[0], screen.several[1]]
      .map { $0?.frames ?? 0 } + [screen.acting.frames]
    #expect(frames == Array(repeating: 7, count: 6))
    #expect(screen.loadings == 1)
  }

  /// A controller that takes part itself, and counts the ticks of its timer.
  private final class Clock: ViewController, FrameParticipant {
    var ticks = 0
    private var timer: SceneTimer?

    override func viewDidLoad() {
      timer = SceneTimer(every: 0.5) { [weak self] _ in self?.ticks += 1 }
    }

    func snapshot() -> any Sendable { ticks }

    func restore(_ snapshot: any Sendable) {
      if let ticks = snapshot as? Int { self.ticks = ticks }
    }
  }

  @Test func `what a controller that takes part itself holds acts too, and both go back in time`() {
    let clock = Clock()
    let harness = StageHarness(clock)
    harness.advance(to: 1.2)
    #expect(clock.ticks == 2)
    let moment = harness.stage.snapshot()
    harness.advance(to: 3.2)
    #expect(clock.ticks == 6)
    harness.stage.restore(moment)
    #expect(clock.ticks == 2)
  }

  @Test func `an object that is named and found acts once`() {
    let screen = Screen()
    let harness = StageHarness(screen, keeping: [screen.own])
    harness.advance(by: 0.1)
    #expect(screen.own.frames == 7)
  }

  @Test func `the controller of a collection view's rows is retained, acts and is told in the log`() {
    let feed = SampleFeed([SampleFeed.Row("row0")])
    let harness: StageHarness
    do {
      let content = feed.scene().makeContent(ViewContext(text: BlockTextMeasuring()))
      let root = View()
      content.root.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      root.addSubview(content.root)
      _ = content.feed.map(row)
      harness = StageHarness(Scene("found") { _ in Scene.Content(root: root, owned: content.owned) })
    }
    harness.advance(by: 1.5)
    #expect(harness.collectionView.rowController != nil)
    #expect(harness.row("row0")?.autoplay != nil)
  }

  @Test func `a scene of a closure makes a view of its own each time it begins`() {
    var made = 0
    let scene = Scene("own") {
      made += 1
      return View()
    }
    let first = StageHarness(scene)
    let second = StageHarness(scene)
    #expect(made == 2)
    #expect(first.stage.content.root !== second.stage.content.root)
    #expect(Scene("screen") { Screen() }.name == "screen")
  }
}
