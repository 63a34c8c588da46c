import Foundation

/// A fault in a JSON text, with its position.
package struct JSONFault: Error, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, counted in Unicode scalars.
  package var column: Int
  /// The message that explains the fault.
  package var message: String
}

/// A parser of one JSON value by RFC 8259, with limits: numbers are finite, and the nesting depth is bounded.
package struct JSONParser {
  /// The deepest nesting of lists and objects.
  static let maximumDepth = 16
  /// The greatest number of values, lists and objects included.
  package static let maximumCount = 1 << 24

  private let bytes: [UInt8]
  private let maximumCount: Int
  private var index = 0
  private var count = 0

  /// Reads a whole text, of one line or several, that holds at most `maximumCount` values.
  package static func parse(
    _ line: [UInt8], maximumCount: Int = maximumCount
  ) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(bytes: line, maximumCount: maximumCount)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == line.count else { throw parser.fault("the line goes on after its value") }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ message: String) -> JSONFault { Self.fault(message, at: index, in: bytes) }

  /// Returns the fault at a byte of the text, with the line and column that an editor shows.
  private static func fault(_ message: String, at index: Int, in bytes: [UInt8]) -> JSONFault {
    let before = bytes[..<index]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONFault(
      line: before.count { $0 == 0x0A } + 1, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1,
      message: message)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { index += 1 }
  }

  private mutating func take(_ character: Character) throws(JSONFault) {
    skipSpace()
    guard next == character.asciiValue else { throw fault("\(found()) here; \"\(character)\" is needed") }
    index += 1
  }

  private func found() -> String {
    guard let byte = next else { return "the line ends" }
    return byte >= 0x20 && byte < 0x7F ? "\"\(Character(Unicode.Scalar(byte)))\" is" : "byte \(byte) is"
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth <= Self.maximumDepth else {
      throw fault("nested deeper than \(Self.maximumDepth) levels")
    }
    count += 1
    guard count <= maximumCount else { throw fault("more than \(maximumCount) values") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("\(found()) here; not JSON") }
    index += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      index += 1
      return .array(values)
    }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if next == UInt8(ascii: ",") {
        index += 1
        continue
      }
      try take("]")
      return .array(values)
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      index += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("\(found()) here; a name in quotes is needed") }
      let start = index
      let name = try string()
      guard names.insert(name).inserted else {
        throw Self.fault("\"\(EscapedText.shortened(name))\" is given twice", at: start, in: bytes)
      }
      try take(":")
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if next == UInt8(ascii: ",") {
        index += 1
        continue
      }
      try take("}")
      return .object(members)
    }
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = index
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !text.isEmpty else { throw fault("\(found()) here; a value is needed") }
    guard Self.isJSON(bytes[start..<index]), let number = Double(text) else {
      throw Self.fault("\(EscapedText.shortened(text)) is no number", at: start, in: bytes)
    }
    guard number.isFinite else {
      throw Self.fault("\(EscapedText.shortened(text)) is too large a number", at: start, in: bytes)
    }
    return number
  }

  /// Returns true when a number that Swift parses is valid JSON: digits around the point, no leading zeros.
  private static func isJSON(_ number: ArraySlice<UInt8>) -> Bool {
    let isDigit = { (byte: UInt8?) in byte.map { (0x30...0x39).contains($0) } ?? false }
    let whole = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
    guard isDigit(whole.first), !(whole.first == UInt8(ascii: "0") && isDigit(whole.dropFirst().first)) else {
      return false
    }
    guard let point = number.firstIndex(of: UInt8(ascii: ".")) else { return true }
    return isDigit(number[(point + 1)...].first)
  }

  private mutating func string() throws(JSONFault) -> String {
    index += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw fault("this text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): content += Array(String(try escaped()).utf8)
      case 0..<0x20: throw fault("a control character in a text")
      default:
        let start = index
        while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          index += 1
        }
        content += bytes[start..<index]
      }
    }
    throw fault("the line ends inside a text")
  }

  private mutating func escaped() throws(JSONFault) -> Character {
    index += 1
    let plain: [UInt8: Character] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let byte = next else { throw fault("the line ends inside a text") }
    if let character = plain[byte] {
      index += 1
      return character
    }
    guard byte == UInt8(ascii: "u") else { throw fault("\(found()) after \\; that is no escape") }
    index += 1
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("half a character") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a character") }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are needed") }
    index += 4
    return code
  }
}
