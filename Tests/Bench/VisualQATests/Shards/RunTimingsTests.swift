import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct RunTimingsTests {
  private let timings = RunTimings([
    RunTimings.Machine(
      calibration: 0.002,
      entries: [
        RunTimings.Entry("a", variant: "430x932", seconds: 1), RunTimings.Entry("a", seconds: 2),
        RunTimings.Entry("b", seconds: 0.5),
      ]),
    RunTimings.Machine(calibration: 0.004, entries: [RunTimings.Entry("c", seconds: 2)]),
  ])

  @Test func `a file reads what it writes`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent(RunTimings.file)
      try OutputFile.write(timings.text, to: file)
      #expect(try RunTimings(contentsOf: file) == timings)
    }
  }

  @Test func `a cost is the time in units of what the machine takes for the fixed work`() {
    let costs = timings.costs(of: [("a", 1), ("b", 1), ("c", 1)])
    #expect(costs == [1500, 250, 500])
  }

  @Test func `a part without a time has its guess, in the scale of the others`() {
    // The ratios of time to guess are 1500/30, 250/10 and 500/10; the middle one is 50.
    let costs = timings.costs(of: [("a", 30), ("b", 10), ("c", 10), ("new", 4)])
    #expect(costs == [1500, 250, 500, 200])
    #expect(RunTimings().costs(of: [("x", 3), ("y", 5)]) == [3, 5])
  }

  @Test(arguments: [
    ("{}", "these are no timings"),
    (#"{"format":"orihon-timings","version":2,"machines":[]}"#, "allowed: from 1 to 1"),
    (
      #"{"format":"orihon-timings","version":1,"machines":[{"calibration":0,"entries":[]}]}"#,
      "\"calibration\" is 0"
    ),
    (
      #"{"format":"orihon-timings","version":1,"machines":[{"calibration":1,"entries":[{"name":"a","seconds":-1}]}]}"#,
      "\"seconds\" is -1"
    ),
    ("[", "timings.json:1:"),
  ])
  func `a faulty file is refused with its place`(text: String, saying: String) throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent(RunTimings.file)
      try OutputFile.write(text, to: file)
      let error = #expect(throws: DocumentError.self) { try RunTimings(contentsOf: file) }
      #expect(error?.description.contains(saying) ?? false, "\(error?.description ?? "")")
    }
  }

  @Test func `the fixed work takes the shortest of three times`() {
    var times = [0, 3, 10, 11, 20, 25.0][...]
    #expect(MachineSpeed.calibration { times.removeFirst() } == 1)
  }
}
