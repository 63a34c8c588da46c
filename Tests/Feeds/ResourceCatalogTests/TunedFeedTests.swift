import Documents
import FeedFiles
import Foundation
import TestSupport
import Testing

/// The numbers of every feed that ships, changed and written into its own text.
struct TunedFeedTests {
  nonisolated static let files: [URL] = {
    let resources = Checkout.root().appendingPathComponent("Resources", isDirectory: true)
    let feeds = resources.appendingPathComponent("Feeds", isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: feeds.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted().map(feeds.appendingPathComponent)
      + [resources.appendingPathComponent("Templates/Feed/feed.yml")]
  }()

  @Test(arguments: files)
  func `a number of every group is written into the text, and nothing else changes`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let images = Checkout.root().appendingPathComponent("Resources/Images", isDirectory: true)
    let reader = FeedReader(shippedPictures: images)
    let folder = file.deletingLastPathComponent()
    let reading = try reader.read(text: text, name: "feed.yml", baseFolder: folder)
    var tuning = reading.tuning
    let keys = tuning.keys.filter { $0.range != nil && $0.path.description != "cards" }
    for (_, members) in Dictionary(grouping: keys, by: \.group) {
      guard let key = members.first, let range = tuning.range(of: key) else { continue }
      try tuning.set(key.path, to: FeedTuning.text(range.upper))
    }
    let written = try tuning.written(into: text)
    let again = try reader.read(text: written, name: "feed.yml", baseFolder: folder)
    #expect(again.feed.sections.map(\.cards) == reading.feed.sections.map(\.cards))
    for assignment in tuning.assignments {
      let key = try #require(again.tuning.keys.first { $0.path.description == assignment.name })
      #expect(again.tuning.value(of: key).text == assignment.text)
    }
    let kept = Set(text.split(separator: "\n")).subtracting(written.split(separator: "\n"))
    #expect(kept.count <= tuning.assignments.count, "lines that are gone: \(kept)")
  }
}
