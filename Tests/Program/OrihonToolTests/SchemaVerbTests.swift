import Documents
import Foundation
import TestSupport
import Testing

@testable import SceneRuns

/// Tests of `orihon schema`, and of the page that is made of the same keys.
struct SchemaVerbTests {
  @Test(arguments: ["feed", "script", "scenarios", "labels", nil])
  func `a schema is printed as JSON`(kind: String?) throws {
    let ending = try Program().run(["schema"] + [kind].compactMap(\.self))
    #expect(ending.status == 0 && ending.complaint.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
    #expect(json?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(json?["definitions"] is [String: Any])
  }

  @Test(arguments: [
    ("Sources/Feeds/FeedFiles/FeedFiles.docc/FeedKeys.md", FileSchema.feed),
    ("Sources/Bench/Replays/Replays.docc/ScriptKeys.md", .script),
  ])
  func `the documentation's page of a file's keys is the one that the readers make`(
    page: String, kind: FileSchema
  ) throws {
    let text = try String(contentsOf: Checkout.root().appendingPathComponent(page), encoding: .utf8)
    #expect(text == kind.page, "make keys writes it anew")
  }

  @Test func `every key has a line of its own that ends in a full stop`() {
    for line in FileSchema.page.split(separator: "\n") where line.hasPrefix("| `") {
      #expect(line.hasSuffix(". |"), "\(line)")
    }
  }

  @Test func `a kind that there is not is refused with those that there are`() throws {
    let ending = try Program().run(["schema", "feeds"])
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint.contains("feed, script, scenarios, labels"), "\(ending.complaint)")
  }
}
