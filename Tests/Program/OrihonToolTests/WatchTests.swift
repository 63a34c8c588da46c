import Foundation
import Glibc
import TestSupport
import Testing

/// Tests of `orihon compare --watch`, which plays again what a change touches.
struct WatchTests {
  private let place: Scratch

  init() throws {
    place = try Scratch()
    for name in ["a", "b"] {
      try place.write(feed(cards: 3), as: "\(name).yml")
    }
    try place.write(
      """
      keeps: [state]
      scenarios:
        - {name: first, scene: a.yml}
        - {name: second, scene: b.yml}

      """, as: "s.yml")
    let words = ["compare", "--scenarios", "s.yml"]
    #expect(try Program(environment: ["CI": ""]).run(words, in: place.folder).status == 3)
  }

  private func feed(cards: Int) -> String {
    let cards = (0..<cards).map { "{title: t\($0)}" }.joined(separator: ", ")
    return "sections:\n  - {id: row, layout: carousel, dots: {position: below}, cards: [\(cards)]}\n"
  }

  /// A run of the program, whose lines are read as they come.
  private final class Run {
    let process = Process()
    private let (output, complaints) = (Pipe(), Pipe())
    private var rest = ""

    init(in folder: URL) throws {
      // In the background of a script a program would ignore what asks it to end.
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "--default-signal=INT", try Program.executable().path, "compare", "--scenarios", "s.yml", "--report",
        "report", "--watch",
      ]
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
      process.standardOutput = output
      process.standardError = complaints
      try process.run()
    }

    /// Reads on until a line that tells of a sum, and returns everything from the line before on.
    func lines() -> [String] {
      var found: [String] = []
      while true {
        while let end = rest.firstIndex(of: "\n") {
          found.append(String(rest[..<end]))
          rest = String(rest[rest.index(after: end)...])
          if let last = found.last, last.contains(" golden"), last.contains(" passed") { return found }
        }
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return found }
        rest += String(decoding: data, as: UTF8.self)
      }
    }

    /// Waits for the next words on standard error.
    func complaint() -> String {
      String(decoding: complaints.fileHandleForReading.availableData, as: UTF8.self)
    }

    func end() -> Int32 {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func `only the scenarios that depend on what was saved are played again`() throws {
    let run = try Run(in: place.folder)
    #expect(run.lines().last == "2 of 2 goldens passed")
    try place.write(feed(cards: 4), as: "a.yml")
    let changed = run.lines()
    #expect(
      changed.contains { $0.hasPrefix("first/") && $0.contains("state-rest.json: differs") }, "\(changed)")
    #expect(!changed.contains { $0.hasPrefix("second/") })
    #expect(changed.last == "first again: 1 of 2 goldens passed")
    let page = try String(contentsOf: place.file("report/report.json"), encoding: .utf8)
    #expect(page.contains("second/"), "the report is of all scenarios")
    try place.write(feed(cards: 3), as: "a.yml")
    #expect(run.lines().last == "first again: 2 of 2 goldens passed")
    #expect(run.end() == 0)
  }

  @Test func `a fault is told, the watch goes on, and the end has the status of the last run`() throws {
    let run = try Run(in: place.folder)
    _ = run.lines()
    try place.write("sections: 3\n", as: "b.yml")
    let faulty = run.lines()
    #expect(faulty.contains { $0.hasPrefix("second:") && $0.contains("b.yml:1:11") }, "\(faulty)")
    #expect(faulty.last == "second again: 1 of 2 goldens passed, 1 not compared")
    try FileManager.default.removeItem(
      at: place.file("goldens/first/430x932@1/light/leftToRight/state-rest.json"))
    #expect(run.lines().last == "first again: 0 of 1 golden passed, 1 written, 1 not compared")
    #expect(run.end() == 2)
  }

  @Test func `scenarios that are mended are told by the sum, also where they are as before the fault`() throws
  {
    let run = try Run(in: place.folder)
    _ = run.lines()
    let scenarios = try String(contentsOf: place.file("s.yml"), encoding: .utf8)
    try place.write(scenarios + "  - {name: x\n", as: "s.yml")
    #expect(run.complaint().contains("not valid YAML"))
    try place.write(scenarios, as: "s.yml")
    #expect(run.lines().last == "2 of 2 goldens passed")
    #expect(run.end() == 0)
  }

  @Test func `a feed that is deleted is told, and so is its return`() throws {
    let run = try Run(in: place.folder)
    _ = run.lines()
    try FileManager.default.removeItem(at: place.file("a.yml"))
    let gone = run.lines()
    #expect(
      gone.contains { $0.hasPrefix("first: ") && $0.hasSuffix("a.yml:1:1: there is no such file") }, "\(gone)"
    )
    #expect(gone.last == "first again: 1 of 2 goldens passed, 1 not compared")
    try place.write(feed(cards: 3), as: "a.yml")
    #expect(run.lines().last == "first again: 2 of 2 goldens passed")
    #expect(run.end() == 0)
  }

  @Test func `two folders and a watch contradict each other`() throws {
    let ending = try Program().run(["compare", ".", ".", "--watch"], in: place.folder)
    #expect(ending.status == 2 && ending.complaint.contains("--watch"), "\(ending.complaint)")
  }
}
