import Foundation
import TestSupport
import Testing

/// Tests that the program says which release it is.
struct VersionTests {
  @Test func `the version of the program is the newest release of the changelog`() throws {
    let file = Checkout.root().appendingPathComponent("CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let newest = try #require(text.firstMatch(of: /\n## \[([0-9.]+)\]/)).output.1
    let ending = try Program().run(["--version"])
    #expect(ending.status == 0 && ending.output == "\(newest)\n", "\(ending.output)")
  }
}
