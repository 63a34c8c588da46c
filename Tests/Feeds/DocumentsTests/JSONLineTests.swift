import Foundation
import Testing

@testable import Documents

struct JSONLineTests {
  private enum Word: String, CaseIterable {
    case up, down
  }

  private func line() throws -> JSONLine {
    let text = #"{"t":1.5,"n":3,"s":"abc","b":true,"w":"up","list":[1,2]}"#
    return try JSONLine(JSONParser.parse(Array(text.utf8)))
  }

  @Test func `values are answered by their names`() throws {
    let line = try line()
    #expect(try line.number("t", in: 0...2) == 1.5)
    #expect(try line.integer("n", in: 0...3) == 3)
    #expect(try line.string("s") == "abc")
    #expect(try line.flag("b"))
    #expect(try line.choice("w", of: Word.self) == .up)
    #expect(try line.numbers("list", count: 2, in: 0...9) == [1, 2])
  }

  @Test func `what is wrong is told with the value and what is allowed`() throws {
    let line = try line()
    let faults: [(String, () throws -> Void)] = [
      ("\"x\" is missing; a number is needed", { _ = try line.number("x", in: 0...1) }),
      ("\"t\" is 1.5; allowed: from 0 to 1", { _ = try line.number("t", in: 0...1) }),
      ("\"t\" is 1.5; a whole number is needed", { _ = try line.integer("t", in: 0...2) }),
      ("\"n\" is 3; a text is needed", { _ = try line.string("n") }),
      ("\"s\" has 3 bytes; at most 2 are read", { _ = try line.string("s", limit: 2) }),
      ("\"s\" is \"abc\"; true or false is needed", { _ = try line.flag("s") }),
      ("\"s\" is \"abc\"; allowed: up, down", { _ = try line.choice("s", of: Word.self) }),
      (
        "\"list\" is [1,2]; a list of 3 numbers is needed",
        { _ = try line.numbers("list", count: 3, in: 0...9) }
      ),
    ]
    for (message, read) in faults {
      #expect(throws: JSONLine.Fault(message: message)) { try read() }
    }
  }

  @Test func `a line that is no object is a fault`() {
    #expect(throws: JSONLine.Fault(message: "this line is not an object {…}")) { try JSONLine(.number(1)) }
  }

  @Test func `a fault of a line names file, line and the column where JSON breaks`() {
    #expect {
      _ = try JSONLine.reading(Array("{\"a\" 1}".utf8), "a.jsonl", 7) { _ throws(JSONLine.Fault) in 0 }
    } throws: {
      "\($0)".hasPrefix("a.jsonl:7:6: not JSON: ")
    }
  }
}
