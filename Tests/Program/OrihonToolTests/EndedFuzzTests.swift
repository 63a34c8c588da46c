import Foundation
import Testing

@testable import VisualQA

#if canImport(Glibc)
  import Glibc
#endif

/// Tests of random strokes that are killed, or asked to end, while they are played.
struct EndedFuzzTests {
  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try #require(try OutputScene.tool("mkfifo", place.file("pipe.jsonl").path) == 0)
  }

  /// Runs the program until its progress has a line that fits, and ends it by a signal; returns its status.
  private func end(
    by number: Int32, _ words: [String], after fits: (String) -> Bool
  ) throws -> (process: Process, complaint: String) {
    let complaint = place.file("complaint")
    try Data().write(to: complaint)
    let pipe = try FileHandle(forUpdating: place.file("pipe.jsonl"))
    let process = Process()
    // In the background of a script a program would ignore what asks it to end.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["--default-signal=INT,TERM", try Program.executable().path, "fuzz", "feed.yml"] + words
      + ["--progress", "pipe.jsonl"]
    process.currentDirectoryURL = place.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    var line = ""
    while let byte = try pipe.read(upToCount: 1), !byte.isEmpty {
      guard byte == Data([10]) else {
        line += String(decoding: byte, as: UTF8.self)
        continue
      }
      if fits(line) { break }
      line = ""
    }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    try pipe.close()
    return (process, try String(contentsOf: complaint, encoding: .utf8))
  }

  private func hasStrokes(_ line: String) -> Bool { !line.contains(#""done":0,"#) }

  @Test(arguments: [(SIGTERM, "1"), (SIGINT, "2")])
  func `a run for a time that is asked to end ends with its report`(number: Int32, workers: String) throws {
    let (process, complaint) = try end(
      by: number, ["--until", "10m", "--workers", workers, "--report", "R"], after: hasStrokes)
    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(complaint)")
    #expect(complaint.contains("orihon: a signal ended the run before its time was over\n"), "\(complaint)")
    let names = try place.names()
    #expect(names.contains("R") && !names.contains(".R.partial"), "\(names)")
    let merged = try Program().run(["report", "R", "--out", "M"], in: place.folder)
    #expect(merged.status == 0, "\(merged.complaint)")
    let report = try String(contentsOf: place.file("M/report.json"), encoding: .utf8)
    #expect(report.contains("a signal ended the run before its time was over"))
  }

  @Test func `a run of a number of strokes that is asked to end tells what it has played, and ends with 2`()
    throws
  {
    let words = ["--strokes", "10000000", "--workers", "1", "--report", "R"]
    let (process, complaint) = try end(by: SIGTERM, words, after: hasStrokes)
    #expect(process.terminationStatus == 2)
    #expect(complaint.contains(" of 10000000 strokes\n"), "\(complaint)")
    #expect(complaint.hasSuffix("orihon: fewer strokes were played than asked for\n"), "\(complaint)")
    #expect(try place.names(in: "R").contains(RunManifest.file))
  }

  @Test func `a shard of a number of strokes that is asked to end is not complete, and leaves nothing`()
    throws
  {
    let words = ["--strokes", "10000000", "--shard", "1/2", "--workers", "1", "--report", "R"]
    let (process, complaint) = try end(by: SIGTERM, words, after: hasStrokes)
    #expect(process.terminationStatus == 2)
    #expect(
      complaint.hasSuffix("orihon: the shard is not complete, and is to be played again\n"), "\(complaint)")
    let names = try place.names()
    #expect(!names.contains("R") && !names.contains(".R.partial"), "\(names)")
  }

  @Test func `what a killed run left is named and left out, and removed by the next run of the report`()
    throws
  {
    let words = ["--until", "3s", "--workers", "1", "--report", "R"]
    let (process, _) = try end(by: SIGKILL, words) { _ in true }
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(try place.names(in: ".R.partial") == [ReportFolder.mark, UnfinishedReport.mark])
    let note = ".R.partial is left out: its run goes on, or was killed before its report was complete"
    let refused = try Program().run(["report", ".R.partial", "--out", "M"], in: place.folder)
    #expect(refused.status == 2 && refused.complaint == "orihon: \(note)\n", "\(refused.complaint)")
    #expect(!FileManager.default.fileExists(atPath: place.file("M").path))
    let mine = place.file(".R.7.partial")
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    try place.write("mine", as: ".R.7.partial/mine.txt")
    let other = try Program().run(
      ["fuzz", "feed.yml", "--strokes", "25", "--report", "S"], in: place.folder)
    #expect(other.status == 0, "\(other.complaint)")
    let merged = try Program().run(["report", "S", "--out", "M"], in: place.folder)
    #expect(merged.status == 0 && merged.output.hasSuffix("\n\(note)\n"), "\(merged.output)")
    let again = try Program().run(["fuzz", "feed.yml"] + words, in: place.folder)
    #expect(again.status == 0, "\(again.complaint)")
    let names = try place.names().filter { $0.contains("R") }
    #expect(names == [".R.7.partial", "R"])
    #expect(try place.names(in: "R").allSatisfy { $0 != UnfinishedReport.mark })
    #expect(try place.names(in: ".R.7.partial") == ["mine.txt"])
  }
}
