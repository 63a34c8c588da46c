/// The rule that the manifest's dependencies follow the table of permitted imports.
///
/// It reads the manifest as text: dependencies are lists of names, `.product(name:…)`, and named lists added
/// together.
enum ManifestArrows {
  struct Declaration: Equatable {
    let target: String
    let dependencies: Set<String>
    let line: Int
  }

  private static let makers: Set = ["pure", "main", "target", "executableTarget"]
  /// The labels of the arguments that can follow the dependencies.
  private static let followers: Set = ["path", "exclude", "sources", "resources", "swiftSettings"]

  static func declarations(in manifest: SourceFile) -> [Declaration] {
    let tokens = manifest.tokens.filter { $0.kind != .comment }
    let lists = namedLists(in: tokens)
    return tokens.indices.compactMap { index in
      guard tokens[index].isCode("."), index + 2 < tokens.count, makers.contains(tokens[index + 1].text),
        tokens[index + 2].isCode("(")
      else { return nil }
      return declaration(Array(tokens.contents(ofBracketAt: index + 2)), lists: lists)
    }
  }

  static func violations(in manifest: SourceFile, by table: HouseTable = .house) -> [Violation] {
    declarations(in: manifest).flatMap { declaration in
      let allowed = table.row(of: declaration.target)?.mayImport ?? []
      return declaration.dependencies.subtracting(allowed).sorted().map {
        manifest.violation(at: declaration.line, "\(declaration.target) may not depend on \($0)")
      }
    }
  }

  private static func declaration(_ arguments: [Token], lists: [String: Set<String>]) -> Declaration? {
    guard let name = arguments.firstIndex(where: { $0.kind == .string }) else { return nil }
    // The test helpers are built by `.target` too, and have no row in the table.
    guard !arguments.contains(where: { $0.text.hasPrefix("\"Tests/") }) else { return nil }
    let isLabelled = arguments[0].isCode("name")
    let start = isLabelled ? arguments.firstIndex { $0.isCode("dependencies") } : name + 1
    let rest = arguments[(start ?? arguments.endIndex)...]
    let end = rest.firstIndex { followers.contains($0.text) } ?? arguments.endIndex
    return Declaration(
      target: arguments[name].unquoted, dependencies: names(in: rest[..<end], lists: lists),
      line: arguments[name].line)
  }

  private static func namedLists(in tokens: [Token]) -> [String: Set<String>] {
    var lists: [String: Set<String>] = [:]
    for start in tokens.starts(of: "Target . Dependency") {
      guard let letIndex = tokens[..<start].lastIndex(where: { $0.isCode("let") }) else { continue }
      let end = tokens[start...].firstIndex { $0.isCode("let") } ?? tokens.endIndex
      lists[tokens[letIndex + 1].text] = names(in: tokens[start..<end], lists: lists)
    }
    return lists
  }

  private static func names(in tokens: ArraySlice<Token>, lists: [String: Set<String>]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .string, !tokens.isLabelled("package", at: index) {
        names.insert(token.unquoted)
      } else if token.kind == .word, let list = lists[token.text] {
        names.formUnion(list)
      }
    }
    return names
  }
}

extension Token {
  fileprivate var unquoted: String { text.filter { $0 != "\"" } }
}

extension ArraySlice<Token> {
  fileprivate func isLabelled(_ label: String, at index: Int) -> Bool {
    index - 2 >= startIndex && self[index - 1].isCode(":") && self[index - 2].isCode(label)
  }
}
