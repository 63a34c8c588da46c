/// The rule that the program reports a fault instead of dying: no `try!`, `as!` or `fatalError`.
enum NoTraps {
  static func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource else { return [] }
    return file.violations(ofPhrases: ["try !"], because: "throw the error on, or handle it")
      + file.violations(ofPhrases: ["as !"], because: "cast with `as?`, or keep the type")
      + file.violations(
        ofPhrases: ["fatalError"], because: "throw, or state the precondition in a sentence")
  }
}
