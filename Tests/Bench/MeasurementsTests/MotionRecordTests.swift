import Documents
import Foundation
import SampleRuns
import TestSupport
import Testing

@testable import Measurements

struct MotionRecordTests {
  private var sample: MotionRecord {
    var record = MotionRecord()
    record.append(
      Motions.frame(0, ["feed": [.offset: .number(0)], "hero": [.offset: .number(1.5), .page: .number(0)]]))
    record.append(
      Motions.frame(1, ["feed": [.offset: .number(0)], "hero": [.offset: .number(1.5), .page: .number(0)]]))
    record.append(
      Motions.frame(
        2, ["feed": [.offset: .number(-3.25)], "hero": [.page: .number(1), .cause: "fling"]], pixels: "ab"))
    record.append(Motions.frame(3, ["feed": [.offset: .number(-3.25)]], pixels: "ab"))
    record.append(
      Motions.frame(4, ["feed": [.offset: .number(-3.25)], "a \"b\"": [.pauses: "drag hover"]], pixels: "cd"))
    record.append(
      Motions.frame(5, ["feed": [.offset: .number(-3.25)], "a \"b\"": [.pauses: "drag hover"]], pixels: "cd"))
    return record
  }

  /// Returns a frame in which a scroller has these values.
  private nonisolated static func moved(_ values: String) -> String {
    "{\"frame\":0,\"t\":0,\"moved\":{\"hero\":{\(values)}}}\n"
  }

  private func read(_ text: String) throws -> MotionRecord {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("motion.jsonl")
      try Data(text.utf8).write(to: file)
      return try MotionRecord(contentsOf: file)
    }
  }

  @Test func `frames that tell nothing new are left out, and what is written is read back`() throws {
    #expect(sample.frames.map(\.number) == [0, 2, 3, 4])
    #expect(sample.end == 5)
    #expect(try read(sample.text) == sample)
  }

  @Test func `a line says only what has changed`() {
    let lines = sample.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[1].contains("\"hero\":{\"cause\":\"fling\",\"offset\":null,\"page\":1}"))
    #expect(lines[2].hasSuffix("\"gone\":[\"hero\"]}"))
    #expect(lines[4] == "{\"end\":5}")
  }

  @Test(arguments: [
    ("", "the record has no end"), ("{\"frame\":0,\"t\":0}\n", "the record has no end"),
    ("{\"end\":0}\n{\"frame\":1,\"t\":0}\n", "goes on after its end"),
    ("{\"frame\":0,\"t\":0}\n{\"frame\":0,\"t\":0}\n", "\"frame\" is 0; allowed: from 1"),
    ("{\"frame\":0,\"t\":0,\"moved\":{\"hero\":{\"speed\":1}}}\n", "\"speed\" is no variable"),
    ("{\"frame\":0,\"t\":0,\"moved\":{\"hero\":1}}\n", "\"hero\" is 1; an object is needed"),
    ("nonsense\n", "not JSON"),
    ("{\"frame\":1000000000,\"t\":0}\n", "\"frame\" is 1000000000; allowed: from 0 to 5184000"),
    ("{\"frame\":5184000,\"t\":0}\n{\"frame\":5184001,\"t\":0}\n", "no frame has a number above 5184000"),
    ("{\"frame\":0,\"t\":1e300}\n", "\"t\" is 1e+300; allowed: from 0 to 86400"),
    (moved("\"lap\":1e300"), "\"lap\" is 1e+300; allowed: from -1000000000 to 1000000000"),
    (moved("\"page\":1e300"), "\"page\" is 1e+300; allowed"),
    (moved("\"stroke\":1e19"), "\"stroke\" is 1e+19"),
    (moved("\"request\":0.5"), "\"request\" is 0.5; a whole number is needed"),
    (moved("\"offset\":-1e10"), "\"offset\" is -10000000000; allowed"),
    (moved("\"cause\":{}"), "\"cause\" is {}; a text is needed"),
    (moved("\"autoplay.running\":3"), "\"autoplay.running\" is 3; true or false is needed"),
  ])
  func `a faulty record is refused with its line`(text: String, message: String) {
    do {
      _ = try read(text)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test func `a scroller's motion becomes a series that can be plotted`() {
    let series = Motions.record(offsets: [0, 3, 9]).series(of: "hero", rate: 60)
    #expect(series.samples.map(\.offset) == [0, 3, 9])
    #expect(isClose(series.samples[1].time, 0.017))
  }
}
