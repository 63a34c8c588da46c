import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import FeedFiles

/// Tests of reused headers, dots, overlays, badges and grounds.
///
/// They are used for one section after the other, as cells are for cards.
struct FeedReuseTests {
  private func feed(_ seed: UInt64, _ name: String) -> String {
    var random = SplitMix64(seed: seed)
    func one(of values: [String]) -> String { values[random.below(values.count)] }
    var text = "title: Test\nsections:\n"
    for index in 0..<4 {
      let id = "\(name)-\(index)"
      let title = one(of: ["春", "", "A title that is far too long for most windows, and longer still"])
      let subtitle = one(of: ["Spring", ""])
      let hint = one(of: ["引く · Drag", ""])
      text += "  - {id: \(id), title: \"\(title)\", subtitle: \"\(subtitle)\", hint: \"\(hint)\", "
      text += "header: \(one(of: ["plain", "pinned", "none"])), "
      text += "background: \(one(of: ["none", "card", "line", "indigo"])), "
      text += "paper: \(one(of: ["plain", "tinted"])), "
      text += one(of: [list, grid(&random), row(&random), row(&random)])
      text += ", cards: [\(cards(&random))]}\n"
    }
    return text
  }

  private let list = "layout: list, card: {height: 72}"

  private func grid(_ random: inout SplitMix64) -> String {
    let badge = random.below(2) == 0 ? ", badge: topTrailing" : ""
    return "layout: grid, columns: 3\(badge), kind: picture, card: {height: 120}"
  }

  private func row(_ random: inout SplitMix64) -> String {
    func one(of values: [String]) -> String { values[random.below(values.count)] }
    let transform = one(of: ["none", "fold", "scale"])
    let dots = one(of: ["", ", dots: {position: below}", ", dots: {position: below, scrubs: false}"])
    let more = one(of: ["", ", more: [二行目, 三行目]"])
    let overlay = one(of: ["", ", overlay: {lines: [一行目], button: More\(more)}"])
    let autoplay = one(of: ["", ", autoplay: {interval: 3}"])
    let rests =
      dots.isEmpty && autoplay.isEmpty
      ? ["continuous", "groupPaging"] : ["groupPaging", "groupPagingCentered"]
    let behavior = one(of: rests)
    let kind = one(of: ["text", "picture", "number", "swatch"])
    return "layout: carousel, behavior: \(behavior), transform: \(transform), kind: \(kind), "
      + "card: {width: 250, height: 160}\(dots)\(overlay)\(autoplay)"
  }

  private func cards(_ random: inout SplitMix64) -> String {
    (0...random.below(5)).map { index in
      let body = ["", "一行", "一行目\\n二行目\\n三行目"][random.below(3)]
      let badge = ["", "新"][random.below(2)]
      return
        "{id: c\(index), title: \"札\(index)\", body: \"\(body)\", badge: \"\(badge)\", number: \(index), color: \"#3E86A8\"}"
    }.joined(separator: ", ")
  }

  @Test func `a feed that takes the place of another draws what it draws in new views`() throws {
    let first = try WrittenFeed.document(feed(1, "f0"))
    let harness = StageHarness(FeedScene.scene(for: first, name: "test"))
    let scene = try #require(harness.stage.content.feedScene)
    for turn in 1...60 {
      let document = try WrittenFeed.document(feed(UInt64(turn * 7 % 23), "f\(turn % 3)"))
      scene.reload(document)
      harness.advance(by: 0.5)
      let fresh = Stage(FeedScene.scene(for: document, name: "test"), text: BlockTextMeasuring())
      fresh.showAnew(harness.stage)
      let (used, new) = (harness.stage.displayList.commands, fresh.displayList.commands)
      let different = zip(used, new).first { $0 != $1 }
      #expect(used == new, "turn \(turn): \(different.map { "\($0)\n\($1)" } ?? "")")
      if used != new { return }
    }
  }

  @Test func `a button that is pressed while the feed is loaded anew stays its own row's`() throws {
    let overlay = "    overlay: {lines: [一行目], more: [二行目], button: More}\n"
    func text(_ ids: [String]) -> String {
      "title: Test\nsections:\n"
        + ids.map { WrittenFeed.row($0, cards: ["x", "y"], more: overlay) }.joined()
    }
    let harness = try WrittenFeed.harness(text(["a", "b"]))
    let scene = try #require(harness.stage.content.feedScene)
    func more(_ row: String) throws -> CGPoint {
      let band = scene.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.overlay, inSection: row)
      let button = try #require(band as? OverlayBand).more
      return button.convertToWindow(button.bounds).center
    }
    let point = try more("a")
    harness.press(at: point)
    scene.reload(try WrittenFeed.document(text(["b", "a"])))
    harness.advance(by: 0.1)
    #expect(try more("b") == point)
    harness.release(at: point)
    harness.advance(by: 0.5)
    #expect(scene.state.running.growths["b"] == nil, "b was never pressed")
  }
}
