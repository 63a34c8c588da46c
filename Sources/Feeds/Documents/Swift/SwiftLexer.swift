/// A lexer that cuts Swift source into tokens, well enough to tell code from comments and strings.
///
/// Code inside a string's interpolation is code. A symbol is one character long, and a raw identifier keeps
/// its backticks, so that no name in a sentence is taken for a word of code.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SwiftToken] = []
  private var interpolations = 0

  /// The depth of interpolations inside one another beyond which they are read as text.
  private static let deepest = 64

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the tokens of a file in their order; a string comes before the code interpolated into it.
  package static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    lexer.scanCode(untilClosingParenthesis: false)
    return lexer.tokens
  }

  private func byte(at offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func stands(_ text: String, at offset: Int = 0) -> Bool {
    bytes[min(position + offset, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func take(_ kind: SwiftToken.Kind, _ advance: (inout SwiftLexer) -> Void) {
    let (start, startLine) = (position, line)
    advance(&self)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, line: startLine, start: start))
  }

  private mutating func scanCode(untilClosingParenthesis inInterpolation: Bool) {
    var depth = 0
    while let next = byte() {
      if next.isSpace {
        skip()
      } else if stands("//") {
        take(.comment) { $0.skipLine() }
      } else if stands("/*") {
        take(.comment) { $0.skipBlockComment() }
      } else if let hashes = hashesOpeningString() {
        scanString(hashes: hashes)
      } else if next == UInt8(ascii: "`") {
        take(.word) { $0.skipRawIdentifier() }
      } else if next.isWord {
        take(.word) { lexer in while lexer.byte()?.isWord == true { lexer.skip() } }
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if inInterpolation, depth < 0 { return }
        take(.symbol) { $0.skip() }
      }
    }
  }

  private mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n") { skip() }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        skip(2)
      } else if stands("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && byte() != nil
  }

  private mutating func skipRawIdentifier() {
    skip()
    while let next = byte(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { skip() }
    skip()
  }

  private func hashesOpeningString() -> Int? {
    var hashes = 0
    while byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(at: hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let isMultiline = stands("\"\"\"", at: hashes)
    let quote = isMultiline ? "\"\"\"" : "\""
    let (start, startLine) = (position, line)
    // The place of the string among the tokens comes before the code interpolated into it.
    let place = tokens.count
    skip(hashes + quote.utf8.count)
    while byte() != nil, !stands(quote + fence) {
      if stands("\\" + fence + "("), interpolations < Self.deepest {
        skip(hashes + 2)
        interpolations += 1
        scanCode(untilClosingParenthesis: true)
        interpolations -= 1
        skip()
      } else if stands("\\" + fence) {
        skip(hashes + 2)
      } else if byte() == UInt8(ascii: "\n"), !isMultiline {
        break
      } else {
        skip()
      }
    }
    if stands(quote + fence) { skip(quote.utf8.count + hashes) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.insert(SwiftToken(kind: .string, text: text, line: startLine, start: start), at: place)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self)
  }

  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
