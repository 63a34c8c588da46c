import Testing

@testable import WindowRuns

/// Tests of the errors that are read from the output of a build.
struct BuildDiagnosticsTests {
  /// The output of a build of a package in `/p/shelf`, and what its banner says.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let output: String
    let banner: String

    var testDescription: String { name }
  }

  private nonisolated static let cases = [
    Case(
      name: "one error, told twice",
      output: """
        Building for debugging...
        /p/shelf/Sources/shelf/Shelf.swift:12:5: error: cannot find 'sise' in scope
        10 |   let x = 1
           |     `- error: cannot find 'sise' in scope
        /p/shelf/Sources/shelf/Shelf.swift:12:5: error: cannot find 'sise' in scope
        error: fatalError
        """,
      banner: "Sources/shelf/Shelf.swift:12:5: error: cannot find 'sise' in scope"),
    Case(
      name: "errors in two files, one outside of the package, with colours",
      output: """
        \u{1B}[1m/p/shelf/Sources/shelf/A.swift:1:2: \u{1B}[31merror: \u{1B}[0mexpected '}'
        /p/other/B.swift:3:4: warning: unused
        /p/other/B.swift:5:6: error: no
        """,
      banner: "Sources/shelf/A.swift:1:2: error: expected '}'  (+1)"),
    Case(
      name: "no file is named", output: "error: no such module 'Orihon'\n",
      banner: "error: no such module 'Orihon'"),
    Case(
      name: "the linker", output: "ld.lld: error: undefined symbol: main\nclang: error: linker failed\n",
      banner: "ld.lld: error: undefined symbol: main  (+1)"),
    Case(
      name: "no error is named", output: "Killed\n",
      banner: "the package does not build; standard error has the reason"),
  ]

  @Test(arguments: cases)
  func `the banner has the first error with file, line and column, and the number of the others`(
    example: Case
  ) {
    #expect(BuildDiagnostics(example.output, in: "/p/shelf").banner == example.banner)
  }
}
