import Documents
import Foundation
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Replays

/// Tests that two runs of one script are told apart by their first difference.
struct RunBaselineTests {
  private func session(_ rows: [SampleFeed.Row]) -> StageSession {
    StageSession(Stage(SampleFeed(rows).scene(), tools: Toolbox(), text: BlockTextMeasuring()))
  }

  private func script(_ text: String) throws -> GestureScript {
    try GestureScriptReader().read(text: text, name: "s.yml")
  }

  private let flick = "- flick: {at: {row: a}, velocity: 900, angle: 180}\n- wait: 1\n"

  @Test func `a run is no different from itself`() throws {
    let story = RunBaseline(of: try script(flick), on: session([.init("a")]), rate: 60)
    #expect(story.frameCount > 60 && story.stop == nil)
    #expect(story.difference(on: session([.init("a")])) == nil)
  }

  @Test func `a row more that only rests is no difference`() throws {
    let story = RunBaseline(of: try script(flick), on: session([.init("a")]), rate: 60)
    #expect(story.difference(on: session([.init("a"), .init("b")])) == nil)
  }

  @Test func `the first frame and variable that differ are told`() throws {
    let story = RunBaseline(of: try script(flick), on: session([.init("a")]), rate: 60)
    let difference = try #require(story.difference(on: session([.init("a", cardWidth: 200)])))
    #expect(difference.frame == 0 && difference.variable == "a.offset", "\(difference)")
    #expect(difference.description.hasPrefix("frame 0 (0 s): a.offset is -"), "\(difference)")
    #expect(difference.description.contains(" instead of -") && difference.isLike(difference))
  }

  @Test func `a script that stops on one of them is a difference`() throws {
    let story = RunBaseline(
      of: try script("- wait: 0.2\n- press: {row: b}\n"), on: session([.init("a"), .init("b")]), rate: 60)
    let difference = try #require(story.difference(on: session([.init("a")])))
    #expect(difference.variable == nil && difference.old == nil && difference.new != nil)
    #expect(difference.description.contains("the script stops: s.yml:2:"), "\(difference)")
  }

  @Test func `an expectation that fails now is told before what differs earlier`() throws {
    let text =
      flick
      + "- expect: {path: rows.a.page, value: 1}\n- wait: 0.5\n- expect: {path: rows.a.page, value: 1}\n"
    let story = RunBaseline(of: try script(text), on: session([.init("a")]), rate: 60)
    try #require(story.stop == nil)
    // Cards of another width are elsewhere from the first frame on; a single one cannot turn.
    let turned = try #require(story.difference(on: session([.init("a", cardWidth: 200)])))
    #expect(turned.variable == "a.offset")
    let difference = try #require(story.difference(on: session([.init("a", count: 1, cardWidth: 200)])))
    #expect(difference.unmet?.position?.line == 3 && difference.isLike(difference), "\(difference)")
    #expect(!difference.isLike(turned) && !turned.isLike(difference))
    #expect(
      difference.description.hasSuffix(" s; 1 within 1e-06 was expected, and held before"), "\(difference)")
  }

  @Test func `an expectation that failed before is no difference`() throws {
    let text = flick + "- expect: {path: rows.a.page, value: 7}\n"
    let story = RunBaseline(of: try script(text), on: session([.init("a")]), rate: 60)
    #expect(story.stop != nil && story.difference(on: session([.init("a")])) == nil)
    let difference = try #require(story.difference(on: session([.init("a", cardWidth: 200)])))
    #expect(difference.unmet == nil && difference.variable == "a.offset", "\(difference)")
  }
}
