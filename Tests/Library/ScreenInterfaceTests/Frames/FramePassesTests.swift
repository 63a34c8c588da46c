import Foundation
import ScreenInterface
import TestSupport
import Testing

struct FramePassesTests {
  @Test(arguments: FramePass.allCases)
  func `a pass keeps its first beginning and adds up its parts, and no other's`(pass: FramePass) {
    var passes = FramePasses()
    passes.add(pass, from: 1, to: 1.5)
    passes.add(pass, from: 3, to: 3.25)
    #expect(passes[pass].start == 1)
    #expect(passes[pass].duration == 0.75)
    for other in FramePass.allCases where other != pass { #expect(passes[other] == FramePasses.Span()) }
  }

  @Test func `a clock that runs backwards takes no time away`() {
    var passes = FramePasses()
    passes.add(.draw, from: 2, to: 1)
    #expect(passes[.draw].duration == 0)
  }
}
