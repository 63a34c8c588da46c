import Foundation
import Testing

@testable import SceneRuns

/// Tests of files and folders that are brought to an open window.
struct OpenedFileTests {
  /// A folder that is removed with this object.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  }

  private let folder = Folder()

  private func write(_ text: String, as name: String) throws -> String {
    let file = folder.file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private nonisolated static let feed = "sections: []\n"

  @Test(arguments: ["shop.yml", "shop.yaml", "shop.json", "shop"])
  func `a file with sections is a feed, whatever it is called`(name: String) throws {
    let path = try write(name.hasSuffix("json") ? "{\"sections\": []}" : Self.feed, as: name)
    #expect(try OpenedFile(path) == .feed(path))
  }

  @Test func `a recording is known by its name, a script by its steps`() throws {
    for name in ["a.jsonl", "a.jsonl.partial", "a.jsonl.2.partial"] {
      let path = try write("", as: name)
      #expect(try OpenedFile(path) == .recording(path))
    }
    let script = try write("- wait: 0.1\n", as: "s.yml")
    #expect(try OpenedFile(script) == .script(script))
  }

  @Test func `a document with a fault is left to its reader, any other file to the pictures`() throws {
    let faulty = try write("title: [\n", as: "shop.yml")
    #expect(try OpenedFile(faulty) == .feed(faulty))
    let jumps = try write("- jump: 3\n", as: "s.yml")
    #expect(try OpenedFile(jumps) == .script(jumps))
    #expect(try OpenedFile(write("hello", as: "notes.txt")) == nil)
    #expect(complaint(folder.file("gone.yml").path) == "gone.yml cannot be opened: there is no such file")
  }

  @Test func `a document that another verb reads is told with that verb`() throws {
    let path = try write("scenarios: []\n", as: "c.yml")
    #expect(complaint(path)?.hasPrefix("c.yml cannot be opened: it is a scenario file; ") == true)
  }

  @Test func `of a folder its feed yml counts, otherwise its only feed`() throws {
    let only = try write(Self.feed, as: "one/shop.yml")
    _ = try write("- wait: 0.1\n", as: "one/s.yml")
    #expect(try OpenedFile(folder.file("one").path) == .feed(only))
    let named = try write(Self.feed, as: "two/feed.yml")
    _ = try write(Self.feed, as: "two/a.yml")
    #expect(try OpenedFile(folder.file("two").path) == .feed(named))
  }

  @Test func `a folder with several feeds or none is told with what it holds`() throws {
    for name in ["b", "a"] { _ = try write(Self.feed, as: "many/\(name).yml") }
    #expect(
      complaint(folder.file("many").path)
        == "many cannot be opened: it holds a.yml, b.yml, and none is called feed.yml; open one of them")
    for index in 1...8 { _ = try write("", as: "none/\(index).txt") }
    #expect(
      complaint(folder.file("none").path)
        == "none cannot be opened: it holds no feed, but 1.txt, 2.txt, 3.txt, 4.txt, 5.txt, 6.txt and 2 more")
    try FileManager.default.createDirectory(at: folder.file("empty"), withIntermediateDirectories: true)
    #expect(complaint(folder.file("empty").path) == "empty cannot be opened: it is empty")
  }

  private func complaint(_ path: String) -> String? {
    do throws(CommandError) {
      _ = try OpenedFile(path)
      return nil
    } catch {
      return error.description
    }
  }
}
