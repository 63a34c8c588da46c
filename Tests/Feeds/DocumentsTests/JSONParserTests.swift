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

  @Test(arguments: [
    "\\ud800\\u0041", "\\ud800\\ud800", "\\udc00", "\\udc00\\ud800", "\\udbff\\ue000", "\\ud83d", "\\ud83d\\",
    "\\ud83d\\u", "\\ud83d\\ude0", "\\u12", "\\uD8zz", "\\ud83dx", "\\é",
  ])
  func `half a character and a cut escape are faults`(text: String) {
    #expect(throws: JSONFault.self) { try parse("\"\(text)\"") }
    #expect(throws: JSONFault.self) { try parse("\"\(text)") }
  }

  @Test func `more values than are kept are a fault, not a flood`() throws {
    let text = Array("{\"a\":[1,2,{}]}".utf8)
    #expect(
      try JSONParser.parse(text, maximumCount: 5)["a"] == .array([.number(1), .number(2), .object([])]))
    #expect(throws: JSONFault(line: 1, column: 11, message: "more than 4 values")) {
      try JSONParser.parse(text, maximumCount: 4)
    }
  }

  /// Everything that the grammar knows, whole and cut off, and some things that it does not know.
  private static let pieces: [[UInt8]] = {
    let letters = "{}[]\",:0123456789.eE+-\\/bfnrtu \t\r\nabcdefABCDEFxz"
    let words = [
      "true", "false", "null", "\\u0041", "\\ud83d\\ude00", "\\ud800", "\\udc00", "\\uDBFF", "\\u", "\\u00",
      "日", "😀", "\"a\":", "\"\",", "1e308", "1e999", "-0", "[[[[[[[[",
    ]
    let bytes: [[UInt8]] = [
      [0], [0x1B], [0x7F], [0x80], [0xC0], [0xED, 0xA0, 0x80], [0xFF], [0xF4, 0x90, 0x80, 0x80],
    ]
    return letters.utf8.map { [$0] } + words.map { Array($0.utf8) } + bytes
  }()

  @Test func `any bytes are a value or a fault`() {
    var random = SplitMix64(seed: 7)
    var values = 0
    for round in 0..<60_000 {
      var bytes = (0..<random.below(24)).flatMap { _ in Self.pieces[random.below(Self.pieces.count)] }
      // Half of them inside a text, where escapes mean something.
      if round.isMultiple(of: 2) { bytes = [0x22] + bytes.filter { $0 != 0x22 } + [0x22] }
      do throws(JSONFault) {
        let value = try JSONParser.parse(bytes)
        #expect(try JSONParser.parse(Array(value.text().utf8)) == value)
        values += 1
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
    #expect(values > 500, "\(values) of them are JSON")
  }

  @Test func `a valid text has the value that Foundation finds in it`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let text = Self.written(Self.value(&random, depth: 0), &random)
      let foundation = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(Self.isEqual(try parse(text), foundation), "\(text)")
    }
  }

  private static func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    switch random.below(depth < 4 ? 7 : 5) {
    case 0: .null
    case 1: .bool(random.below(2) == 0)
    case 2: .number(Double(random.below(2_000_001) - 1_000_000) / 64)
    case 3: .number(Double(random.below(1000)) * 1e20)
    case 4: .string(text(&random))
    case 5: .array((0..<random.below(4)).map { _ in value(&random, depth: depth + 1) })
    default:
      .object(
        (0..<random.below(4)).map {
          JSONValue.Member("\($0)\(text(&random))", value(&random, depth: depth + 1))
        })
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let scalars = Array("aé日😀\u{0}\u{1B}\"\\/\n\u{202E}\u{10FFFF}\u{FFFD}".unicodeScalars)
    return (0..<random.below(6)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(scalars[random.below(scalars.count)])
    }
  }

  /// Returns the value's text, with each of its characters now and then written as an escape.
  private static func written(_ value: JSONValue, _ random: inout SplitMix64) -> String {
    let text = value.text()
    guard random.below(2) == 0 else { return text }
    return text.unicodeScalars.reduce(into: "") { written, scalar in
      guard scalar.value > 0x7E, random.below(2) == 0 else { return written.unicodeScalars.append(scalar) }
      written += String(scalar).utf16.map { String(format: "\\u%04X", $0) }.joined()
    }
  }

  private static func isEqual(_ value: JSONValue, _ other: Any) -> Bool {
    switch value {
    case .null: other is NSNull
    case .bool(let flag): other as? Bool == flag
    case .number(let number): other as? Double == number
    case .string(let text): other as? String == text
    case .array(let values):
      (other as? [Any]).map { $0.count == values.count && zip(values, $0).allSatisfy(isEqual) } ?? false
    case .object(let members):
      (other as? [String: Any]).map { found in
        found.count == members.count
          && members.allSatisfy { member in found[member.name].map { isEqual(member.value, $0) } ?? false }
      } ?? false
    }
  }
}
