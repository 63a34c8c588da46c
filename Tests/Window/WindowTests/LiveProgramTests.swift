import Foundation
import Testing

/// Tests of a program whose package is built anew while its window is open.
///
/// Covers U3.
@Suite(.serialized)
struct LiveProgramTests {
  private static let row = "rows.0"
  private let hand = CGPoint(x: 300, y: 200)

  @Test func `on save the new program goes on where the hand was, with its own offsets`() async throws {
    let package = try await LivePackage()
    let log = package.program.log
    try await package.robot.drag(from: hand, to: CGPoint(x: 100, y: 200))
    try await log.next("the second page") { $0.isEvent("didSettle") && $0.int("page") == 1 }
    let rest = try await log.next("a frame at rest") { $0.isAtRest }
    #expect(rest.number(Self.row + ".x") == 300)
    try await package.robot.perform(
      [.move(hand), .press(1)]
        + PointerRobot.Step.path(from: hand, to: CGPoint(x: 220, y: 200), steps: 10))
    let held = try await log.next("a held row") { ($0.number(Self.row + ".x") ?? 0) > 350 }
    try package.save("250\n", as: "Sizes.swift")
    try await package.waitForNextProgram()
    let again = try await log.next("the same moment in the new program") {
      $0.isFrame && $0.time >= held.time
    }
    #expect(again.text(Self.row + ".phase") == "dragging")
    let offset = try #require(again.number(Self.row + ".x"))
    #expect(offset > 250 && offset < 350, "the page of other cards, and the way of the hand")
    try await package.robot.perform(
      PointerRobot.Step.path(from: CGPoint(x: 220, y: 200), to: CGPoint(x: 150, y: 200), steps: 10))
    try await log.next("the row follows the hand") { ($0.number(Self.row + ".x") ?? 0) > offset + 40 }
    try await package.robot.perform([.release(1)])
    let page = try await log.next("the next page") { $0.isEvent("didSettle") && $0.time > held.time }
    #expect(page.int("page") == 2)
    try await package.quit()
    #expect(package.program.errors.contains("s from save to picture (build "))
    #expect(package.program.errors.contains("ends elsewhere"))
  }

  @Test func `an error is a banner over the scene, which goes on until it is mended`() async throws {
    let package = try await LivePackage()
    let log = package.program.log
    try package.save("BROKEN\n", as: "Shelf.swift")
    try await package.waitForBanner(true)
    #expect(package.program.errors.contains("Sources/shelf/Shelf.swift:3:5: error: cannot find 'BROKEN'"))
    try await package.robot.drag(from: hand, to: CGPoint(x: 60, y: 200))
    try await log.next("the second page") { $0.isEvent("didSettle") && $0.int("page") == 1 }
    try package.save("", as: "Shelf.swift")
    try await package.waitForNextProgram()
    try await log.next("the second page again") { $0.isEvent("didSettle") && $0.int("page") == 1 }
    try await package.waitForBanner(false)
    try await package.quit()
  }

  @Test func `a new program that ends at once leaves the window to the former one`() async throws {
    let package = try await LivePackage()
    try package.prepare("#!/bin/sh\nexit 3\n")
    try package.save("200\n", as: "Sizes.swift")
    try await package.waitForBanner(true)
    #expect(package.program.errors.contains("ended with status 3; the former one goes on"))
    try await package.robot.drag(from: hand, to: CGPoint(x: 60, y: 200))
    let page = try await package.program.log.next("the second page") { $0.isEvent("didSettle") }
    #expect(page.int("page") == 1)
    try await package.quit()
  }

  @Test func `the recording of a session that went on in another program holds all of it`() async throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("live.jsonl")
    let package = try await LivePackage(["--record", recording.path])
    try await package.robot.drag(from: hand, to: CGPoint(x: 60, y: 200))
    try await package.program.log.next("the second page") { $0.isEvent("didSettle") }
    try package.save("", as: "Main.swift")
    try await package.waitForNextProgram()
    try await package.program.log.next("the second page again") { $0.isEvent("didSettle") }
    try await package.quit()
    let lines = try String(contentsOf: recording, encoding: .utf8).split(separator: "\n")
    #expect(lines.first?.contains(#""kind":"recording""#) == true)
    #expect(lines.count { $0.contains(#""phase":"pressed""#) } == 1)
    #expect(lines.last?.contains(#""kind":"end""#) == true)
  }
}
