import Documents
/// The rule that the manifest's dependencies follow the table of permitted imports.
///
/// It reads the manifest as text: dependencies are lists of names, `.product(name:…)`, and named lists added
/// together.
enum ManifestArrows {
  struct Declaration: Equatable {
    let target: String
    let dependencies: Set<String>
    /// The folder of its files; `nil` where the manifest names it by nothing but the target.
    let folder: String?
    let line: Int

    var isOfTests: Bool { folder?.hasPrefix("Tests/") ?? false }
  }

  private static let makers: Set = ["pure", "main", "target", "executableTarget", "tests", "testTarget"]
  /// The labels of the arguments that can follow the dependencies.
  private static let followers: Set = ["path", "exclude", "sources", "resources", "swiftSettings"]

  static func declarations(in manifest: SourceFile) -> [Declaration] {
    let tokens = manifest.tokens.filter { $0.kind != .comment }
    let lists = namedLists(in: tokens)
    return tokens.indices.compactMap { index in
      guard tokens[index].isCode("."), index + 2 < tokens.count, makers.contains(tokens[index + 1].text),
        tokens[index + 2].isCode("(")
      else { return nil }
      return declaration(
        Array(tokens.contents(ofBracketAt: index + 2)), by: tokens[index + 1].text, lists: lists)
    }
  }

  static func violations(in manifest: SourceFile, by table: HouseTable = .house) -> [Violation] {
    declarations(in: manifest).filter { !$0.isOfTests }.flatMap { declaration in
      let allowed = table.row(of: declaration.target)?.mayImport ?? []
      return declaration.dependencies.subtracting(allowed).sorted().map {
        manifest.violation(at: declaration.line, "\(declaration.target) may not depend on \($0)")
      }
    }
  }

  private static func declaration(
    _ arguments: [SwiftToken], by maker: String, lists: [String: Set<String>]
  ) -> Declaration? {
    guard let name = arguments.firstIndex(where: { $0.kind == .string }) else { return nil }
    // The makers themselves add something to a name that they are given.
    guard name == 0 || !arguments[name - 1].isCode("+") else { return nil }
    let isLabelled = arguments[0].isCode("name")
    let start = isLabelled ? arguments.firstIndex { $0.isCode("dependencies") } : name + 1
    let rest = arguments[(start ?? arguments.endIndex)...]
    let end = rest.firstIndex { followers.contains($0.text) } ?? arguments.endIndex
    let target = arguments[name].unquoted + (maker == "tests" ? "Tests" : "")
    let path = arguments.indices.first { arguments[...].isLabelled("path", at: $0) }
    return Declaration(
      target: target, dependencies: names(in: rest[..<end], lists: lists),
      folder: path.map { arguments[$0].unquoted } ?? (target.hasSuffix("Tests") ? "Tests/\(target)" : nil),
      line: arguments[name].line)
  }

  private static func namedLists(in tokens: [SwiftToken]) -> [String: Set<String>] {
    var lists: [String: Set<String>] = [:]
    for start in tokens.starts(of: "Target . Dependency") {
      guard let letIndex = tokens[..<start].lastIndex(where: { $0.isCode("let") }) else { continue }
      let end = tokens[start...].firstIndex { $0.isCode("let") } ?? tokens.endIndex
      lists[tokens[letIndex + 1].text] = names(in: tokens[start..<end], lists: lists)
    }
    return lists
  }

  private static func names(in tokens: ArraySlice<SwiftToken>, lists: [String: Set<String>]) -> Set<String> {
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

extension SwiftToken {
  fileprivate var unquoted: String { text.filter { $0 != "\"" } }
}

extension ArraySlice<SwiftToken> {
  fileprivate func isLabelled(_ label: String, at index: Int) -> Bool {
    index - 2 >= startIndex && self[index - 1].isCode(":") && self[index - 2].isCode(label)
  }
}
