import Foundation
import ResourceCatalog
import TestSupport
import Testing

struct ResourceCatalogTests {
  private let repository = Checkout.root().appendingPathComponent("Resources", isDirectory: true)

  @Test func `the embedded default feed is the file in the repository`() throws {
    let url = repository.appendingPathComponent("Feeds/default.yml")
    #expect(try String(contentsOf: url, encoding: .utf8) == ResourceCatalog.embeddedDefaultFeed)
  }

  @Test func `what ships is found beside the executable`() {
    let names = ResourceCatalog.feeds().map(\.name)
    #expect(names.first == "default")
    #expect(Set(names).isSuperset(of: ["default", "minimal", "paged"]))
    #expect(ResourceCatalog.url(feed: "paged")?.lastPathComponent == "paged.yml")
    #expect(ResourceCatalog.url(feed: "no such feed") == nil)
    #expect(ResourceCatalog.picturesFolder()?.lastPathComponent == "Images")
  }

  @Test func `where nothing lies beside the executable the fallback folder is used`() {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all", isDirectory: true)
    let place = ResourcePlace(executableFolder: nowhere, fallback: repository)
    #expect(ResourceCatalog.url(feed: "default", in: place)?.path == repository.path + "/Feeds/default.yml")
    #expect(ResourceCatalog.picturesFolder(in: place)?.path == repository.path + "/Images")
  }

  @Test func `an installed program finds what ships in the share folder of its prefix`() throws {
    let prefix = FileManager.default.temporaryDirectory.appendingPathComponent("prefix \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: prefix) }
    let share = prefix.appendingPathComponent("share", isDirectory: true)
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: share.appendingPathComponent("orihon"), withDestinationURL: repository)
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all", isDirectory: true)
    let place = ResourcePlace(
      executableFolder: prefix.appendingPathComponent("bin", isDirectory: true), fallback: nowhere)
    #expect(ResourceCatalog.url(feed: "paged", in: place)?.path == "\(share.path)/orihon/Feeds/paged.yml")
    #expect(ResourceCatalog.template("Feed", in: place)?.path == "\(share.path)/orihon/Templates/Feed")
  }

  @Test func `where neither is there nothing is found and nothing breaks`() {
    let place = ResourcePlace(executableFolder: URL(fileURLWithPath: "/nowhere/at/all", isDirectory: true))
    #expect(ResourceCatalog.feeds(in: place) == [])
    #expect(ResourceCatalog.scriptsFolder(in: place) == nil)
    #expect(ResourceCatalog.strokesFolder(in: place) == nil)
    #expect(ResourceCatalog.documents(in: nil) == [])
    #expect(ResourceCatalog.picturesFolder(in: place) == nil)
  }
}
