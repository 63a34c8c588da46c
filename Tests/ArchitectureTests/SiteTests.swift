import Foundation
import TestSupport
import Testing

@Suite struct SiteTests {
  @Test func `what builds and checks the site does so on small cases`() throws {
    let script = Checkout.root().appendingPathComponent("scripts/site-test.sh").path
    let result = try ChildProcess.run("bash", script)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains(/Ran [1-9]\d* tests/), "\(result.output)")
  }

  @Test func `the site's parts are of the size that every file is`() throws {
    let parts = try Repository().paths.filter { $0.hasPrefix("scripts/site/") || $0.hasPrefix("Site/") }
    #expect(parts.count > 20)
    for part in parts {
      let text = try String(contentsOf: Checkout.root().appendingPathComponent(part), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= FileLength.wall + 1, "\(part)")
    }
  }
}
