import FeedFiles
import Foundation
import TestSupport
import Testing

@testable import TuningPanel

/// The file that the tuning panel writes into.
struct TunedFeedFileTests {
  private nonisolated static let text =
    "# mine\ntitle: T\nsettings: {motion: {bounceRate: 11}}  # stiff\nsections: []\n"

  private func file(_ folder: URL, _ text: String = text) throws -> URL {
    let file = folder.appendingPathComponent("feed.yml")
    try Data(text.utf8).write(to: file)
    return file
  }

  private func tuning() throws -> FeedTuning {
    let reading = try FeedReader().read(text: Self.text, name: "feed.yml", baseFolder: nil)
    return try reading.setting([SettingAssignment("motion.bounceRate=20")]).tuning
  }

  @Test func `a value is written, and the file is known as it is then`() throws {
    try TemporaryFolder.use { folder in
      let file = try file(folder)
      let tuned = TunedFeedFile(file, text: Self.text)
      #expect(!tuned.write(try tuning()).isRefusal)
      let expected = Self.text.replacingOccurrences(of: "11", with: "20")
      #expect(try String(contentsOf: file, encoding: .utf8) == expected)
      #expect(!tuned.write(try tuning()).isRefusal)
    }
  }

  /// Values that are written one after the other, each with the setting that the panel then has.
  private func write(_ assignments: [String], with tuned: TunedFeedFile, into file: URL) throws -> [String] {
    try assignments.map { assignment in
      let now = try String(contentsOf: file, encoding: .utf8)
      let reading = try FeedReader().read(text: now, name: "feed.yml", baseFolder: nil)
      let tuning = try reading.setting([SettingAssignment(assignment)]).tuning
      #expect(!tuned.write(tuning).isRefusal)
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test(arguments: [
    text, "title: T\nsections: []\n", "title: T\nsettings:\n  # none\nsections: []",
  ])
  func `values that are changed back leave the file as it was, byte for byte`(text: String) throws {
    try TemporaryFolder.use { folder in
      let file = try file(folder, text)
      let tuned = TunedFeedFile(file, text: text)
      let former = try FeedReader().read(text: text, name: "feed.yml", baseFolder: nil).tuning
      let values = try ["motion.bounceRate", "motion.requestDuration"].map { name in
        let key = try #require(former.keys.first { $0.path.description == name })
        return "\(name)=\(former.valueInFile(of: key).text)"
      }
      let written = try write(
        ["motion.bounceRate=20", "motion.requestDuration=0.45"] + values, with: tuned, into: file)
      #expect(written[1].contains("0.45") && written[1].contains("20"))
      #expect(!written[2].contains("20") && written[2].contains("0.45"))
      #expect(written[3] == text)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `a value that somebody else has written stays, also when it is the default`() throws {
    try TemporaryFolder.use { folder in
      let file = try file(folder)
      let tuned = TunedFeedFile(file, text: Self.text)
      _ = try write(["motion.bounceRate=20"], with: tuned, into: file)
      let other = Self.text.replacingOccurrences(of: "11", with: "10")
      try Data(other.utf8).write(to: file)
      tuned.wasRead()
      let written = try write(["motion.bounceRate=12", "motion.bounceRate=10"], with: tuned, into: file)
      #expect(written == [other.replacingOccurrences(of: "10", with: "12"), other])
    }
  }

  @Test func `a file that somebody else has changed, or taken away, is left alone until the scene shows it`()
    throws
  {
    try TemporaryFolder.use { folder in
      let other = Self.text + "# somebody's\n"
      let file = try file(folder, other)
      let tuned = TunedFeedFile(file, text: Self.text)
      #expect(tuned.write(try tuning()).isRefusal)
      #expect(try String(contentsOf: file, encoding: .utf8) == other)
      tuned.wasRead()
      #expect(!tuned.write(try tuning()).isRefusal)
      try FileManager.default.removeItem(at: file)
      #expect(tuned.write(try tuning()).isRefusal)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}
