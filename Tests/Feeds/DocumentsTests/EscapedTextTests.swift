import Documents
import TestSupport
import Testing

struct EscapedTextTests {
  @Test(arguments: [
    ("plain 日本 é 😀", "plain 日本 é 😀"), ("a\u{1B}[2Jb", "a\\u001b[2Jb"), ("a\nb\r\tc", "a\\nb\\r\\tc"),
    ("\u{7F}\u{9B}\u{0}", "\\u007f\\u009b\\u0000"), ("ab\u{202E}cd", "ab\\u202ecd"), ("\u{2028}", "\\u2028"),
    ("a\r\nb", "a\\r\\nb"), ("", ""),
  ])
  func `what would steer a terminal is written out, and the rest stays`(text: String, shown: String) {
    #expect(EscapedText.line(text) == shown)
    #expect(EscapedText.line(shown) == shown)
  }

  @Test func `several lines keep their ends`() {
    #expect(EscapedText.lines("a\n\tb\u{1B}\u{85}") == "a\n\tb\\u001b\\u0085")
  }

  @Test func `a fault is one line whatever its file and its value hold`() {
    let fault = DocumentFault(file: "a\n\u{1B}b.yml", position: .start, message: "is \"\u{7}\nc\"")
    #expect(fault.description == "a\\n\\u001bb.yml:1:1: is \"\\u0007\\nc\"")
    let unwritable = DocumentError.unwritable(file: "a\nb", reason: "no")
    #expect(unwritable.description == "a\\nb: the file cannot be written: no")
  }
}
