import Documents
import FeedFiles
import Foundation
import Replays
import VisualQA

/// A file that `orihon check` has read: a feed, a gesture script, a scenario file or a recording.
struct CheckedFile {
  /// What is wrong, one line each.
  private(set) var faults: [String] = []
  /// What is odd, one line each.
  private(set) var warnings: [String] = []
  /// What the file holds; `nil` when it is faulty.
  private(set) var summary: String?

  /// Reads the file; `.jsonl` is a recording, a list of steps a script, a map with scenarios a scenario file, and anything else a feed.
  init(_ path: String) {
    let file = URL(fileURLWithPath: path)
    do {
      if file.pathExtension == "jsonl" {
        try checkRecording(file)
      } else if Self.isScript(file) {
        let script = try GestureScriptReader().read(contentsOf: file)
        summary = "\(path): a script of \(NumberText.count(script.steps.count, "step"))"
      } else if Self.isScenarios(file) {
        let entries = try ScenarioReader().read(contentsOf: file)
        summary = "\(path): \(NumberText.count(entries.count, "scenario"))"
      } else {
        try checkFeed(file)
      }
    } catch {
      faults = ((error as? FeedError)?.faults.map(\.description)) ?? ["\(error)"]
    }
  }

  private static func isScript(_ file: URL) -> Bool {
    guard let root = try? DocumentReader().read(contentsOf: file), case .list = root.content else {
      return false
    }
    return true
  }

  private static func isScenarios(_ file: URL) -> Bool {
    guard let root = try? DocumentReader().read(contentsOf: file), case .map(let entries) = root.content
    else { return false }
    return entries.contains { $0.key == "scenarios" }
  }

  private mutating func checkFeed(_ file: URL) throws {
    let reading = try SceneSource.reader.read(contentsOf: file)
    warnings = reading.warnings.map(\.description)
    let cards = reading.feed.sections.reduce(0) { $0 + $1.cards.count }
    let sections = NumberText.count(reading.feed.sections.count, "section")
    summary = "\(file.relativePath): a feed of \(sections) and \(NumberText.count(cards, "card"))"
  }

  private mutating func checkRecording(_ file: URL) throws {
    var reader = try RecordingReader(contentsOf: file)
    defer { reader.close() }
    var count = 0
    while try reader.next() != nil { count += 1 }
    if let cut = reader.cutDescription { warnings = [cut] }
    summary = "\(file.relativePath): a recording of \(count) entries on \(reader.header.feed)"
  }
}
