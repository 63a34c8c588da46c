import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct ReportPageTests {
  private static let template = ReportTemplate(
    page: """
      {{title}}|{{verdict}}|{{command}}|{{program}}|{{notes}}|{{tolerances}}|{{chips}}|{{cards}}|{{store}}|{{approve}}|{{blocks}}
      """, style: "", script: "")

  private let html = ReportPage(report: SampleReport.report(), template: template).html

  @Test func `text that means harm stays text`() {
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("</script> &"))
    #expect(
      html.contains("<h2>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; &#39;too&#39; "))
    #expect(html.contains("{{cards}} 折"), "a place's name in a text stays as it is")
    #expect(!html.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `a card for each scenario, a section for each case that did not pass`() {
    #expect(html.count(of: "<article") == 3)
    #expect(html.count(of: "<section class=\"case\"") == 3)
    #expect(html.contains("<summary>1 passed</summary><ul><li data-outcome=\"passed\""))
    #expect(html.contains("375 × 812.5") == false, "what passed is told by its path")
    #expect(html.contains("430 × 932 at 1 · light · left to right"))
    #expect(html.contains("draw list"))
    #expect(html.contains("left out: hero/card/*"))
    #expect(html.contains("<code>orihon replay &#39;a &lt;b&gt;&#39; --headless</code>"))
  }

  @Test func `what one fault explains in several kinds is told once`() {
    var (first, second) = (SampleReport.changed(), SampleReport.missing())
    (first.explanation, second.explanation) = ("the <same>\none", "the <same>\ntwo")
    let html = ReportPage(report: Report(command: "", cases: [first, second]), template: Self.template).html
    #expect(html.contains("<p class=\"explanation\">the &lt;same&gt;<br>one</p>"))
    #expect(html.contains("<p class=\"explanation\">two</p>"))
  }

  @Test func `what follows from a cause is folded under it, the motion first`() throws {
    var (list, still, other) = (SampleReport.changed(), SampleReport.changed(), SampleReport.changed())
    (list.path, list.kind, list.motion) = ("wild/drawlist-rest.txt", .drawList, nil)
    (other.path, other.explanation, other.motion) = ("wild/still-later.png", "another cause", nil)
    (list.explanation, still.explanation) = ("frame 8\nline 3", "frame 8\n12 pixels")
    let report = Report(command: "", cases: [list, still, other, SampleReport.missing()])
    #expect(
      report.causes == [
        ReportCause(head: 1, followers: [0]), ReportCause(head: 2), ReportCause(head: 3),
      ])
    #expect(report.verdict == "4 of 4 differ, from 3 causes")
    let html = ReportPage(report: report, template: Self.template).html
    let fold = try #require(
      html.range(of: "<details class=\"follows\"><summary>1 more follows from this</summary>"))
    let head = try #require(html.range(of: "id=\"case-1\""))
    let follower = try #require(html.range(of: "id=\"case-0\""))
    #expect(head.lowerBound < fold.lowerBound && fold.lowerBound < follower.lowerBound)
  }

  @Test func `pictures of folders are failures of their own, whatever is said of them`() {
    var (one, other) = (SampleReport.changed(), SampleReport.changed())
    (one.variant, other.variant, other.path) = (nil, nil, "wild/still-later.png")
    #expect(Report(command: "", cases: [one, other]).causes.count == 2)
  }

  @Test func `a box to tick stands where something can be approved, and text is said to be blocks`() {
    var report = SampleReport.report()
    #expect(!html.contains("class=\"approve\""))
    report.approving = "orihon approve --report 'a b'"
    report.proposed = ["wild/still-rest.png"]
    let html = ReportPage(report: report, template: Self.template).html
    #expect(html.count(of: "class=\"approve\"") == 1)
    #expect(html.contains("<input type=\"checkbox\" data-scenario=\"wild\"> approve"))
    #expect(html.contains("data-command=\"orihon approve --report &#39;a b&#39;\""))
    #expect(html.contains("Text is drawn as blocks"))
  }

  @Test func `what failed and cannot be approved has no box, and says why`() {
    var report = SampleReport.report()
    report.approving = "orihon approve"
    report.proposed = ["another/still-rest.png"]
    let html = ReportPage(report: report, template: Self.template).html
    #expect(!html.contains("class=\"approve\"") && !html.contains("class=\"decide"))
    #expect(html.count(of: "Nothing to approve: it was not played to its end.") == 1)
  }

  @Test func `what is seen and does not move is told by the first case with a picture`() {
    var (list, still) = (SampleReport.changed(), SampleReport.changed())
    (list.path, list.kind, list.pictures) = ("wild/drawlist-rest.txt", .drawList, ReportPictures())
    (list.motion, still.motion) = (nil, nil)
    (list.explanation, still.explanation) = ("frame 8\nline 3", "frame 8\n12 pixels")
    #expect(Report(command: "", cases: [list, still]).causes == [ReportCause(head: 1, followers: [0])])
  }

  @Test func `pictures and plots stand at the end as text`() throws {
    let picture = try #require(SampleReport.picture(2)).png.base64EncodedString()
    #expect(html.contains("<script type=\"text/plain\" id=\"actual-1\">\(picture)</script>"))
    #expect(html.contains("id=\"motion-1\"><svg "))
    #expect(html.contains("data-reference=\"43 93\" data-actual=\"43 93\" data-difference=\"43 93\""))
    #expect(html.contains("data-tile=\"32 64 32 16\""))
  }

  @Test func `the head lists every tolerance looser than exact, and says when there is none`() {
    #expect(
      html.contains(
        "<th scope=\"row\">maxDiffPixels</th><td>3 pixels</td><td>12 pixels</td><td>wild.yml:4</td><td>1</td>"
      ))
    #expect(!html.contains("<th scope=\"row\">precision</th>"))
    let exact = Report(command: "", cases: [SampleReport.passed()])
    #expect(ReportPage(report: exact, template: Self.template).html.contains("Every comparison is exact."))
  }

  @Test func `what passed is put aside while anything else is there`() {
    #expect(html.contains("data-outcome=\"passed\" aria-pressed=\"false\">passed <b>1</b>"))
    #expect(html.contains("data-outcome=\"changed\" aria-pressed=\"true\">changed <b>1</b>"))
    #expect(html.contains("data-outcome=\"deleted\" aria-pressed=\"true\" disabled>deleted <b>0</b>"))
    let calm = Report(command: "", cases: [SampleReport.passed()])
    let page = ReportPage(report: calm, template: Self.template).html
    #expect(page.contains("data-outcome=\"passed\" aria-pressed=\"true\">passed <b>1</b>"))
  }
}
