import Foundation
import Testing

@testable import Documents

struct LineEndingsTests {
  @Test(arguments: [
    ("", ""), ("a\nb\n", "a\nb\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\rb\r", "a\nb\n"), ("a\n\r\nb", "a\n\nb"),
    ("a\r\r\nb", "a\n\nb"), ("\u{FEFF}a\r\n", "a\n"), ("\u{FEFF}", ""), ("\r\n", "\n"),
    ("a\u{2028}b", "a\u{2028}b"),
  ])
  func `a text is written with line feeds and without a mark`(text: String, unified: String) {
    #expect(LineEndings.unified(Data(text.utf8)) == Data(unified.utf8))
    let lines = unified.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      LineEndings.lines(of: text) == (unified.hasSuffix("\n") ? lines.dropLast() : lines[...]).map { $0 })
  }
}
