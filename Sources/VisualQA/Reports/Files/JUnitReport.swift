import Documents

/// A report as JUnit XML for build servers.
///
/// Each scenario is a suite, and each of its kinds of golden a test case. A test case fails with the first
/// explanation of its kind; its properties are the tolerances with the measured values.
nonisolated struct JUnitReport {
  private let suites: [(name: String, tests: [Test])]

  private struct Test {
    var kind: GoldenKind
    var cases: [ReportCase]

    /// The cases that failed.
    var failed: [ReportCase] { cases.filter { $0.outcome.isFailure } }
    var isSkipped: Bool { cases.allSatisfy { $0.outcome == .notCompared } }
  }

  init(_ report: Report) {
    let groups = Dictionary(grouping: report.cases, by: \.scenario)
    suites = report.scenarios.map { name in
      let kinds = Dictionary(grouping: groups[name] ?? [], by: \.kind)
      return (
        name, GoldenKind.allCases.compactMap { kind in kinds[kind].map { Test(kind: kind, cases: $0) } }
      )
    }
  }

  /// The whole file.
  var xml: String {
    let tests = suites.flatMap(\.tests)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"orihon\"\(Self.counts(tests))>\n"
      + suites.map { name, tests in
        "  <testsuite" + Markup.attributes([("name", name)]) + Self.counts(tests) + ">\n"
          + tests.map { Self.xml($0, scenario: name) }.joined() + "  </testsuite>\n"
      }.joined() + "</testsuites>\n"
  }

  /// The numbers of tests and failures; no time, because the time of a scenario says nothing about it.
  private static func counts(_ tests: [Test]) -> String {
    Markup.attributes([
      ("tests", "\(tests.count)"), ("failures", "\(tests.count { !$0.failed.isEmpty })"), ("errors", "0"),
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
    if let first = test.failed.first {
      let text = test.failed.map { value in
        "\(value.path): \(value.outcome.words)\(value.explanation.isEmpty ? "" : ": ")\(value.explanation)"
          + (value.command.isEmpty ? "" : "\n  \(value.command)")
      }.joined(separator: "\n")
      let message = first.explanation.isEmpty ? "\(first.path): \(first.outcome.words)" : first.explanation
      return "      <failure"
        + Markup.attributes([("message", message), ("type", first.outcome.rawValue)])
        + ">\(Markup.escaped(text))</failure>\n"
    }
    guard test.isSkipped, let first = test.cases.first else { return "" }
    return "      <skipped" + Markup.attributes([("message", first.explanation)]) + "/>\n"
  }
}
