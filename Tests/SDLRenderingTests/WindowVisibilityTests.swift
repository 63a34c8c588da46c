import Foundation
import Testing

@testable import SDLRendering

struct WindowVisibilityTests {
  /// R54.
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

  @Test func `a minimised window is not visible`() {
    var visibility = WindowVisibility()
    visibility.isShown = false
    #expect(!visibility.isVisible && !visibility.isCovered)
    #expect(visibility.interval(0.016) == 1)
  }
}
