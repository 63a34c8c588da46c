import Foundation
import Testing

@testable import SDLRendering

struct WindowVisibilityTests {
  /// Covers requirement R54.
  @Test func `a present of more than a tenth of a second means that nobody sees the window`() {
    var visibility = WindowVisibility()
    visibility.presented(in: 0.01)
    visibility.presented(in: 0.2)
    #expect(!visibility.isVisible)
    #expect(visibility.isCovered)
    #expect(visibility.interval(0.016) == 0.25)
    visibility.presented(in: 0.01)
    #expect(visibility.isVisible)
    #expect(visibility.interval(0.016) == 0.016)
  }

  @Test func `the first present may be slow, also after the renderer was made anew`() {
    var visibility = WindowVisibility()
    visibility.presented(in: 0.3)
    #expect(visibility.isVisible)
    visibility.restartTiming()
    visibility.presented(in: 0.3)
    #expect(visibility.isVisible)
  }

  @Test
  func `a covered window is still covered when its renderer was made anew, until a present goes through`() {
    var visibility = WindowVisibility()
    visibility.presented(in: 0.01)
    visibility.presented(in: 0.2)
    visibility.restartTiming()
    visibility.presented(in: 0.3)
    #expect(visibility.isCovered)
    visibility.presented(in: 0.01)
    #expect(visibility.isVisible)
  }

  @Test func `a covered window that is minimised waits longer, and is covered when it is back`() {
    var visibility = WindowVisibility()
    visibility.presented(in: 0.01)
    visibility.presented(in: 0.2)
    visibility.isShown = false
    #expect(visibility.interval(0.016) == 1)
    visibility.isShown = true
    #expect(visibility.isCovered && visibility.interval(0.016) == 0.25)
  }

  @Test func `a minimised window is not visible`() {
    var visibility = WindowVisibility()
    visibility.isShown = false
    #expect(!visibility.isVisible && !visibility.isCovered)
    #expect(visibility.interval(0.016) == 1)
  }
}
