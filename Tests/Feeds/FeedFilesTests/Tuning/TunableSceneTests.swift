import CollectionViews
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import Testing
import Typesetting

@testable import FeedFiles

/// The numbers of a running scene, changed by edits.
struct TunableSceneTests {
  private func stage(_ text: String) throws -> Stage {
    let reading = try FeedReader().read(text: text, name: "test.yml", baseFolder: nil)
    return Stage(FeedScene.scene(for: reading.feed, reading.tuning, name: "test"), text: BlockTextMeasuring())
  }

  private static let feed = WrittenFeed.feed(WrittenFeed.row("a", cards: ["a1", "a2", "a3"]))

  @Test func `an edit changes a feed's numbers, and nil brings the file's back`() throws {
    let stage = try stage(Self.feed)
    #expect(stage.perform(.setting("motion.bounceRate", to: "20"), at: 0))
    #expect(stage.content.feed?.motionSettings.bounceRate == 20)
    #expect(!stage.perform(.setting("motion.bounceRate", to: "much"), at: 0))
    #expect(!stage.perform(.setting("nonsense", to: "1"), at: 0))
    #expect(stage.content.feed?.motionSettings.bounceRate == 20)
    #expect(stage.perform(.setting("motion.bounceRate", to: nil), at: 0))
    #expect(stage.content.feed?.motionSettings.bounceRate == 10)
  }

  @Test func `a row stays where it is while its numbers change`() throws {
    let stage = try stage(Self.feed)
    stage.advance(to: 0)
    #expect(stage.perform(.offset(150, of: "a"), at: 0))
    stage.advance(to: 0.1)
    let before = stage.trace.rows.first?.motion.offset
    #expect(stage.perform(.setting("a.paging.threshold", to: "0.9"), at: 0.2))
    stage.advance(to: 0.3)
    #expect(stage.trace.rows.first?.motion.offset == before)
    #expect(!stage.perform(.offset(1, of: "nowhere"), at: 0.4))
  }

  @Test func `a new version of the file stays, whatever look was taken at the old one`() throws {
    let stage = try stage(Self.feed)
    stage.advance(to: 0)
    #expect(stage.perform(.setting("motion.bounceRate", to: "20"), at: 0))
    let moment = stage.snapshot()
    stage.refresh(to: 0.1)
    let other = WrittenFeed.feed(WrittenFeed.row("a", cards: ["a1", "b1"]))
    let reading = try FeedReader().read(text: other, name: "test.yml", baseFolder: nil)
    stage.content.feedScene?.reload(reading)
    stage.advance(to: 0.2)
    stage.restore(moment)
    #expect(
      stage.content.feedScene?.document.sections[0].cards.map(\.id)
        == reading.feed.sections[0].cards.map(\.id))
    #expect(stage.content.feed?.motionSettings.bounceRate == 20)
  }

  @Test func `changes of cards and of numbers do not undo each other`() throws {
    let stage = try stage(Self.feed)
    #expect(stage.perform(.cards(.remove(at: 0), inRow: "a"), at: 0))
    #expect(stage.perform(.setting("motion.bounceRate", to: "20"), at: 0))
    #expect(stage.content.feedScene?.document.sections[0].cards.count == 2)
    #expect(stage.perform(.cards(.remove(at: 0), inRow: "a"), at: 0))
    #expect(stage.content.feedScene?.document.settings[.bounceRate] == 20)
  }

  @Test func `a scene written in Swift has motion and gestures, over what its own code has set`() {
    let view = ScrollView()
    view.motionSettings.snapRate = 44
    let stage = Stage(Scene("own", showing: view).tunable(), text: BlockTextMeasuring())
    #expect(stage.perform(.setting("motion.bounceRate", to: "20"), at: 0))
    #expect(view.motionSettings.bounceRate == 20)
    #expect(view.motionSettings.snapRate == 44)
    #expect(!stage.perform(.setting("dots.pitch", to: "12"), at: 0))
    #expect(stage.perform(.setting("motion.bounceRate", to: nil), at: 0))
    #expect(view.motionSettings.bounceRate == 10)
    #expect(stage.isEditable == false)
  }
}
