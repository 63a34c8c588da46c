import CollectionViews
import Foundation
import OrihonTesting
import Stage
import Testing

/// An example to copy: a scene is a view, and time passes when the test says so.
struct ExampleOfSceneTests {
  @Test func `a scene is as large as its window`() {
    let view = View()
    let harness = StageHarness(view)
    harness.advance(by: 0.1)
    #expect(view.bounds.size == harness.stage.displayList.size)
  }
}
