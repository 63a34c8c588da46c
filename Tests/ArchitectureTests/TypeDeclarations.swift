import Documents
/// A type that a file declares, by the names of the types around it and its own: `Scene.Content`.
struct TypeDeclaration: Equatable {
  let path: [String]
  let keyword: String
  let modifiers: Set<String>
  let line: Int

  var name: String { path.joined(separator: ".") }
  var ownName: String { path.last ?? "" }
  var isNested: Bool { path.count > 1 }
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  var isAlias: Bool { keyword == "typealias" }
}

/// The types that a file declares, found by its words and braces; those inside a function are left out.
enum TypeDeclarations {
  private static let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "nonisolated", "indirect",
  ]

  /// The braces around a place: those of a type with its names, or those of anything else.
  private enum Scope {
    case type([String])
    case other
  }

  static func all(in file: SourceFile) -> [TypeDeclaration] {
    let code = file.code
    var found: [TypeDeclaration] = []
    var scopes: [Scope] = []
    var opening: [String]?
    for index in code.indices {
      switch code[index].text {
      case "{":
        scopes.append(opening.map(Scope.type) ?? .other)
        opening = nil
      case "}": _ = scopes.popLast()
      case "extension" where isWord(code, index + 1): opening = names(in: code, from: index + 1)
      case let keyword where keywords.contains(keyword) && isDeclared(code, index):
        guard let around = around(scopes) else { continue }
        let path = around + [code[index + 1].text]
        let before = code[..<index].reversed().prefix { modifiers.contains($0.text) }.map(\.text)
        found.append(
          TypeDeclaration(
            path: path, keyword: keyword, modifiers: Set(before), line: code[index].line))
        if keyword != "typealias" { opening = path }
      default: break
      }
    }
    return found
  }

  /// The names of the types around a place; `nil` inside a function or another body.
  private static func around(_ scopes: [Scope]) -> [String]? {
    var names: [String] = []
    for scope in scopes {
      guard case .type(let path) = scope else { return nil }
      names = path
    }
    return names
  }

  private static func isWord(_ code: [SwiftToken], _ index: Int) -> Bool {
    index < code.count && code[index].kind == .word
  }

  /// True for the keyword of a declaration: a name follows that begins with a capital, and no import goes before.
  private static func isDeclared(_ code: [SwiftToken], _ index: Int) -> Bool {
    guard isWord(code, index + 1), code[index + 1].text.first?.isUppercase == true else { return false }
    return index == 0 || !["import", "."].contains(code[index - 1].text)
  }

  /// The names of `A.B`, from the first of them on.
  private static func names(in code: [SwiftToken], from start: Int) -> [String] {
    var names = [code[start].text]
    var index = start + 1
    while index + 1 < code.count, code[index].text == ".", code[index + 1].kind == .word {
      names.append(code[index + 1].text)
      index += 2
    }
    return names
  }
}
