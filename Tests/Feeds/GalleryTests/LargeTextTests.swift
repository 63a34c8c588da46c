import CollectionViews
import Foundation
import Stage
import Testing

@testable import Gallery

/// Tests of the shipped feeds with text of other sizes than they were written for.
struct LargeTextTests {
  @Test(arguments: FeedWidthsTests.feeds, TraitCollection.LayoutDirection.allCases)
  func `at twice the size no text leaves its card or lies on another`(
    name: String, direction: TraitCollection.LayoutDirection
  ) throws {
    for width in [320, 430, 1024] {
      for scale in [0.8, 1.25, 2] {
        let stage = try FeedWidthsTests.stage(
          name, width: CGFloat(width), direction, textScale: CGFloat(scale))
        let fault = TextFaults(in: stage).first
        #expect(fault == nil, "at \(width) and \(scale): \(fault ?? "")")
      }
    }
  }

  // More cards come meanwhile where a feed loads them.
  @Test(arguments: FeedWidthsTests.feeds.filter { $0 != "loading" })
  func `text that is made larger and then as it was shows the same as before`(name: String) throws {
    let stage = try FeedWidthsTests.stage(name, width: 430, .leftToRight)
    let former = stage.displayList
    stage.change { $0.textScale = 2 }
    stage.advance(to: 1)
    #expect(stage.displayList != former)
    stage.change { $0.textScale = 1 }
    stage.advance(to: 2)
    #expect(stage.displayList == former)
  }
}
