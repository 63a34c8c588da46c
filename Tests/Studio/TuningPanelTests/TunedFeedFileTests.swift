import FeedFiles
import Foundation
import TestSupport
import Testing

@testable import TuningPanel

/// The file that the tuning panel writes into.
struct TunedFeedFileTests {
  private static let text = "# mine\ntitle: T\nsettings: {motion: {bounceRate: 11}}  # stiff\nsections: []\n"

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
