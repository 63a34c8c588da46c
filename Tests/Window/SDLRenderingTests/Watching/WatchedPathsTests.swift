import Foundation
import TestSupport
import Testing

@testable import SDLRendering

/// Tests of the watched files without their thread: what happens is looked at at once.
struct WatchedPathsTests {
  /// A folder with a file in it, watched.
  private final class Watched {
    let folder: URL
    let folders: FolderWatches
    var paths: WatchedPaths

    init(in folder: URL) throws {
      // A link on the way to the system's own folder is no matter here.
      self.folder = folder.resolvingSymlinksInPath()
      folders = try FolderWatches()
      paths = WatchedPaths(in: folders)
    }

    deinit { folders.close() }

    func place(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func write(_ text: String, to name: String) throws {
      let file = place(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func move(_ name: String, to other: String) { #expect(rename(place(name).path, place(other).path) == 0) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: place(name)) }

    func link(_ name: String, to target: String) {
      #expect(symlink(target, place(name).path) == 0)
    }

    func watch(_ name: String, for interest: FileWatcher.EventMask) {
      paths.watch(place(name).path, for: interest)
    }

    /// The watched names that something has happened to since the last call.
    var changed: [String] {
      _ = paths.takeEvents()
      return paths.takeChanged().map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
    }
  }

  private func watching(_ body: (Watched) throws -> Void) throws {
    try TemporaryFolder.use { try body(Watched(in: $0)) }
  }

  @Test func `other files of the folder, and reading, are no change; writing is`() throws {
    try watching { watched in
      try watched.write("a", to: "feed.yml")
      watched.watch("feed.yml", for: .changes)
      try watched.write("b", to: "other.yml")
      _ = try Data(contentsOf: watched.place("feed.yml"))
      let isTold = watched.paths.takeEvents()
      #expect(!isTold)
      #expect(watched.changed == [])
      try watched.write("b", to: "feed.yml")
      #expect(watched.changed == ["feed.yml"])
      #expect(watched.changed == [])
    }
  }

  @Test func `a file that is written is a change once it is closed`() throws {
    try watching { watched in
      try watched.write("a", to: "a.png")
      watched.watch("a.png", for: .changes)
      let handle = try FileHandle(forWritingTo: watched.place("a.png"))
      try handle.write(contentsOf: Data("bcd".utf8))
      #expect(watched.changed == [])
      try handle.close()
      #expect(watched.changed == ["a.png"])
      try watched.remove("a.png")
      #expect(watched.changed == ["a.png"])
      #expect(FileManager.default.createFile(atPath: watched.place("a.png").path, contents: nil))
      #expect(watched.changed == ["a.png"])
    }
  }

  @Test func `a file that has only begun is told of once it is whole`() throws {
    try watching { watched in
      watched.watch("a.png", for: .changes)
      let descriptor = open(watched.place("a.png").path, O_CREAT | O_WRONLY, 0o600)
      #expect(write(descriptor, "abc", 3) == 3)
      #expect(watched.changed == [])
      close(descriptor)
      #expect(watched.changed == ["a.png"])
    }
  }

  @Test
  func `a feed that is away for a moment is saved; one that stays away is told of, as its return is`()
    throws
  {
    try watching { watched in
      try watched.write("a", to: "feed.yml")
      watched.watch("feed.yml", for: .changes)
      watched.move("feed.yml", to: "feed.yml~")
      watched.move("feed.yml~", to: "feed.yml")
      #expect(watched.changed == ["feed.yml"])
      #expect(watched.changed == [])
      watched.move("feed.yml", to: "feed.yml~")
      #expect(watched.changed == ["feed.yml"])
      #expect(watched.changed == [])
      watched.move("feed.yml~", to: "feed.yml")
      #expect(watched.changed == ["feed.yml"])
    }
  }

  @Test func `of what only leads somewhere the content is no matter`() throws {
    try watching { watched in
      try watched.write("a", to: "a.png")
      watched.watch("a.png", for: .place)
      try watched.write("b", to: "a.png")
      #expect(watched.changed == [])
      try watched.remove("a.png")
      #expect(watched.changed == ["a.png"])
      try watched.write("b", to: "a.png")
      #expect(watched.changed == ["a.png"])
    }
  }

  @Test func `a folder that is moved away and comes back is watched on`() throws {
    try watching { watched in
      try watched.write("a", to: "outer/inner/feed.yml")
      watched.watch("outer/inner/feed.yml", for: .changes)
      watched.move("outer", to: "elsewhere")
      #expect(watched.changed == ["outer/inner/feed.yml"])
      try watched.write("b", to: "elsewhere/inner/feed.yml")
      #expect(watched.changed == [], "it is another file's name now")
      watched.move("elsewhere", to: "outer")
      #expect(watched.changed == ["outer/inner/feed.yml"])
      try watched.write("c", to: "outer/inner/feed.yml")
      #expect(watched.changed == ["outer/inner/feed.yml"])
    }
  }

  @Test func `a folder that is deleted and made anew, however deep, is watched on`() throws {
    try watching { watched in
      try watched.write("a", to: "outer/inner/feed.yml")
      watched.watch("outer/inner/feed.yml", for: .changes)
      for text in ["b", "c"] {
        try watched.remove("outer")
        #expect(watched.changed == ["outer/inner/feed.yml"])
        try watched.write(text, to: "outer/inner/feed.yml")
        #expect(watched.changed == ["outer/inner/feed.yml"])
        try watched.write(text + "d", to: "outer/inner/feed.yml")
        #expect(watched.changed == ["outer/inner/feed.yml"])
      }
    }
  }

  @Test func `another folder put in the place of the first is watched from then on`() throws {
    try watching { watched in
      try watched.write("a", to: "feeds/feed.yml")
      try watched.write("b", to: "next/feed.yml")
      watched.watch("feeds/feed.yml", for: .changes)
      watched.move("feeds", to: "old")
      watched.move("next", to: "feeds")
      #expect(watched.changed == ["feeds/feed.yml"])
      try watched.write("c", to: "old/feed.yml")
      #expect(watched.changed == [])
      try watched.write("c", to: "feeds/feed.yml")
      #expect(watched.changed == ["feeds/feed.yml"])
    }
  }

  @Test func `a link on the way that is led elsewhere is noticed, as Kubernetes swaps its data`() throws {
    try watching { watched in
      for turn in 1...3 { try watched.write("\(turn)", to: "..\(turn)/feed.yml") }
      watched.link("..data", to: "..1")
      watched.link("feed.yml", to: "..data/feed.yml")
      watched.watch("feed.yml", for: .changes)
      for turn in 2...3 {
        watched.link("..data_tmp", to: "..\(turn)")
        watched.move("..data_tmp", to: "..data")
        try watched.remove("..\(turn - 1)")
        #expect(watched.changed == ["feed.yml"])
      }
      try watched.write("4", to: "..3/feed.yml")
      #expect(watched.changed == ["feed.yml"])
    }
  }

  @Test func `links that lead round in a circle end nothing`() throws {
    try watching { watched in
      watched.link("a.yml", to: "b.yml")
      watched.link("b.yml", to: "a.yml")
      watched.watch("a.yml", for: .changes)
      try watched.remove("b.yml")
      try watched.write("a", to: "b.yml")
      #expect(watched.changed == ["a.yml"])
    }
  }

  @Test func `in a folder that is watched wholly every file counts, and so does the folder itself`() throws {
    try watching { watched in
      watched.watch("goldens", for: .folder)
      try watched.write("a", to: "other.yml")
      #expect(watched.changed == [])
      try watched.write("a", to: "goldens/state.json")
      #expect(watched.changed == ["goldens"])
      try watched.write("b", to: "goldens/more.json")
      #expect(watched.changed == ["goldens"])
      try watched.remove("goldens/more.json")
      #expect(watched.changed == ["goldens"])
      try watched.remove("goldens")
      #expect(watched.changed == ["goldens"])
    }
  }

  @Test func `a name that is written otherwise, as by a Mac, is noticed`() throws {
    try watching { watched in
      watched.watch("caf\u{E9}.png", for: .place)
      try watched.write("a", to: "cafe\u{301}.png")
      #expect(watched.changed.count == 1)
    }
  }

  @Test func `what is forgotten is told of no more, and its folders are left`() throws {
    try watching { watched in
      try watched.write("a", to: "inner/a.png")
      watched.watch("inner/a.png", for: .changes)
      watched.paths.forget(watched.place("inner/a.png").path)
      try watched.write("b", to: "inner/a.png")
      #expect(watched.changed == [])
      #expect(watched.paths.paths.isEmpty)
    }
  }

  @Test func `beyond the most files the trouble is named with the limit`() throws {
    try watching { watched in
      for number in 0..<WatchedPaths.limit { watched.watch("\(number).png", for: .place) }
      #expect(watched.paths.trouble == nil)
      watched.watch("more.png", for: .place)
      #expect(watched.paths.trouble?.description.hasSuffix("4096 files are watched already") == true)
    }
  }
}
