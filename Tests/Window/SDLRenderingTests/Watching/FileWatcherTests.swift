import Dispatch
import Foundation
import Testing

@testable import SDLRendering

struct FileWatcherTests {
  private let folder: URL
  private let file: URL
  private let woken = DispatchSemaphore(value: 0)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("watched-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("feed.yml")
    try Data("a".utf8).write(to: file)
  }

  @Test(arguments: ["in place", "renamed over", "moved aside and written anew", "through a link"])
  func `a save is noticed however the editor does it`(way: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watched = way == "through a link" ? try link() : file
    let watcher = try watch(watched)
    defer { watcher.stop() }
    let files = FileManager.default
    switch way {
    case "renamed over":
      try Data("b".utf8).write(to: folder.appendingPathComponent("other"))
      #expect(rename(folder.appendingPathComponent("other").path, file.path) == 0)
    case "moved aside and written anew":
      try files.moveItem(at: file, to: folder.appendingPathComponent("feed.yml~"))
      try Data("b".utf8).write(to: file)
    default:
      try Data("b".utf8).write(to: file)
    }
    #expect(woken.wait(timeout: .now() + 900) == .success)
    #expect(watcher.takeChanged() == [watched.path])
    #expect(watcher.takeChanged().isEmpty)
  }

  @Test func `a folder that is not there yet is waited for`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("none/feed.yml")
    let watcher = try watch(missing)
    defer { watcher.stop() }
    try FileManager.default.createDirectory(
      at: missing.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("a".utf8).write(to: missing)
    #expect(woken.wait(timeout: .now() + 900) == .success)
    #expect(watcher.takeChanged() == [missing.path])
    #expect(watcher.takeTrouble() == nil)
  }

  @Test func `many writes before anybody looks are one change`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = try watch(file)
    defer { watcher.stop() }
    for index in 0..<20 { try Data("\(index)".utf8).write(to: file) }
    #expect(woken.wait(timeout: .now() + 900) == .success)
    #expect(watcher.takeChanged() == [file.path])
  }

  private func watch(_ file: URL) throws -> FileWatcher {
    let woken = self.woken
    return try FileWatcher([file: .changes]) { woken.signal() }
  }

  private func link() throws -> URL {
    let elsewhere = folder.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    let link = elsewhere.appendingPathComponent("link.yml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    return link
  }
}
