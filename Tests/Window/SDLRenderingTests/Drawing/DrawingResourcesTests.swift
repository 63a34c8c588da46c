import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct DrawingResourcesTests {
  @Test func `without any font the error names the package to install`() {
    let resources = DrawingResources(fonts: .installed, lookup: NoFonts())
    #expect(resources.fontFailure == .noFont)
    #expect(resources.fontFailure?.description.contains("fonts-noto-cjk") == true)
  }

  @Test func `without any font text is still measured, as blocks`() {
    let resources = DrawingResources(fonts: .installed, lookup: NoFonts())
    #expect(isClose(resources.textMeasuring.width(of: "折本", style: TextStyle(size: 10)), 20))
  }

  @Test func `blocks need no font`() {
    let resources = DrawingResources(fonts: .blocks, lookup: NoFonts())
    #expect(resources.fontFailure == nil)
  }
}
