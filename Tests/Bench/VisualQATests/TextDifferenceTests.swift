import Testing

@testable import VisualQA

/// Tests that texts are compared line by line, whatever ends their lines.
struct TextDifferenceTests {
  @Test func `texts differ in their first different line`() {
    #expect(TextDifference("a\nb", from: "a\nb") == nil)
    #expect(TextDifference("a\nc\nd", from: "a\nb\nd")?.description == "line 2: 'c' instead of 'b'")
    #expect(TextDifference("  \"x\": -45,", from: "")?.description == "line 1: '\"x\": -45,' instead of ''")
    #expect(TextDifference("a", from: "a\nb")?.description == "line 2: nothing instead of 'b'")
    #expect(TextDifference("a\n\nb", from: "a\nb")?.description == "line 2: '' instead of 'b'")
  }

  @Test(arguments: [
    "a\nb\nc\n", "a\r\nb\r\nc\r\n", "a\rb\rc\r", "a\r\nb\nc\r\n", "a\nb\nc", "a\r\nb\r\nc",
    "\u{FEFF}a\nb\nc\n", "\u{FEFF}a\r\nb\r\nc",
  ])
  func `what ends the lines is no difference, and a real one has its line`(reference: String) {
    #expect(TextDifference("a\nb\nc\n", from: reference) == nil)
    #expect(TextDifference(reference, from: "a\nb\nc\n") == nil)
    #expect(TextDifference("a\nB\nc\n", from: reference)?.description == "line 2: 'B' instead of 'b'")
    #expect(TextDifference("a\nb\n", from: reference)?.description == "line 3: nothing instead of 'c'")
    #expect(TextDifference("a\nb\nc\n\n", from: reference)?.description == "line 4: '' instead of nothing")
  }
}
