import Documents
/// The rule that imports follow the table of permitted imports.
///
/// SwiftPM lets a target import anything that a dependency of a dependency brings along, so the compiler does
/// not guard this border.
enum ImportArrows {
  struct Statement: Equatable {
    let module: String
    let attributes: Set<String>
    let line: Int
  }

  private static let before: Set = [
    "public", "package", "internal", "fileprivate", "private", "@", "_exported", "testable", "preconcurrency",
    "_implementationOnly", "_spi",
  ]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let",
  ]

  /// Returns the import statements of a file, with any words before the keyword and after the module's name.
  static func statements(in file: SourceFile) -> [Statement] {
    let code = file.code
    return code.starts(of: "import").compactMap { keyword in
      var module = keyword + 1
      if module < code.count, kinds.contains(code[module].text) { module += 1 }
      guard module < code.count else { return nil }
      let attributes = code[..<keyword].reversed().prefix { before.contains($0.text) }.map(\.text)
      return Statement(
        module: code[module].text, attributes: Set(attributes), line: code[keyword].line)
    }
  }

  static func violations(in file: SourceFile, by table: HouseTable = .house) -> [Violation] {
    guard let target = file.target else { return [] }
    guard let row = table.row(of: target) else {
      return [file.violation(at: 1, "target \(target) has no row in the house's table")]
    }
    if file.path.hasPrefix("Sources/"), row.room != file.room {
      return [
        file.violation(
          at: 1, "target \(target) lies in \(file.room ?? "no room"), not in \(row.room ?? "none")")
      ]
    }
    return statements(in: file).flatMap { statement in
      reasons(against: statement, from: row).map { file.violation(at: statement.line, $0) }
    }
  }

  private static func reasons(against statement: Statement, from row: HouseTable.Row) -> [String] {
    var reasons: [String] = []
    if statement.module != HouseTable.ground, !row.mayImport.contains(statement.module) {
      reasons.append("\(row.target) may not import \(statement.module)")
    }
    if statement.attributes.contains("testable") {
      reasons.append("@testable import of \(statement.module): only tests see the inside of a target")
    }
    if statement.attributes.contains("_exported"), !HouseTable.umbrellas.contains(row.target) {
      reasons.append("\(row.target) may not re-export \(statement.module): only an umbrella does")
    }
    return reasons
  }
}
