import Foundation
import Glibc
import Testing

/// Tests of files that are chosen in the desktop's dialog, in a real window.
struct ChosenFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file("bin"), withIntermediateDirectories: true)
    try choose("/nowhere")
    try feed("shop").write(to: folder.file("shop.yml"), atomically: true, encoding: .utf8)
  }

  /// Makes the dialog one in which the user chooses this path at once.
  private func choose(_ path: String) throws {
    let dialog = folder.file("bin/zenity")
    try "#!/bin/sh\necho '\(path)'\n".write(to: dialog, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: dialog.path)
  }

  private func window(_ options: [String] = []) async throws -> FeedWindow {
    let path = folder.file("bin").path + ":/usr/bin:/bin"
    let window = try await FeedWindow("wraps", options, in: folder.url, environment: ["PATH": path])
    try await window.robot.perform([.move(CGPoint(x: 215, y: 850))])
    return window
  }

  private func feed(_ row: String) -> String {
    "sections:\n  - {id: \(row), layout: carousel, card: {width: 300, height: 200}, cards: [{title: a}, {title: b}]}\n"
  }

  @Test func `a chosen feed is shown in place of the scene, and reloads when it is saved`() async throws {
    let window = try await window()
    try choose(folder.file("shop.yml").path)
    try await window.robot.perform([.key("ctrl+o")])
    try await window.log.next("the row of the feed") { $0.rowIDs == ["shop"] }
    try feed("other").write(to: folder.file("shop.yml"), atomically: true, encoding: .utf8)
    try await window.log.next("the row of the saved feed") { $0.rowIDs == ["other"] }
  }

  @Test func `a chosen recording plays, and afterwards the scene is the user's`() async throws {
    let first = try await FeedWindow("shop.yml", ["--record", "glitch.jsonl"], in: folder.url)
    let (start, end) = (CGPoint(x: 300, y: 150), CGPoint(x: 60, y: 150))
    try await first.drag(from: start, to: end, until: "a drag") { $0.text("rows.shop.phase") == "dragging" }
    try await first.rest()
    try await first.program.quit()
    let window = try await window()
    try choose(folder.file("glitch.jsonl").path)
    try await window.robot.perform([.key("ctrl+o")])
    try await window.log.next("the recorded drag") { $0.text("rows.shop.phase") == "dragging" }
    try await window.rest()
    try await untilHovered(CGPoint(x: 200, y: 100), showing: (380, 190), in: window)
    try await window.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 400, y: 100), until: "the user's drag"
    ) {
      $0.text("rows.shop.phase") == "dragging"
    }
    try await window.program.quit()
    #expect(!window.program.errors.contains("instead of"), "\(window.program.errors)")
  }

  /// Moves the pointer over a card until a pixel of it shows the hover: the scene hears the user from then on.
  private func untilHovered(_ point: CGPoint, showing pixel: (Int, Int), in window: FeedWindow) async throws {
    let plain = try await window.robot.screenshot()[pixel.0, pixel.1]
    let deadline = ContinuousClock.now + .seconds(HangGuard.seconds)
    repeat {
      try #require(ContinuousClock.now < deadline, "the card is never hovered")
      try await window.robot.perform([.move(CGPoint(x: point.x + 1, y: point.y)), .move(point)])
    } while try await window.robot.screenshot()[pixel.0, pixel.1] == plain
  }

  @Test func `a window that is closed closes its dialog`() async throws {
    let (dialog, number) = (folder.file("bin/zenity"), folder.file("number"))
    try
      "#!/bin/sh\necho $$ > '\(number.path).new' && mv '\(number.path).new' '\(number.path)'\nexec sleep 600\n"
      .write(to: dialog, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: dialog.path)
    let window = try await window()
    try await window.robot.perform([.key("ctrl+o")])
    try await window.screenshot(of: "any picture, once the dialog is open") { _ in
      FileManager.default.fileExists(atPath: number.path)
    }
    let text = try String(contentsOf: number, encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) == 0)
    try await window.program.quit()
    #expect(kill(process, 0) == -1)
  }

  @Test func `while a recording runs no file is opened, and the recording goes on`() async throws {
    let window = try await window(["--record", "kept.jsonl"])
    try choose(folder.file("shop.yml").path)
    let before = try await window.robot.screenshot()
    try await window.robot.perform([.key("ctrl+o")])
    try await window.screenshot(of: "the note at the top") { $0[215, 16] != before[215, 16] }
    try await window.program.quit()
    #expect(FileManager.default.fileExists(atPath: folder.file("kept.jsonl").path))
    #expect(!window.log.records.contains { $0.rowIDs == ["shop"] })
  }
}
