import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests of a screen whose rows are filled in by the main queue, in runs without a window.
///
/// The program is started: in a process of tests other threads serve the main queue.
struct MainQueueTests {
  private let program = Program(name: "DeferringProgram")
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func run(_ arguments: [String]) throws -> String {
    let ending = try program.run(arguments, in: place.folder)
    try #require(ending.status == 0, "\(ending.complaint)")
    return ending.output
  }

  private func still(of scene: String, at time: String = "0", in folder: String = "out") throws -> Bitmap {
    _ = try run(["shoot", scene, "--at", time, "--out", folder, "--size", "320x480"])
    return try PNGFile().read(place.file("\(folder)/\(scene)-\(time).png"))
  }

  private func log(of scene: String, playing script: String) throws -> [Substring] {
    try place.write(script, as: "script.yml")
    return try run(["replay", "script.yml", scene, "--headless", "--size", "320x480", "--log", "-"])
      .split(separator: "\n")
  }

  private static let wheel = "- wheel: {at: [160, 240], dy: -3}\n- wait: 0.5\n"

  @Test(arguments: ["block", "nested", "task", "background", "stream", "chain"])
  func `what viewDidLoad defers is in the first picture, the same in every run`(scene: String) throws {
    let plain = try still(of: "plain")
    let deferred = try still(of: scene)
    #expect(Set(plain.pixels).count > 2)
    #expect(deferred.pixels == plain.pixels)
    #expect(try still(of: scene, in: "again").pixels == deferred.pixels)
  }

  @Test(arguments: ["block", "task", "background", "stream"])
  func `a replay scrolls the rows that came later as those that were there at once`(scene: String) throws {
    let plain = try log(of: "plain", playing: Self.wheel)
    let deferred = try log(of: scene, playing: Self.wheel)
    #expect(plain.count > 5)
    #expect(deferred.map { String($0).replacing(scene, with: "plain") } == plain.map(String.init))
    #expect(try log(of: scene, playing: Self.wheel) == deferred)
  }

  @Test func `a chain of blocks that never ends lets time pass, and the run end`() throws {
    let frames = try log(of: "chain", playing: Self.wheel)
    #expect(frames.last?.contains("\"y\":159") == true, "\(frames.last ?? "")")
    #expect(try log(of: "chain", playing: Self.wheel) == frames)
    #expect(try still(of: "chain", at: "1").pixels == still(of: "plain", at: "1").pixels)
  }

  @Test func `what a tap defers is done before the next frame, and a recording repeats it`() throws {
    try place.write(
      "- press: [160, 40]\n- wait: 0.05\n- release:\n- wait: 0.5\n- capture: after\n", as: "script.yml")
    let words = ["tapped", "--headless", "--size", "320x480", "--out", "a", "--record", "run.jsonl"]
    _ = try run(["replay", "script.yml"] + words)
    let after = try PNGFile().read(place.file("a/after.png"))
    #expect(try after.pixels != still(of: "plain", at: "1").pixels)
    let replay = try program.run(["replay", "run.jsonl", "--headless"], in: place.folder)
    #expect(replay.status == 0 && replay.complaint.contains("agree"), "\(replay.complaint)")
  }

  @Test(arguments: ["task", "tapped"])
  func `random strokes lead to the same state from a snapshot`(scene: String) throws {
    #expect(try run(["fuzz", scene, "--strokes", "50"]).contains("nothing broken"))
  }

  @Test func `the layout and the check of a scene know the rows that came later`() throws {
    let plain = try run(["layout", "plain"])
    #expect(try run(["layout", "block"]).replacing("block", with: "plain") == plain)
    #expect(plain.split(separator: "\n").count > 20)
  }
}
