import Testing

@Suite struct SharedStateTests {
  @Test(arguments: [
    "enum A {\n  static var count = 0\n}",
    "enum A {\n  static var cache: [String: Int] = [:]\n}",
    "enum A {\n  private static var cache: Cache?\n}",
    "enum A {\n  static private(set) var count: Int = 0 { didSet { f() } }\n}",
    "enum A {\n  static nonisolated(unsafe) var count: Int? { didSet { f() } }\n}",
    "enum A {\n  public static let shared = A()\n}",
    "import Foundation\nvar count = 0",
    "import Foundation\nprivate var count: Int { 0 }",
  ])
  func `shared state is caught`(text: String) {
    let sample = SourceFile("Sources/Library/Stage/Sample.swift", text)
    #expect(SharedState.violations(in: sample).map(\.line) == [2])
  }

  @Test(arguments: [
    "enum A { static var zero: A { A() } }",
    "enum A { static var pair: (Int, Int) {\n  (0, 0)\n} }",
    "enum A { static var list:\n  [Int]\n{ [] } }",
    "protocol P { static var one: Self { get } }",
    "enum A { static let limit = 300\n  static func f() { var count = 0; count += 1 } }",
    "let limit = 300\nstruct A { var count = 0 }",
    "func f() -> Int {\n  var count = 0\n  count += 1\n  return count\n}",
    "// static var count = 0",
  ])
  func `what is computed or owned passes`(text: String) {
    #expect(SharedState.violations(in: SourceFile("Sources/Library/Stage/Sample.swift", text)).isEmpty)
  }
}
