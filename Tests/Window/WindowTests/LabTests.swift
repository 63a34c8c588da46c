import Foundation
import TestSupport
import Testing

/// Tests of the lab with a real pointer and real keys.
struct LabTests {
  private static let arguments = ["--size", "800x560", "--renderer", "software", "--log", "-"]

  private func offset(_ record: LogRecord, _ scroller: String) -> Double? {
    record.number("rows.\(scroller).x")
  }

  @Test(arguments: [200.0, 600])
  func `a real drag on either side moves both by the same points`(x: Double) async throws {
    let display = try await VirtualDisplay()
    let program = try ProgramUnderTest("orihon", ["demo", "S21"] + Self.arguments, on: display)
    try await program.log.next("the first frame") { $0.isFrame }
    let start = CGPoint(x: x, y: 440)
    try await program.robot.perform(
      [.move(start), .press(1)]
        + PointerRobot.Step.path(from: start, to: CGPoint(x: x, y: 360), steps: 20))
    let held = try await program.log.next("ours under the hand") { record in
      record.isFrame && (offset(record, "S21/ours/feed/y") ?? 0) > 20
    }
    #expect(offset(held, "S21/naive/feed/y") == offset(held, "S21/ours/feed/y"))
    try await program.robot.perform([.release(1)])
    try await program.quit()
  }

  @Test func `a card leads to its pair, the arrows to the others, and Escape back`()
    async throws
  {
    let display = try await VirtualDisplay()
    let program = try ProgramUnderTest("orihon", ["lab"] + Self.arguments, on: display)
    func shown(_ scene: String) async throws {
      try await program.log.next("a frame of \(scene)") { record in
        record.isFrame && record.rowIDs.contains { $0.hasPrefix(scene) }
      }
    }
    try await shown("article-a")
    try await program.robot.click(at: CGPoint(x: 140, y: 260))
    try await shown("S01/")
    try await program.robot.perform([.key("Right")])
    try await shown("S02/")
    // Keys that go down while one pair gives way to the next are pressed in the next.
    try await program.robot.perform([.key("Left"), .key("Left")])
    try await shown("S35/")
    try await program.robot.perform([.key("Right"), .key("Right"), .key("Right"), .key("Left")])
    try await shown("S02/")
    try await program.robot.perform([.key("Escape"), .key("Tab"), .key("Return")])
    try await shown("S01/")
    try await program.robot.perform([.key("Escape")])
    try await shown("article-a")
    try await program.quit()
  }

  @Test func `Tab and Enter lead to a pair as a click does`() async throws {
    let display = try await VirtualDisplay()
    let program = try ProgramUnderTest("orihon", ["lab"] + Self.arguments, on: display)
    try await program.log.next("the index") { $0.isFrame && $0.rowIDs.contains("article-a") }
    try await program.robot.perform([.key("Tab"), .key("Return")])
    try await program.log.next("the first pair") { record in
      record.isFrame && record.rowIDs.contains { $0.hasPrefix("S01/") }
    }
    try await program.quit()
  }

  @Test func `the stroke of a pair plays by itself until somebody presses`() async throws {
    let display = try await VirtualDisplay()
    let program = try ProgramUnderTest("orihon", ["lab", "S21"] + Self.arguments, on: display)
    try await program.log.next("the pair's own drag") { ($0.number("rows.S21/ours/feed/y.x") ?? 0) > 20 }
    try await program.robot.perform([.move(CGPoint(x: 600, y: 400)), .press(1)])
    let held = try await program.log.next("the drag has ended") { record in
      record.text("rows.S21/ours/feed/y.phase") == "tracking"
    }
    #expect(held.text("rows.S21/naive/feed/y.phase") == "tracking")
    try await program.robot.perform([.release(1)])
    try await program.quit()
  }
}
