import Foundation
import TestSupport
import Testing

@testable import Documents

struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test(arguments: [
    "null", "true", "[1,2.5,-0.125]", "{\"a\":{\"b\":[]},\"c\":\"日本 \\\"x\\\" \\n\\u0001\"}", "5e-324",
    "1.7976931348623157e+308", "0.1", "-12345678.000001",
  ])
  func `what is written is read back and written the same`(text: String) throws {
    let value = try parse(text)
    #expect(value.text() == text)
    #expect(try parse(value.indentedText().replacing("\n", with: " ")) == value)
  }

  @Test func `escapes and surrogate pairs are read`() throws {
    #expect(try parse("\"\\u6298\\ud83d\\ude00\\/\"") == .string("折😀/"))
  }

  @Test(arguments: [
    ("", 1), ("{", 2), ("{\"a\":1", 7), ("[1,]", 4), ("01", 1), ("1.", 1), ("+1", 1), ("1e999", 1),
    ("NaN", 1), ("-", 1), ("-.5", 1), (".5", 1), ("1.e5", 1), ("-01", 1), ("1e", 1), ("--1", 1), ("1e5.5", 1),
    ("{\"a\":1,\"a\":2}", 8), ("\"日本", 4), ("\"\\x\"", 3), ("\"\\ud800\"", 8), ("tru", 1), ("1 2", 3),
    ("{a:1}", 2), ("\"a\tb\"", 3), (String(repeating: "[", count: 40), 18),
  ])
  func `what is not JSON is refused at its column`(text: String, column: Int) {
    #expect { try parse(text) } throws: { error in (error as? JSONFault)?.column == column }
  }

  @Test func `a text of several lines has its fault at a line and a column`() {
    #expect { try parse("{\n  \"a\": [1,\r\n   日]\n}") } throws: { error in
      error as? JSONFault == JSONFault(line: 3, column: 4, message: "byte 230 is here; a value is needed")
    }
  }

  @Test func `random bytes never crash the parser`() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("{}[]\",:0123456789.eE+-\\utrfalsn \u{FF}日".utf8)
    for _ in 0..<5000 {
      let line = (0..<random.below(40)).map { _ in alphabet[random.below(alphabet.count)] }
      _ = try? JSONParser.parse(line)
    }
  }
}
