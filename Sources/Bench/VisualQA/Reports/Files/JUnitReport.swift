import Documents

/// A report in JUnit XML for build servers.
///
/// Each scenario is a test suite, and each of its kinds of golden a test case. A test case fails with the
/// first explanation of its kind, and is skipped where its failures only follow from another kind's. It has
/// an error where one of its files cannot be read. Its properties are the tolerances with the measured
/// values. Its times are 0: they are in `timings.json`, so that equal results give equal files.
nonisolated struct JUnitReport {
  private let suites: [(name: String, tests: [Test])]

  private struct Test {
    var kind: GoldenKind
    var cases: [ReportCase]
    /// The failure of another kind that causes those of this kind; `nil` when one of them is a cause.
    var cause: ReportCase?

    /// The cases with a file that cannot be read.
    var unreadable: [ReportCase] { cases.filter(\.isUnreadable) }
    var isInError: Bool { !unreadable.isEmpty }
    /// The cases that failed.
    var failed: [ReportCase] { cases.filter { $0.outcome.isFailure } }
    var isFailed: Bool { !failed.isEmpty && cause == nil && !isInError }
    var isSkipped: Bool { !isInError && (cause != nil || cases.allSatisfy { $0.outcome == .notCompared }) }
  }

  init(_ report: Report) {
    let groups = Dictionary(grouping: report.cases.enumerated(), by: \.element.scenario)
    var heads: [Int: Int] = [:]
    for cause in report.causes { for place in cause.followers { heads[place] = cause.head } }
    suites = report.scenarios.map { name in
      let kinds = Dictionary(grouping: groups[name] ?? [], by: \.element.kind)
      let tests = GoldenKind.allCases.compactMap { kind in
        kinds[kind].map { entries in
          let failed = entries.filter(\.element.outcome.isFailure).map(\.offset)
          let follows = failed.allSatisfy { heads[$0] != nil }
          let causes = failed.compactMap { heads[$0] }.map { report.cases[$0] }
          let other = follows ? causes.first { $0.kind != kind } : nil
          return Test(kind: kind, cases: entries.map(\.element), cause: other)
        }
      }
      return (name, tests)
    }
  }

  /// The text of the whole file.
  var xml: String {
    let tests = suites.flatMap(\.tests)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"orihon\"\(Self.counts(tests))>\n"
      + suites.map { name, tests in
        "  <testsuite" + Markup.attributes([("name", name)]) + Self.counts(tests) + ">\n"
          + tests.map { Self.xml($0, scenario: name) }.joined() + "  </testsuite>\n"
      }.joined() + "</testsuites>\n"
  }

  /// Returns the attributes for the numbers of tests and failures.
  private static func counts(_ tests: [Test]) -> String {
    Markup.attributes([
      ("tests", "\(tests.count)"), ("failures", "\(tests.count(where: \.isFailed))"),
      ("errors", "\(tests.count(where: \.isInError))"),
      ("skipped", "\(tests.count { $0.isSkipped })"), ("time", "0"),
    ])
  }

  private static func xml(_ test: Test, scenario: String) -> String {
    let head = Markup.attributes([("classname", scenario), ("name", test.kind.rawValue), ("time", "0")])
    let parts = properties(test) + outcome(test)
    return "    <testcase\(head)" + (parts.isEmpty ? "/>\n" : ">\n\(parts)    </testcase>\n")
  }

  private static func properties(_ test: Test) -> String {
    let lines = test.cases.flatMap { value in
      value.tolerances.map { tolerance in
        let measured = tolerance.measured.map { JSONText.number($0, decimals: 6) } ?? "not measured"
        let limit = "\(JSONText.number(tolerance.allowed, decimals: 6)) from \(tolerance.origin)"
        return "        <property"
          + Markup.attributes([
            ("name", "\(tolerance.name) \(value.path)"), ("value", "\(measured), allowed \(limit)"),
          ]) + "/>\n"
      }
    }
    return lines.isEmpty ? "" : "      <properties>\n\(lines.joined())      </properties>\n"
  }

  private static func outcome(_ test: Test) -> String {
    if test.isInError { return element("error", test.unreadable + test.failed.filter { !$0.isUnreadable }) }
    if let cause = test.cause {
      let message = "follows from \(cause.path): \(cause.explanation)"
      return "      <skipped" + Markup.attributes([("message", message)]) + "/>\n"
    }
    if !test.failed.isEmpty { return element("failure", test.failed) }
    guard test.isSkipped, let first = test.cases.first else { return "" }
    return "      <skipped" + Markup.attributes([("message", first.explanation)]) + "/>\n"
  }

  /// Returns the element that reports cases by the first one, with all of them in its text.
  private static func element(_ name: String, _ cases: [ReportCase]) -> String {
    guard let first = cases.first else { return "" }
    let text = cases.map { value in
      "\(value.path): \(value.outcome.words)\(value.explanation.isEmpty ? "" : ": ")\(value.explanation)"
        + (value.command.isEmpty ? "" : "\n  \(value.command)")
    }.joined(separator: "\n")
    let message = first.explanation.isEmpty ? "\(first.path): \(first.outcome.words)" : first.explanation
    return "      <\(name)" + Markup.attributes([("message", message), ("type", first.outcome.rawValue)])
      + ">\(Markup.escaped(text))</\(name)>\n"
  }
}
