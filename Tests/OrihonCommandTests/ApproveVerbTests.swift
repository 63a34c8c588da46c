import Foundation
import Testing

/// `orihon approve`: what was reviewed becomes the reference.
struct ApproveVerbTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func run(_ arguments: String..., ci: String = "") throws -> Program.Ending {
    try Program(environment: ["CI": ci]).run(arguments, in: place.folder)
  }

  private var state: URL {
    place.file("goldens/paged-rest/430x932@1/light/leftToRight/state-rest.json")
  }

  private func change(_ word: String) throws {
    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacing("\"idle\"", with: "\"\(word)\"").utf8).write(to: state)
  }

  private func compare() throws -> Program.Ending {
    try run("compare", "paged-rest", "--goldens", "goldens", "--report", "report")
  }

  @Test func `what differs is copied over its reference, and the status says that references were written`()
    throws
  {
    #expect(try compare().status == 3)
    let text = try String(contentsOf: state, encoding: .utf8)
    try change("flying")
    #expect(try compare().status == 1)
    let approving = try run("approve", "paged-rest")
    #expect(approving.status == 3, "\(approving.complaint)")
    #expect(
      approving.output
        == "paged-rest/430x932@1/light/leftToRight/state-rest.json: copied\n1 goldens approved\n")
    #expect(try String(contentsOf: state, encoding: .utf8) == text)
    #expect(try compare().status == 0)
    let nothing = try run("approve")
    #expect(nothing.status == 0 && nothing.output == "0 goldens approved\n")
  }

  @Test func `what is stale, absent or unknown is refused, and CI approves nothing`() throws {
    let absent = try run("approve")
    #expect(absent.status == 2 && absent.complaint.contains("report/actuals.json"), "\(absent.complaint)")
    #expect(try compare().status == 3)
    try change("flying")
    #expect(try compare().status == 1)
    #expect(try run("approve", ci: "true").status == 2)
    let unknown = try run("approve", "swift-rest")
    #expect(unknown.status == 2 && unknown.complaint.contains("it holds of paged-rest"))
    try Data("{}".utf8).write(to: state)
    let stale = try run("approve")
    #expect(
      stale.status == 2 && stale.complaint.contains("its reference is another one"), "\(stale.complaint)")
    #expect(try String(contentsOf: state, encoding: .utf8) == "{}")
  }
}
