import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the places of notes and of the banner, which cover neither each other nor the scene's bar.
struct NotePlaceTests {
  /// A bar with a feed below, as of a feed that was pushed.
  private final class Bar: View, TopBar {}

  private static let size = CGSize(width: 430, height: 700)

  private func frame(_ element: ElementID, on stage: Stage) -> CGRect? {
    stage.chromeList.commands.first { $0.element == element }?.frame
  }

  private func told(_ words: String, over harness: StageHarness) throws -> CGRect {
    harness.toolbox.tell(words)
    harness.advance(by: 0.1)
    return try #require(frame("tools/note", on: harness.stage))
  }

  /// Returns a scene that shows texts at these places.
  private func scene(texts: [CGRect]) -> StageHarness {
    let view = View(frame: CGRect(origin: .zero, size: Self.size))
    for place in texts {
      let label = Label()
      (label.text, label.frame) = (String(repeating: "text ", count: 20), place)
      view.addSubview(label)
    }
    return StageHarness(view, size: Self.size, tools: Toolbox())
  }

  @Test func `a note lies below the banner`() throws {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(), options: StageOptions(size: Self.size), tools: Toolbox())
    let alone = try told("Saved", over: harness)
    harness.toolbox.banner = "feed.yml:3:5: error: a fault"
    harness.advance(by: 0.1)
    let banner = try #require(frame("tools/banner", on: harness.stage))
    let note = try #require(frame("tools/note", on: harness.stage))
    #expect(banner.intersects(alone))
    #expect(!banner.intersects(note) && note.minY >= banner.maxY)
  }

  @Test func `both lie below the bar above a feed`() throws {
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: Self.size.width, height: 44))
    let feed = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
    feed.frame = CGRect(x: 0, y: 44, width: Self.size.width, height: Self.size.height - 44)
    let view = View(frame: CGRect(origin: .zero, size: Self.size))
    for part in [feed, bar] { view.addSubview(part) }
    let harness = StageHarness(view, size: Self.size, tools: Toolbox())
    harness.toolbox.banner = "feed.yml:3:5: error: a fault"
    let note = try told("Saved", over: harness)
    let banner = try #require(frame("tools/banner", on: harness.stage))
    #expect(banner.minY == 44)
    #expect(note.minY >= banner.maxY)
    harness.toolbox.banner = nil
    #expect(try told("Saved again", over: harness).minY >= 44)
  }

  @Test func `a note covers no text where one of its places has none, and stays there`() throws {
    let title = CGRect(x: 100, y: 14, width: 220, height: 26)
    let foot = CGRect(x: 100, y: 552, width: 220, height: 26)
    #expect(try told("Saved", over: scene(texts: [])).minY == 12)
    let narrow = CGRect(x: 150, y: 14, width: 130, height: 26)
    let corner = try told("Saved", over: scene(texts: [narrow]))
    #expect(isClose(corner.maxX, 418) && corner.minY == 12 && !corner.intersects(narrow))
    let wide = CGRect(x: 20, y: 14, width: 400, height: 26)
    let harness = scene(texts: [wide])
    let bottom = try told("Saved", over: harness)
    #expect(isClose(bottom.maxY, 584) && isClose(bottom.midX, 215, within: 1))
    harness.stage.content.root.subviews[0].frame = foot
    harness.advance(by: 0.1)
    #expect(frame("tools/note", on: harness.stage) == bottom)
    #expect(try told("Saved", over: scene(texts: [wide, foot])).minY == 12)
    #expect(try told("Saved", over: scene(texts: [title, foot])).intersects(title) == false)
  }

  @Test func `at the bottom it lies above the measurements and the room for a timeline`() throws {
    let harness = scene(texts: [CGRect(x: 20, y: 14, width: 400, height: 26)])
    harness.key("h")
    let note = try told("Saved", over: harness)
    let panel = try #require(frame("tools/panel", on: harness.stage))
    #expect(note.maxY <= panel.minY - 104 && note.minY > 350)
  }
}
