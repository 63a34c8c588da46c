import Testing
import VisualQA

struct ReportTests {
  @Test func `the verdict counts what failed, of what was compared`() {
    #expect(SampleReport.report().verdict == "2 of 3 differ; 1 not compared")
    #expect(Report(command: "", cases: [SampleReport.passed()]).verdict == "nothing differs in 1")
    let skipped = Report(command: "", cases: [SampleReport.notCompared()])
    #expect(skipped.verdict == "nothing was compared; 1 not compared")
  }

  @Test func `scenarios stand in the order in which they first occur`() {
    #expect(SampleReport.report().scenarios == ["calm", "wild", SampleReport.hostile])
  }

  @Test(arguments: [
    (ReportOutcome.changed, true), (.missing, true), (.deleted, true), (.new, false), (.notCompared, false),
    (.passed, false),
  ])
  func `what differs, is missing or is left over fails a run`(outcome: ReportOutcome, fails: Bool) {
    #expect(outcome.isFailure == fails)
  }

  @Test func `a tolerance tells its limit, what was measured and where it was decided`() {
    let tolerance = ReportTolerance(
      "precision", allowed: 0.99, origin: "a.yml:3", measured: 0.997, isLoose: true)
    #expect(tolerance.text == "precision 0.99, measured 0.997 (a.yml:3)")
    let unmeasured = ReportTolerance("worstTile", allowed: 4, origin: "command line", isLoose: true)
    #expect(unmeasured.text == "worstTile 4 (command line)")
  }
}
