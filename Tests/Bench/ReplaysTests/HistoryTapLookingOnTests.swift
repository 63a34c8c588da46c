import Foundation
import SceneTools
import ScreenInterface
import Stage
import Testing

@testable import Replays

/// Tests of the keys of somebody who watches a replay, and of what the timeline asks for.
struct HistoryTapLookingOnTests {
  private func words(_ list: DisplayList) -> String {
    list.commands.compactMap { command in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }.joined(separator: "\n")
  }

  @Test func `who looks on opens measurements and the list of keys, and nothing of it reaches the scene`() {
    let window = HistoryInterceptorTests.thrown()
    window.tap.isWatching = { true }
    let frames = 3
    let (entries, size) = (window.history.frames.log.count, window.stage.sceneSize)
    window.send(.key(KeyEvent("h")))
    window.frame()
    #expect(words(window.tap.chromeList).contains("pt/s"))
    window.send(.key(KeyEvent("h")))
    window.frame()
    #expect(!words(window.tap.chromeList).contains("pt/s"))
    window.send(.key(KeyEvent("?")))
    window.frame()
    #expect(window.parts.contains("tools/help"))
    window.send(.key(KeyEvent("s", modifiers: .control)))
    #expect(window.tap.takeWindowRequests() == [.saveRecording])
    #expect(window.history.frames.log.count == entries + frames && window.stage.sceneSize == size)
  }

  @Test func `the measurements tell the speed at which a replay shows`() {
    let window = HistoryInterceptorTests.thrown()
    window.tools.playbackSpeed = 0.3
    window.key("h")
    #expect(words(window.tap.chromeList).contains("×0.30"))
  }

  @Test func `the timeline asks for a press only while a press is the scene's`() {
    let window = HistoryInterceptorTests.thrown()
    window.key("f")
    #expect(words(window.tap.chromeList).contains("press the scene to go on"))
    window.key("i")
    #expect(!words(window.tap.chromeList).contains("press the scene"))
    #expect(words(window.tap.chromeList).contains("Esc closes the tools"))
    window.key("escape")
    #expect(words(window.tap.chromeList).contains("press the scene to go on"))
  }
}
