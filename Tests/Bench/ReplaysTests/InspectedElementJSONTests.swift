import Documents
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Testing

@testable import Replays
@testable import Stage

/// Tests of the text that a click on an inspected element puts on the clipboard.
struct InspectedElementJSONTests {
  @Test func `it names the element, its place, its look and its row`() throws {
    let toolbox = Toolbox()
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: toolbox)
    var settings = ToolSettings()
    settings.inspection = .element("a/card/0")
    toolbox.show(settings)
    let json = try #require(toolbox.inspectedElement?.json)
    #expect(json.value(at: "id") == "a/card/0" && json.value(at: "holder") == "sample")
    #expect(json.value(at: "frame.x") == .number(65) && json.value(at: "insets.right") == .number(65))
    #expect(json.value(at: "fill.color") == "#203040" && json.value(at: "text") == .null)
    #expect(json.value(at: "row.id") == "a" && json.value(at: "row.page") == .number(0))
    #expect(json.indentedText(decimals: 3).hasPrefix("{\n  \"id\": \"a/card/0\",\n"))
    #expect(harness.stage.tools === toolbox)
  }
}
