import Foundation
import Gallery
import OrihonTesting
import Stage
import Testing

/// An example to copy: a scene that ships is taken by its name.
struct ExampleOfGalleryTests {
  @Test func `the default scene rests until somebody moves it`() throws {
    let harness = StageHarness(try #require(Gallery.scene(named: "default")))
    harness.advance(by: 0.5)
    #expect(harness.feed.offset == 0)
  }
}
