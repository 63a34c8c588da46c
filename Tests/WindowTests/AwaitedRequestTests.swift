import Foundation
import Testing

/// Tasks on the main actor that await requests, in the window of a program that knows the library alone.
struct AwaitedRequestTests {
  @Test func `a task that awaits a request in a live window goes on when it has ended`() throws {
    let display = try VirtualDisplay()
    let program = try ProgramUnderTest("LiveWindowProgram", [], on: display)
    #expect(try ending(of: "shown", in: program) == "alreadyThere")
    #expect(try ending(of: "there", in: program) == "arrived")
    let rivals = [try ending(of: "one", in: program), try ending(of: "other", in: program)]
    #expect(rivals.sorted() == ["arrived", "superseded"])
    #expect(try ending(of: "nowhere", in: program) == "rejected")
    let point = CGPoint(x: 200, y: 200)
    try program.robot.click(at: point)
    _ = try ending(of: "clicked", in: program)
    try program.robot.click(at: point)
    #expect(try ending(of: "back", in: program) == "interrupted")
    #expect(try program.quit() == 0)
  }

  private func ending(of name: String, in program: ProgramUnderTest) throws -> String {
    try program.log.next("the ending of \(name)") { $0.text("name") == name }.text("ending") ?? ""
  }
}
