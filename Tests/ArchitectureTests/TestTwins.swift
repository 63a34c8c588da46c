import Documents
/// The rule that every target has its tests, in the folder of the same name, with an example to copy among them.
enum TestTwins {
  /// The targets whose tests are elsewhere: the names and the window of the umbrella are in `OrihonTests`,
  /// what UIKit's names override is in `UIKitNamesTests`, and
  /// the server of a review is started by the tests of the verb.
  private static let withoutTwin: Set = [
    "UIKitNames", "UIKitBase", "OrihonWindow", "OrihonReview",
  ]

  /// The program, whose only test starts it.
  private static let withoutExample = "OrihonCommand"

  static func violations(in files: [SourceFile]) -> [Violation] {
    let sources = files.filter { $0.path.hasPrefix("Sources/") }
    let rooms = Dictionary(sources.map { ($0.target, $0.room) }, uniquingKeysWith: { first, _ in first })
    let targets = Set(sources.compactMap(\.target))
    return targets.subtracting(withoutTwin).sorted().flatMap { target -> [Violation] in
      let folder = ["Tests", rooms[target] ?? nil, "\(target)Tests"].compactMap(\.self).joined(separator: "/")
      let tests = files.filter { $0.path.hasPrefix(folder + "/") && !$0.code.starts(of: "@ Test").isEmpty }
      guard tests.isEmpty else {
        guard target != withoutExample, !tests.contains(where: { $0.name.hasPrefix("ExampleOf") }) else {
          return []
        }
        return [Violation(path: folder, line: 1, reason: "no file that begins with ExampleOf, to copy")]
      }
      return [Violation(path: folder, line: 1, reason: "no test of \(target) here")]
    }
  }
}
