/// The rule that every target has its tests, in the folder of the same name.
enum TestTwins {
  /// The targets whose tests are elsewhere: the names and the window of the umbrella are in `OrihonTests`.
  private static let withoutTwin: Set = ["UIKitNames", "OrihonWindow"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    let targets = Set(files.filter { $0.path.hasPrefix("Sources/") }.compactMap(\.target))
    return targets.subtracting(withoutTwin).sorted().flatMap { target -> [Violation] in
      let folder = "Tests/\(target)Tests"
      let tests = files.filter { $0.path.hasPrefix(folder + "/") && !$0.code.starts(of: "@ Test").isEmpty }
      guard tests.isEmpty else { return [] }
      return [Violation(path: folder, line: 1, reason: "no test of Sources/\(target) here")]
    }
  }
}
