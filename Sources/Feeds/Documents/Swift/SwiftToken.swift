/// A word, symbol, string or comment of a Swift file.
package struct SwiftToken: Equatable, Sendable {
  /// The kind of a token.
  package enum Kind: Sendable {
    case word, symbol, string, comment
  }

  /// The kind.
  package let kind: Kind
  /// The text as it is written.
  package let text: String
  /// The line on which the token starts, counted from 1.
  package let line: Int
  /// The place of the first byte in the file.
  package let start: Int

  /// The place behind the last byte in the file.
  package var end: Int { start + text.utf8.count }

  /// Returns `true` for this word or symbol of code; a string or a comment never is one.
  package func isCode(_ other: String) -> Bool {
    (kind == .word || kind == .symbol) && text == other
  }
}

extension [SwiftToken] {
  /// Returns the beginnings of a phrase of code, written with spaces between words and symbols: `Date ( )`.
  package func starts(of phrase: String) -> [Index] {
    let parts = phrase.split(separator: " ").map(String.init)
    return indices.filter { start in
      parts.indices.allSatisfy { start + $0 < count && self[start + $0].isCode(parts[$0]) }
    }
  }

  /// Returns the tokens between the bracket at `open` and the one that closes it.
  package func contents(ofBracketAt open: Index) -> ArraySlice<SwiftToken> {
    var depth = 0
    for index in open..<count where self[index].kind == .symbol {
      depth += self[index].nesting
      if depth == 0 { return self[(open + 1)..<index] }
    }
    return self[(open + 1)...]
  }
}

extension SwiftToken {
  /// The change in the depth of brackets: 1, 0 or -1.
  package var nesting: Int {
    guard kind == .symbol else { return 0 }
    return switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }
}
