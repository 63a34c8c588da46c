/// A word, symbol, string or comment of a Swift file.
struct Token: Equatable {
  enum Kind {
    case word, symbol, string, comment
  }

  let kind: Kind
  let text: String
  /// The line on which the token starts, counted from 1.
  let line: Int

  /// Returns `true` for this word or symbol of code; a string or a comment never is one.
  func isCode(_ other: String) -> Bool {
    (kind == .word || kind == .symbol) && text == other
  }
}

extension [Token] {
  /// Returns the beginnings of a phrase of code, written with spaces between words and symbols: `Date ( )`.
  func starts(of phrase: String) -> [Index] {
    let parts = phrase.split(separator: " ").map(String.init)
    return indices.filter { start in
      parts.indices.allSatisfy { start + $0 < count && self[start + $0].isCode(parts[$0]) }
    }
  }

  /// Returns the tokens between the bracket at `open` and the one that closes it.
  func contents(ofBracketAt open: Index) -> ArraySlice<Token> {
    var depth = 0
    for index in open..<count where self[index].kind == .symbol {
      depth += self[index].nesting
      if depth == 0 { return self[(open + 1)..<index] }
    }
    return self[(open + 1)...]
  }
}

extension Token {
  /// The change in the depth of brackets: 1, 0 or -1.
  var nesting: Int {
    guard kind == .symbol else { return 0 }
    return switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }
}
