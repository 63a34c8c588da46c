import Foundation
import TestSupport
import Testing

@Suite struct BootstrapTests {
  @Test func `the bootstrap installs what is missing, and only that`() throws {
    let script = Checkout.root().appendingPathComponent("scripts/bootstrap-test.sh").path
    let result = try ChildProcess.run("bash", script)
    #expect(result.status == 0, "\(result.output)")
  }
}
