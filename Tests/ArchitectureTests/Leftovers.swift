import Documents
/// The rule against half-done work: no reminders, no placeholders, no files without a declaration.
enum Leftovers {
  /// The words of reminders, put together here so that a plain search of the repository finds none.
  nonisolated static let reminders: Set = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]

  static func violations(in file: SourceFile) -> [Violation] {
    var found = file.tokens.filter { $0.kind != .string }.compactMap { token in
      reminder(in: token.text).map { file.violation(at: token.line, "`\($0)`: do it, or open an issue") }
    }
    if file.name == "Placeholder.swift" {
      found.append(file.violation(at: 1, "a placeholder: delete it, or fill the target"))
    } else if isEmpty(file) {
      found.append(file.violation(at: 1, "declares nothing: delete it"))
    }
    return found
  }

  private static func reminder(in text: String) -> String? {
    text.split { !$0.isLetter && $0 != "_" }.map(String.init).first(where: reminders.contains)
  }

  /// Returns `true` for a file that declares nothing.
  ///
  /// A file of re-exports is an umbrella's whole content, and not empty.
  private static func isEmpty(_ file: SourceFile) -> Bool {
    let imports = ImportArrows.statements(in: file)
    if imports.contains(where: { $0.attributes.contains("_exported") }) { return false }
    let importLines = Set(imports.map(\.line))
    return file.code.allSatisfy { importLines.contains($0.line) }
  }
}
