import Foundation
import Testing

@testable import SDLRendering

/// Tests of the scale that a window opens with on a desktop that wants one.
struct WindowScaleTests {
  private let screen = CGSize(width: 1920, height: 1080)

  private func scale(
    _ wanted: CGFloat?, given: CGFloat? = nil, size: CGSize? = nil, on screen: CGSize?
  ) -> CGFloat? {
    WindowOptions(title: "", size: size, scale: given).scale(following: wanted, on: screen)
  }

  @Test func `it is the desktop's, where the window fits on the screen`() {
    #expect(scale(2, on: screen) == 2)
    #expect(scale(2, size: CGSize(width: 960, height: 540), on: screen) == 2)
    #expect(scale(2, on: nil) == 2)
  }

  @Test func `it is left to the window where a given size would not fit, or no window would`() {
    #expect(scale(2, size: CGSize(width: 961, height: 540), on: screen) == nil)
    #expect(scale(2, size: CGSize(width: 430, height: 932), on: screen) == nil)
    #expect(scale(3, on: screen) == nil)
    #expect(scale(4, size: CGSize(width: 100_000, height: 100_000), on: nil) == nil)
  }

  @Test func `it is the given one where there is one, and none where nobody says anything`() {
    #expect(scale(2, given: 1, on: screen) == 1)
    #expect(scale(nil, on: screen) == nil)
  }
}
