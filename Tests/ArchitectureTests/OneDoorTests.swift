import Testing

@Suite struct OneDoorTests {
  @Test(arguments: [
    "let data = try Data(contentsOf: url)", "let text = try String(contentsOf: url, encoding: .utf8)",
    "let handle = try FileHandle(forReadingFrom: url)", "let handle = FileHandle(forReadingAtPath: path)",
    "let data = FileManager.default.contents(atPath: path)", "let surface = IMG_Load(path)",
  ])
  func `another door is caught`(statement: String) {
    let sample = SourceFile("Sources/Library/Stage/Sample.swift", "func f() throws {\n  \(statement)\n}\n")
    #expect(OneDoor.violations(in: sample).map(\.line) == [2])
    for home in OneDoor.homes { #expect(OneDoor.violations(in: SourceFile(home, sample.text)).isEmpty) }
    #expect(OneDoor.violations(in: SourceFile("Tests/Library/StageTests/Sample.swift", sample.text)).isEmpty)
  }

  @Test(arguments: [
    "let data = try InputFile.data(contentsOf: url, limit: .text)",
    "let handle = FileHandle(forWritingTo: url)",
    "let record = try MotionRecord(contentsOf: url)", "// Data(contentsOf: url)",
  ])
  func `what only looks like one passes`(statement: String) {
    #expect(OneDoor.violations(in: SourceFile("Sources/Library/Stage/Sample.swift", statement)).isEmpty)
  }
}
