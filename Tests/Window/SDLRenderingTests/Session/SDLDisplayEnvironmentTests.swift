import Foundation
import Testing

@testable import SDLRendering

/// Tests that the display is opened without services that nothing uses, and that the environment is afterwards as before.
@Suite(.serialized)
struct SDLDisplayEnvironmentTests {
  private func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  @Test func `what is missing is set while the display opens, and missing again afterwards`() {
    let before = value(of: "XCOMPOSEFILE")
    SDLDisplayEnvironment.use {
      for addition in SDLDisplayEnvironment.additions { #expect(value(of: addition.name) != nil) }
      #expect(value(of: "XCOMPOSEFILE") == before ?? "/dev/null")
    }
    #expect(value(of: "XCOMPOSEFILE") == before)
  }

  @Test func `a user's own rules for composed characters stay`() {
    guard value(of: "XCOMPOSEFILE") == nil else { return }
    setenv("XCOMPOSEFILE", "/somewhere/compose", 1)
    defer { unsetenv("XCOMPOSEFILE") }
    SDLDisplayEnvironment.use { #expect(value(of: "XCOMPOSEFILE") == "/somewhere/compose") }
    #expect(value(of: "XCOMPOSEFILE") == "/somewhere/compose")
  }
}
