import Foundation
import TestSupport
import Testing

@testable import WindowRuns

/// Tests of the sources of a package, and of how a change of them is noticed.
struct SourceFilesTests {
  private typealias Version = SourceFiles.Version

  @Test func `a change is as late as the latest changed file, and the same files are none`() {
    let old = SourceFiles(["a": Version(size: 1, time: 10), "b": Version(size: 2, time: 20)])
    #expect(old.lastChange(since: old) == nil)
    let saved = SourceFiles(["a": Version(size: 1, time: 31), "b": Version(size: 2, time: 20)])
    #expect(saved.lastChange(since: old) == 31)
    let sized = SourceFiles(["a": Version(size: 5, time: 10), "b": Version(size: 2, time: 20)])
    #expect(sized.lastChange(since: old) == 10)
    let removed = SourceFiles(["b": Version(size: 2, time: 20)])
    #expect(removed.lastChange(since: old) == 0)
  }

  @Test func `of a package its manifest and its folders of sources count, hidden files and backups do not`()
    throws
  {
    let names = [
      "Package.swift", "Sources/shelf/A.swift", "Sources/shelf/A.swift~", "Sources/shelf/.A.swift.swp",
      "Sources/shelf/picture.png", "Tests/T.swift", ".build/debug/b.swift", "notes.jsonl",
    ]
    let sources = try sources(of: names)
    #expect(
      Set(sources.versions.keys.map { URL(fileURLWithPath: $0).lastPathComponent })
        == ["Package.swift", "A.swift", "picture.png"])
    #expect(Set(sources.folders.map { URL(fileURLWithPath: $0).lastPathComponent }) == ["Sources", "shelf"])
  }

  @Test func `without a folder of sources every Swift file counts`() throws {
    let found = try sources(of: ["Package.swift", "app/A.swift", "app/notes.txt"])
    let names = found.versions.keys.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(Set(names) == ["Package.swift", "A.swift"])
  }

  @Test func `the sources of local packages count, and of those that they depend on, each once`() throws {
    let manifest = """
      let package = Package(
        dependencies: [
          .package(url: "https://example.com/far", from: "1.0.0"),
          .package(name: "Cards", path: "../cards"),  // .package(path: "../no")
          .package(path: "../gone"),
        ],
        targets: [.target(name: "A", path: "../targets")])
      """
    let back = #"let package = Package(dependencies: [.package(path: "../app"), .package(path: "../deep")])"#
    try TemporaryFolder.use { folder in
      let texts = [
        "app/Package.swift": manifest, "app/Sources/App.swift": "", "cards/Package.swift": back,
        "cards/Sources/Card.swift": "", "cards/Tests/T.swift": "", "deep/Package.swift": "",
        "deep/Sources/Deep.swift": "", "no/Package.swift": "", "no/Sources/No.swift": "",
        "targets/Package.swift": "", "targets/Sources/T.swift": "",
      ]
      for (name, text) in texts {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let found = SourceFiles(of: folder.appendingPathComponent("app"))
      let names = found.versions.keys.map { $0.dropFirst(folder.standardizedFileURL.path.count + 1) }
      #expect(
        Set(names.map(String.init)) == [
          "app/Package.swift", "app/Sources/App.swift", "cards/Package.swift", "cards/Sources/Card.swift",
          "deep/Package.swift", "deep/Sources/Deep.swift",
        ])
      #expect(found.versions.count == 6 && found.packages.count == 3)
    }
  }

  /// Returns what is found in a folder with empty files of these names.
  private func sources(of names: [String]) throws -> SourceFiles {
    try TemporaryFolder.use { folder in
      for name in names {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      return SourceFiles(of: folder)
    }
  }
}
