import Documents
/// The rule that randomness comes from a generator with a seed, so that every run can be repeated.
enum SeededRandomness {
  private static let drawing = ["random", "shuffled", "shuffle", "randomElement"]
  private static let unseeded = [
    "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform", "drand48", "rand ( )",
  ]
  /// The calls whose results differ in each process, such as hashes.
  private static let perProcess = ["Hasher ( )", ". hashValue", "UUID ( )"]

  static func violations(in file: SourceFile) -> [Violation] {
    let reason = "draw from a seeded generator: `using:`"
    var found = file.violations(ofPhrases: unseeded, because: reason)
    if file.isSource {
      found += file.violations(ofPhrases: perProcess, because: "differs from run to run")
    }
    for name in drawing {
      let phrase = ". \(name) ("
      for start in file.code.starts(of: phrase) {
        let arguments = file.code.contents(ofBracketAt: start + 2)
        if !arguments.contains(where: { $0.isCode("using") }) {
          found.append(file.violation(at: file.code[start].line, "`.\(name)(`: \(reason)"))
        }
      }
    }
    return found
  }
}
