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

  @Test(arguments: [
    ("precision", 0.99, 0.997, "precision 0.99: 99.7 % of the pixels match, 99 % have to (a.yml:3)"),
    ("precision", 1, 0.9999999, "precision 1: 99.99999 % of the pixels match, 100 % have to (a.yml:3)"),
    (
      "perceptualPrecision", 0.98, 0.115469,
      "perceptualPrecision 0.98: pixels match up to ΔE 2, the farthest are ΔE 88.45 apart (a.yml:3)"
    ),
    ("maxDiffPixels", 3, 1, "maxDiffPixels 3: 1 pixel off, 3 allowed (a.yml:3)"),
    ("worstTile", 32, 864, "worstTile 32: 864 pixels off in one tile, 32 allowed (a.yml:3)"),
  ])
  func `a tolerance says in words what was measured`(
    name: String, allowed: Double, measured: Double, text: String
  ) {
    let tolerance = ReportTolerance(
      name, allowed: allowed, origin: "a.yml:3", measured: measured, isLoose: true)
    #expect(tolerance.text == text)
  }

  @Test func `a tolerance that was not measured tells its limit and where it was decided`() {
    let unmeasured = ReportTolerance("worstTile", allowed: 4, origin: "command line", isLoose: true)
    #expect(unmeasured.text == "worstTile 4 (command line)")
  }
}
