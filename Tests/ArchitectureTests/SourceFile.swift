import Documents
/// A Swift file as the architecture rules see it.
struct SourceFile {
  /// The path from the root of the checkout: `Sources/Library/Stage/Scene.swift`.
  let path: String
  let text: String
  /// All tokens of the file, in order.
  let tokens: [SwiftToken]
  /// The words and symbols alone, without strings and comments.
  let code: [SwiftToken]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    tokens = SwiftLexer.tokens(of: text)
    code = tokens.filter { $0.kind == .word || $0.kind == .symbol }
  }

  var isSource: Bool { path.hasPrefix("Sources/") || path.hasPrefix("Resources/") }

  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The target that the file belongs to; `nil` for none of the program's own.
  var target: String? {
    let parts = path.split(separator: "/")
    if path == "Resources/ResourceCatalog.swift" { return "ResourceCatalog" }
    return parts.count > 3 && parts[0] == "Sources" ? String(parts[2]) : nil
  }

  /// The room that the file lies in: a folder of `Sources` or of `Tests`; `nil` for none.
  var room: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, ["Sources", "Tests"].contains(parts[0]) else { return nil }
    return HouseTable.rooms.contains(String(parts[1])) ? String(parts[1]) : nil
  }
}

/// A breach of an architecture rule.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let reason: String

  var description: String { "\(path):\(line): \(reason)" }
}

extension SourceFile {
  func violation(at line: Int, _ reason: String) -> Violation {
    Violation(path: path, line: line, reason: reason)
  }

  /// Returns a violation for every place where one of the phrases stands in the code.
  func violations(ofPhrases phrases: [String], because reason: String) -> [Violation] {
    phrases.flatMap { phrase in
      code.starts(of: phrase).map { start in
        violation(at: code[start].line, "`\(phrase.filter { $0 != " " })`: \(reason)")
      }
    }
  }
}
