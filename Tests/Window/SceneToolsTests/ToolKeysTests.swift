import Carousel
import CollectionViews
import Foundation
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import Testing

/// Tests of the order in which keys are offered.
///
/// The control in the focus comes first, then the scene, the tools where there are any, and the scroll views.
struct ToolKeysTests {
  /// A participant that writes down the keys that reach the scene, and keeps some.
  private final class Listener: FrameParticipant {
    var keeps: Set<String> = []
    private(set) var heard: [String] = []

    func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
      heard.append(key.key.name)
      return keeps.contains(key.key.name)
    }
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz-=[]?,.".map { Key(String($0)) }

  private func harness(toolKeys: Bool, _ listener: Listener) -> StageHarness {
    var row = SampleFeed.Row("hero")
    row.carousel.autoScroll = AutoScrollSettings(interval: 60)
    let scene = SampleFeed([row, SampleFeed.Row("b")]).scene()
    let heard = Scene("keys") { context in
      var content = scene.makeContent(context)
      content.participants.append(listener)
      content.owned.insert(listener, at: 0)
      return content
    }
    return StageHarness(
      heard, options: StageOptions(size: CGSize(width: 430, height: 700)), tools: toolKeys ? Toolbox() : nil)
  }

  private func state(_ harness: StageHarness) -> String {
    harness.advance(by: 0.05)
    let stage = harness.stage
    return "\(stage.context.traits) \(harness.toolbox.shownTools) \(stage.clockRate) \(stage.size)"
      + " \(stage.chromeList.commands.map(\.element)) \(harness.row("hero")?.autoplay?.paused ?? [])"
  }

  @Test func `without tool keys no letter changes anything, and all of them reach the scene`() {
    let listener = Listener()
    let harness = harness(toolKeys: false, listener)
    let before = state(harness)
    for modifiers in [KeyModifiers(), .shift, .alt] {
      for letter in Self.letters { harness.key(letter, modifiers: modifiers) }
    }
    harness.key("alt")
    #expect(state(harness) == before)
    #expect(harness.stage.takeWindowRequests() == [])
    #expect(listener.heard.count == 3 * Self.letters.count + 1)
  }

  @Test func `without tool keys a window still closes and fills the screen by its keys`() {
    let harness = harness(toolKeys: false, Listener())
    harness.key("q", modifiers: .control)
    harness.key("f11")
    harness.key("escape")
    #expect(harness.stage.takeWindowRequests() == [.close, .toggleFullScreen, .leaveFullScreen])
  }

  @Test func `with tool keys each letter that the scene keeps is the scene's, the others the tools'`() {
    for letter in ["p", "t", "m", "h", "i", "l", "v"] {
      let keeper = Listener()
      keeper.keeps = [letter]
      let kept = harness(toolKeys: true, keeper)
      let before = state(kept)
      kept.key(Key(letter))
      #expect(state(kept) == before, "\(letter) is kept")
      let open = harness(toolKeys: true, Listener())
      open.key(Key(letter))
      #expect(state(open) != before, "\(letter) is the tools'")
    }
  }

  @Test func `a carousel takes no letter, only Space while its row has the focus`() {
    let listener = Listener()
    let harness = harness(toolKeys: false, listener)
    harness.key("p")
    harness.advance(by: 0.05)
    #expect(harness.row("hero")?.autoplay?.paused == [])
    harness.key("tab")
    harness.key("space")
    harness.advance(by: 0.05)
    #expect(harness.row("hero")?.autoplay?.paused.contains("button") == true)
    #expect(!listener.heard.contains("space"))
  }
}
