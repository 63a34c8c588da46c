import Foundation
import Testing

/// Tests of tasks on the main actor that await requests.
///
/// They run in the window of a program that knows the library alone.
struct AwaitedRequestTests {
  @Test func `a task that awaits a request in a live window goes on when it has ended`() async throws {
    let display = try await VirtualDisplay()
    let program = try ProgramUnderTest("LiveWindowProgram", [], on: display)
    #expect(try await ending(of: "shown", in: program) == "alreadyThere")
    #expect(try await ending(of: "there", in: program) == "arrived")
    let rivals = [try await ending(of: "one", in: program), try await ending(of: "other", in: program)]
    #expect(rivals.sorted() == ["arrived", "superseded"])
    #expect(try await ending(of: "nowhere", in: program) == "rejected")
    let point = CGPoint(x: 200, y: 200)
    try await program.robot.click(at: point)
    _ = try await ending(of: "clicked", in: program)
    try await program.robot.click(at: point)
    #expect(try await ending(of: "back", in: program) == "interrupted")
    try await program.quit()
  }

  private func ending(of name: String, in program: ProgramUnderTest) async throws -> String {
    try await program.log.next("the ending of \(name)") { $0.text("name") == name }.text("ending") ?? ""
  }
}
