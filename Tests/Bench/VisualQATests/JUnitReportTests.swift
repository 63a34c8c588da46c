import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct JUnitReportTests {
  private let xml = JUnitReport(SampleReport.report()).xml

  @Test func `a suite for each scenario and a test case for each kind of golden`() {
    #expect(
      xml.contains(
        "<testsuites name=\"orihon\" tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\" time=\"0\">"))
    #expect(xml.contains("<testsuite name=\"wild\" tests=\"2\" failures=\"2\""))
    #expect(xml.contains("<testcase classname=\"wild\" name=\"drawlist\""))
    #expect(xml.contains("<testcase classname=\"calm\" name=\"state\""))
  }

  @Test func `the text of a failure is the explanation, with the command below it`() {
    #expect(
      xml.contains(
        "<failure message=\"frame 83, row hero, velocity: −312.4 instead of −318\" type=\"missing\">"))
    #expect(xml.contains("&#10;  orihon replay &#39;a &lt;b&gt;&#39; --headless</failure>"))
    #expect(xml.contains("<skipped message=\"other fonts\"/>"))
  }

  @Test func `what was measured is a property`() {
    #expect(
      xml.contains(
        "<property name=\"maxDiffPixels wild/still-rest.png\" value=\"12, allowed 3 from wild.yml:4\"/>"))
  }

  @Test func `several cases of one kind are one test case that tells of each failure`() {
    var report = SampleReport.report()
    var other = SampleReport.changed()
    other.path = "wild/still-later.png"
    report.cases.append(other)
    let xml = JUnitReport(report).xml
    #expect(xml.contains("<testsuite name=\"wild\" tests=\"2\" failures=\"2\""))
    #expect(xml.contains("still-rest.png: changed: "))
    #expect(xml.contains("still-later.png: changed: "))
  }

  @Test func `a kind whose failures follow from another's is skipped and names the cause`() {
    var report = SampleReport.report()
    var list = SampleReport.changed()
    (list.path, list.kind, list.motion) = ("wild/state-rest.json", .state, nil)
    report.cases.append(list)
    let xml = JUnitReport(report).xml
    #expect(xml.contains("<testsuite name=\"wild\" tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"1\""))
    #expect(xml.contains("<skipped message=\"follows from wild/still-rest.png: "))
  }

  @Test func `a kind of which something cannot be read is in error, whatever else it is`() {
    var report = SampleReport.report()
    var unread = SampleReport.notCompared()
    (unread.path, unread.isUnreadable, unread.explanation) = ("torn/a.png", true, "it is no PNG file")
    (unread.scenario, report.cases[1].isUnreadable) = ("torn", true)
    report.cases.append(unread)
    let xml = JUnitReport(report).xml
    #expect(
      xml.contains("<testsuites name=\"orihon\" tests=\"5\" failures=\"1\" errors=\"2\" skipped=\"1\""),
      "\(xml)")
    #expect(
      xml.contains("<error message=\"it is no PNG file\" type=\"notCompared\">torn/a.png: not compared: "))
  }

  @Test func `the file fits the schema that build servers know`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("junit.xml")
      let schema = Checkout.root().appendingPathComponent("Resources/Vectors/report/junit.xsd")
      var cases = [ResultCase("a", .passed, command: "orihon lab a", value: [:])]
      cases.append(ResultCase("b<", .failed, command: "orihon lab b", value: [:]))
      cases.append(ResultCase("c", .unreadable, command: "orihon lab c", value: [:]))
      let run = RunManifest(
        .lab, command: "", program: "", resources: "", inputs: "", plan: ["a", "b<", "c"],
        played: ["a", "b<", "c"])
      let results = ResultsReport(run, cases: cases).junit
      let empty = JUnitReport(Report(command: "")).xml
      let broken = xml.replacing("<testcase classname", with: "<testcase class")
      #expect(broken != xml)
      for (text, fits) in [
        (xml, true), (empty, true), (results, true), (broken, false),
        (xml.replacing("&lt;", with: "<"), false),
      ] {
        try Data(text.utf8).write(to: file)
        guard let status = try XMLLint.status(of: file, against: schema) else {
          return print("JUnit: the schema was not tried: there is no xmllint here (libxml2-utils)")
        }
        #expect((status == 0) == fits)
      }
    }
  }
}

/// The program `xmllint`, which checks an XML file against a schema.
private enum XMLLint {
  static let place = "/usr/bin/xmllint"

  /// Returns the exit status of the program; `nil` where it is not installed.
  static func status(of file: URL, against schema: URL) throws -> Int32? {
    guard FileManager.default.isExecutableFile(atPath: place) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: place)
    process.arguments = ["--noout", "--nonet", "--schema", schema.path, file.path]
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
