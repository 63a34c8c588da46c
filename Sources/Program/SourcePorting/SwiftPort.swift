package import Documents

/// What a file of UIKit code needs to compile with `import UIKitNames`, and what in it has no effect here.
///
/// The file is read by words and brackets. A parser of Swift would know more, and takes minutes to build.
package struct SwiftPort {
  /// A sentence about a place of the file.
  package struct Remark {
    package let position: DocumentPosition
    package let message: String
  }

  /// The replacements.
  package private(set) var edits: [TextEdit] = []
  /// What compiles and is never called, and what the reader has to write anew.
  package private(set) var remarks: [Remark] = []

  private let bytes: [UInt8]
  /// The words and symbols, without comments and strings.
  let code: [SwiftToken]

  /// Reads a file.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    code = SwiftLexer.tokens(of: text).filter { $0.kind == .word || $0.kind == .symbol }
    portImports()
    portAttributes()
    portSelectors()
    portCoders()
    tellDelegateMethods()
    remarks.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
  }

  // MARK: What the rules write

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(TextEdit(range: range, text: text))
  }

  mutating func remark(_ message: String, at token: SwiftToken) {
    remarks.append(Remark(position: position(of: token), message: message))
  }

  /// Returns the range of bytes from one token through another.
  func range(from first: Int, through last: Int) -> Range<Int> { code[first].start..<code[last].end }

  /// Returns the text from one token through another.
  func text(from first: Int, through last: Int) -> String {
    String(decoding: bytes[range(from: first, through: last)], as: UTF8.self)
  }

  /// Returns a range extended over the spaces behind it, and over the whole line when nothing else is on it.
  func withSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isReturn = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
    let line = isReturn ? end + 1 : end
    guard line < bytes.count, bytes[line] == UInt8(ascii: "\n") else { return range.lowerBound..<end }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let isAlone = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    return isAlone ? start..<(line + 1) : range.lowerBound..<end
  }

  private func position(of token: SwiftToken) -> DocumentPosition {
    let start = bytes[..<token.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[start..<token.start], as: UTF8.self)
    return DocumentPosition(line: token.line, column: before.unicodeScalars.count + 1)
  }

  // MARK: Brackets

  /// Returns the index of the bracket that closes the one at `open`; `nil` for none.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<code.count {
      depth += code[index].nesting
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index of the bracket around a token; `nil` at the top of the file.
  func opening(around index: Int) -> Int? {
    var depth = 0
    for other in code[..<index].indices.reversed() {
      depth -= code[other].nesting
      if depth < 0 { return other }
    }
    return nil
  }
}
