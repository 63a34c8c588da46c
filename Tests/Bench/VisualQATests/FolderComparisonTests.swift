import Documents
import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import VisualQA

struct FolderComparisonTests {
  private func write(_ bitmap: Bitmap, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PlainCoding().png(of: bitmap).write(to: file)
  }

  private func compare(
    _ folder: URL, within tolerance: PictureTolerance = PictureTolerance()
  ) throws -> (entries: [FolderComparison.Entry], ignored: Int) {
    try FolderComparison(within: tolerance, coding: PlainCoding(), seed: 1).entries(
      reference: folder.appendingPathComponent("old"), actual: folder.appendingPathComponent("new"))
  }

  private func prepare(_ folder: URL) throws {
    let plain = Bitmap(width: 8, height: 8, color: 0xFF20_2020)
    var changed = plain
    changed[3, 3] = 0xFFFF_FFFF
    for (name, old, new) in [
      ("same.png", plain, plain), ("deep/er/changed.png", plain, changed),
      ("larger.png", plain, Bitmap(width: 9, height: 8)),
    ] {
      try write(old, to: folder.appendingPathComponent("old/\(name)"))
      try write(new, to: folder.appendingPathComponent("new/\(name)"))
    }
    try write(plain, to: folder.appendingPathComponent("old/deep/gone.PNG"))
    try write(plain, to: folder.appendingPathComponent("new/added.png"))
    try Data("notes".utf8).write(to: folder.appendingPathComponent("old/readme.txt"))
  }

  @Test func `pictures are changed, missing, deleted or passed, by their paths, and other files are counted`()
    throws
  {
    try TemporaryFolder.use { folder in
      try prepare(folder)
      let (entries, ignored) = try compare(folder)
      #expect(
        entries.map { "\($0.path) \($0.outcome.rawValue)" } == [
          "added.png missing", "deep/er/changed.png changed", "deep/gone.PNG deleted", "larger.png changed",
          "same.png passed",
        ])
      #expect(ignored == 1)
      #expect(
        entries[1].explanation.hasPrefix("1 of 64 pixels differs, the first at 3, 3: #FFFFFF instead of"))
      #expect(entries[1].pictures.worstTile != nil && entries[1].pictures.difference?.width == 8)
      #expect(entries[3].explanation == "the picture is 9×8 pixels instead of 8×8")
      #expect(entries[4].pictures.isEmpty)
      let value = entries[1].reported(command: "orihon compare old new")
      #expect(value.scenario == "deep/er/changed" && value.path == entries[1].path)
    }
  }

  @Test func `a tolerance holds for every picture, and is measured`() throws {
    try TemporaryFolder.use { folder in
      try prepare(folder)
      let tolerance = PictureTolerance([.maxDiffPixels: 1], origin: "command line")
      let entries = try compare(folder, within: tolerance).entries
      #expect(entries[1].outcome == .passed)
      #expect(entries[1].tolerances.filter(\.isLoose).map(\.measured) == [1])
      #expect(entries[3].outcome == .changed)
    }
  }

  @Test func `a file that is no picture is not compared, for its reason, and not the end of the run`() throws
  {
    try TemporaryFolder.use { folder in
      try prepare(folder)
      try Data("no picture".utf8).write(to: folder.appendingPathComponent("new/same.png"))
      let entries = try compare(folder).entries
      #expect(entries[4].outcome == .notCompared && entries[4].isUnreadable)
      #expect(entries[4].explanation.contains("no PNG"))
      #expect(entries[4].reported(command: "").isUnreadable && !entries[1].isUnreadable)
    }
  }

  /// Makes an empty file, or a folder, of a name that is not UTF-8.
  private func make(_ name: [UInt8], in folder: URL, isFolder: Bool = false) {
    let path = (Array(folder.path.utf8) + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }
    #expect(isFolder ? mkdir(path, 0o700) == 0 : close(open(path, O_CREAT | O_WRONLY, 0o600)) == 0)
  }

  @Test(arguments: [(".png", false), (".PnG", false), ("", true)])
  func `a name that is not UTF-8 is refused where it may be one of a picture`(ending: String, isFolder: Bool)
    throws
  {
    try TemporaryFolder.use { folder in
      try prepare(folder)
      let deep = folder.appendingPathComponent("old/deep")
      make([0x61, 0xFF] + ending.utf8, in: deep, isFolder: isFolder)
      #expect { try compare(folder) } throws: {
        "\($0)".hasPrefix("\(deep.path): it holds ") && "\($0)".contains("whose name is not UTF-8; rename it")
      }
    }
  }

  @Test func `other files may be called anything`() throws {
    try TemporaryFolder.use { folder in
      try prepare(folder)
      make([0x61, 0xFF], in: folder.appendingPathComponent("old"))
      #expect(try compare(folder).ignored == 2)
    }
  }

  @Test func `a linked folder is looked into, and a link to nothing is not compared`() throws {
    try TemporaryFolder.use { folder in
      try prepare(folder)
      let files = FileManager.default
      try files.moveItem(
        at: folder.appendingPathComponent("old/deep"), to: folder.appendingPathComponent("elsewhere"))
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("old/deep"),
        withDestinationURL: folder.appendingPathComponent("elsewhere"))
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("new/deep/gone.PNG"),
        withDestinationURL: folder.appendingPathComponent("nowhere"))
      let entries = try compare(folder).entries
      #expect(entries[1].outcome == .changed && entries[1].path == "deep/er/changed.png")
      #expect(entries[2].outcome == .notCompared && entries[2].isUnreadable)
      #expect(entries[2].explanation.hasSuffix("there is no such file"), "\(entries[2].explanation)")
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("elsewhere/round"),
        withDestinationURL: folder.appendingPathComponent("old"))
      #expect { try compare(folder) } throws: { "\($0)".contains("is a link that leads round") }
    }
  }

  @Test func `one that is wide and one that is tall differ, and nobody draws the square around them`() throws
  {
    try TemporaryFolder.use { folder in
      try write(Bitmap(width: 100_000, height: 1), to: folder.appendingPathComponent("old/a.png"))
      try write(Bitmap(width: 1, height: 100_000), to: folder.appendingPathComponent("new/a.png"))
      let entry = try #require(try compare(folder).entries.first)
      #expect(entry.explanation == "the picture is 1×100000 pixels instead of 100000×1")
      #expect(entry.pictures.difference == nil)
    }
  }

  @Test func `a folder that is not there is refused`() throws {
    try TemporaryFolder.use { folder -> Void in
      #expect(throws: DocumentError.self) { _ = try compare(folder) }
    }
  }
}
