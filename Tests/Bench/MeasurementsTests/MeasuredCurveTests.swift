import Foundation
import TestSupport
import Testing

@testable import Measurements

struct MeasuredCurveTests {
  private func curve(_ text: String) throws -> MeasuredCurve {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("phone.csv")
      try Data(text.utf8).write(to: file)
      return try MeasuredCurve(contentsOf: file)
    }
  }

  @Test(arguments: [
    "t,offset\n0,0\n0.5,10.25\n", "Time,Offset\n0,0\n0.5,10.25\n", "0,0\n0.5,10.25",
    "\u{FEFF}t, offset\r\n\r\n0 , 0\r\n5e-1,10.25\r\n", "t,offset\r0,0\r0.5,10.25\r",
    "\"time\",\"offset\"\n0,0\n0.5,10.25\n", "\"\",\"time\",\"offset\"\r\n\"1\",0,0\r\n\"2\",0.5,10.25\r\n",
    " \"t\" , \"offset\" \n\"0\",\"0\"\n \"5e-1\" ,10.25\n", ",t,offset\n\"a, \"\"b\"\"\",0,0\nc,0.5,10.25\n",
  ])
  func `times and offsets are read with or without a heading`(text: String) throws {
    let samples = try curve(text).series.samples
    #expect(samples.map(\.time) == [0, 0.5] && samples.map(\.offset) == [0, 10.25])
    #expect(samples.allSatisfy { $0.velocity == nil && $0.page == nil })
  }

  @Test(arguments: [
    ("", ":1:1: a curve needs 2 lines of t,offset, not 0"),
    ("t,offset\n1,2\n", ":2:1: a curve needs 2 lines of t,offset, not 1"),
    ("1,2\n2\n", #":2:1: "2" has 1 field; a line is t,offset, seconds and points"#),
    ("1,2\n2,3,4\n", #":2:1: "2,3,4" has 3 fields; a line is t,offset, seconds and points"#),
    ("t [s],y\n1,2\n", #":1:1: "t [s]" is no number from -1000000000 to 1000000000; names of columns"#),
    ("t;offset\n0;1\n", "t,offset, seconds and points; fields are separated by commas, not by semicolons"),
    (
      "0,5;12\n1;13\n",
      "1000000000; fields are separated by commas, not by semicolons, and decimals by points"
    ),
    ("0\t1\n", "seconds and points; fields are separated by commas, not by tabs, and decimals by points"),
    ("t_ms,offset\n0,1\n", "and finger third, and times are seconds"),
    ("1,2\n2,far\n", #":2:3: "far" is no number from -1000000000 to 1000000000"#),
    ("1,2\n2, nan\n", #":2:3: " nan" is no number from"#),
    ("1,2\nt,offset\n", #":2:1: "t" is no number from"#),
    ("1,2\n2,1e10\n", #":2:3: "1e10" is no number from"#),
    ("t,offset,finger\n1,2,3\n2,3\n", #":3:1: "2,3" has 2 fields; a line is t,offset,finger, seconds"#),
    ("t,offset,finger\n1,2,3\n2,,4\n", #":3:3: "" is no number from"#),
    ("1,2\n1,3\n", #":2:1: the time is "1", after 1.0; times grow"#),
    ("\"\",\"t\",\"offset\"\n\"1\",0,0\n\"2\",0.5,\"far\"\n", #":3:9: "far" is no number from"#),
    ("\"\",\"t\",\"offset\"\n\"1\",0,0\n\"2\",0,5\n", #":3:5: the time is "0", after 0.0; times grow"#),
    (
      "\"\",\"t\",\"offset\"\n0,0\n",
      #":2:1: "0,0" has 2 fields; a line is a name and t,offset, seconds and points"#
    ),
    ("\"time\",\"y\"\n0,0\n", #":1:1: "time" is no number from -1000000000 to 1000000000; names of columns"#),
    ("t,offset\n0,0\n1,\"2\n", ":3:3: the quote that begins here has no end in this line"),
    ("\"t\"x,offset\n0,0\n", ":1:4: a comma is needed after a field in quotes"),
    ("t,offset\n0,0\n1,NA\n", #":3:3: "NA" is no number from"#),
  ])
  func `what is no curve is told with its line`(text: String, message: String) {
    #expect {
      try curve(text)
    } throws: { error in
      "\(error)".contains("phone.csv:") && "\(error)".contains(message)
    }
  }

  @Test func `a third column is the finger's place, which is empty where none was down`() throws {
    let curve = try curve("time,offset,finger\n0,0,300\n0.5,10.25,289.75\n1,12,\n")
    #expect(curve.series.samples.map(\.offset) == [0, 10.25, 12])
    #expect(curve.fingers == [300, 289.75, nil])
    #expect(try self.curve("t,offset,finger\n0,0,\n1,1,\n").fingers.isEmpty)
    let table = "\"\",\"t\",\"offset\",\"finger\"\n\"1\",0,0,300\n\"2\",0.5,10.25,NA\n"
    #expect(try self.curve(table).fingers == [300, nil])
  }

  @Test func `a file that is not there is told`() {
    #expect {
      try MeasuredCurve(contentsOf: URL(fileURLWithPath: "gone.csv"))
    } throws: { error in
      "\(error)" == "gone.csv:1:1: there is no such file"
    }
  }
}
