import Foundation
import Testing

/// Tests of windows that a screen has no room for, which are refused in a sentence and not made smaller in silence.
struct RefusedSizeTests {
  @Test(arguments: [
    ("900x640", "a window of 900x640 does not fit on the screen, which has room for 800x600"),
    ("300x400", "a window of 300x400 is too small; 320x480 is the least"),
  ])
  func `a size that no window can have here is refused with one that it can`(
    size: String, sentence: String
  ) async throws {
    let display = try await VirtualDisplay(width: 800, height: 600)
    defer { display.stop() }
    let program = try BuiltProduct.executable("orihon").path
    let words = ["demo", "default", "--size", size, "--seconds", "0.1"]
    let refusal = await #expect(throws: HarnessFault.self) {
      try await Tool.run([program] + words, display.environment())
    }
    guard case .toolFailed(_, let status, let output)? = refusal else { return }
    #expect(status == 2 && output.contains(sentence), "\(status) \(output)")
  }
}
