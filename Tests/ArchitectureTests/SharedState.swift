import Documents
/// The rule that nothing is shared through a type or a file.
///
/// It forbids a stored `static var`, a `static let shared`, and a `var` at the top of a file.
enum SharedState {
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "nonisolated", "final", "lazy", "weak",
    "unowned", "(", ")", "set", "unsafe",
  ]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource else { return [] }
    return statics(in: file) + fileScope(in: file)
  }

  private static func statics(in file: SourceFile) -> [Violation] {
    let code = file.code
    return code.starts(of: "static").compactMap { keyword in
      let introducer = code[(keyword + 1)...].firstIndex { !modifiers.contains($0.text) } ?? keyword
      guard introducer + 1 < code.count else { return nil }
      let name = code[introducer + 1].text
      if code[introducer].isCode("var"), isStored(code, after: introducer + 1) {
        return file.violation(at: code[keyword].line, "stored static var `\(name)`: give it one owner")
      }
      if code[introducer].isCode("let"), name == "shared" {
        return file.violation(at: code[keyword].line, "static let `shared`: a singleton; give it one owner")
      }
      return nil
    }
  }

  /// Returns `true` for a stored variable.
  ///
  /// A variable is stored unless a body of its own follows its type on the same line, or opens the next.
  private static func isStored(_ code: [SwiftToken], after name: Int) -> Bool {
    var depth = 0
    for index in (name + 1)..<max(code.count, name + 1) {
      let token = code[index]
      if depth == 0 {
        if token.isCode("{") {
          return ["willSet", "didSet"].contains { index + 1 < code.count && code[index + 1].isCode($0) }
        }
        let endsDeclaration = token.line > code[index - 1].line && !code[index - 1].isCode(":")
        if token.isCode("=") || endsDeclaration { return true }
      }
      depth += token.nesting
    }
    return true
  }

  private static func fileScope(in file: SourceFile) -> [Violation] {
    var depth = 0
    var found: [Violation] = []
    for token in file.code {
      depth += token.nesting
      if depth == 0, token.isCode("var") {
        found.append(file.violation(at: token.line, "var at the top of a file: give it one owner"))
      }
    }
    return found
  }
}
