import Documents
import Foundation
import Measurements
import TestSupport
import Testing

@testable import VisualQA

struct ReportReaderTests {
  private let template = ReportTemplate(page: "", style: "", script: "")

  @Test func `a report is read back as it was written`() throws {
    try TemporaryFolder.use { folder in
      var written = SampleReport.report()
      written.cases[3].isUnreadable = true
      try ReportWriter(folder, template: template).write(written)
      var read = try ReportReader(folder).report()
      // Times and numbers keep six decimals.
      #expect(read.cases[1].motion?.actual?.samples.count == 13)
      read.cases[1].motion = written.cases[1].motion
      #expect(read == written)
    }
  }

  @Test func `every case stands on a line of its own`() throws {
    try TemporaryFolder.use { folder in
      try ReportWriter(folder, template: template).write(SampleReport.report())
      let text = try String(contentsOf: folder.appendingPathComponent("report.json"), encoding: .utf8)
      #expect(text.hasPrefix("{\n\"format\": \"orihon-report\",\n\"version\": 1,\n\"program\": \"9.8.7\",\n"))
      #expect(
        text.contains("\"counts\": {\"changed\":1,\"new\":0,\"missing\":1,\"deleted\":0,\"notCompared\":1,"))
      #expect(text.split(separator: "\n").count { $0.hasPrefix("{\"path\":") } == 4)
      #expect(text.contains("\"reference\":\"pictures/0002-reference.png\""))
    }
  }

  nonisolated struct Fault: Sendable {
    let was: String
    let now: String
    let says: String

    init(_ was: String, _ now: String, _ says: String) {
      self.was = was
      self.now = now
      self.says = says
    }
  }

  @Test(arguments: [
    Fault("\"version\": 1", "\"version\": 2", "1:1: the format's version is 2; this program reads 1"),
    Fault("orihon-report", "other", "1:1: this is no report; \"format\" has to be \"orihon-report\""),
    Fault(
      "\"missing\",\"kind\"", "\"lost\",\"kind\"",
      "1:1: case 3: \"outcome\" is \"lost\"; allowed: changed, new,"),
    Fault(
      "\"pictures/0002-actual.png\"", "\"../secret.png\"",
      "case 2: \"actual\" is \"../secret.png\"; a path below"),
    Fault(
      "\"pictures/0002-actual.png\"", "\"/etc/passwd\"", "case 2: \"actual\" is \"/etc/passwd\"; a path below"
    ),
    Fault("\"pictures/0002-actual.png\"", "\"gone.png\"", "gone.png:1:1: there is no such file"),
    Fault("\"t\":[0,", "\"t\":[", "case 2: \"offset\" has another length than \"t\""),
    Fault("\"t\":[0,", "\"t\":[5,", "case 2: \"t\" goes back at sample 2"),
    Fault("\"masks\":[\"hero/card/*\"]", "\"masks\":[7]", "case 2: \"masks\" holds 7; texts are needed"),
    Fault("\"cases\": [", "\"cases\": {", "report.json:9:1: \"{\" is here"),
    Fault("\"allowed\":3", "\"allowed\":1e300", "case 2: \"allowed\" is 1e+300; allowed: from"),
    Fault(
      "\"motion\":null", "\"unreadable\":1,\"motion\":null",
      "case 1: \"unreadable\" is 1; true or false is needed"),
    Fault("\"moment\":\"rest\"", "\"moment\":3", "case 1: \"moment\" is 3; a text is needed"),
  ])
  func `what cannot be is refused with its place and value`(_ fault: Fault) throws {
    try TemporaryFolder.use { folder in
      try ReportWriter(folder, template: template).write(SampleReport.report())
      let file = folder.appendingPathComponent("report.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = text.replacing(fault.was, with: fault.now)
      #expect(changed != text)
      try Data(changed.utf8).write(to: file)
      let error = #expect(throws: DocumentError.self) { try ReportReader(folder).report() }
      #expect(error?.description.contains(fault.says) == true, "\(error?.description ?? "")")
    }
  }

  @Test func `a folder without a report is named`() throws {
    try TemporaryFolder.use { folder in
      let error = #expect(throws: DocumentError.self) { try ReportReader(folder).report() }
      #expect(error?.description.contains("report.json:1:1: the file cannot be read") == true)
    }
  }

  @Test func `random damage never crashes the reader`() throws {
    try TemporaryFolder.use { folder in
      try ReportWriter(folder, template: template).write(SampleReport.report())
      let file = folder.appendingPathComponent("report.json")
      let bytes = [UInt8](try Data(contentsOf: file))
      var random = SplitMix64(seed: 11)
      for _ in 0..<300 {
        var damaged = bytes
        for _ in 0..<3 {
          damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        try Data(damaged.prefix(Int(random.next() % UInt64(bytes.count)) + 1)).write(to: file)
        _ = try? ReportReader(folder).report()
        try Data(damaged).write(to: file)
        _ = try? ReportReader(folder).report()
      }
    }
  }
}
