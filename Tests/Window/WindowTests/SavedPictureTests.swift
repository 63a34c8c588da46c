import Foundation
import Glibc
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests of pictures that are saved, replaced and taken away while a window shows them.
struct SavedPictureTests {
  private static let red: UInt32 = 0xFF0000
  private static let green: UInt32 = 0x00FF00
  private static let blue: UInt32 = 0x0000FF
  /// A point in the middle of the picture.
  private static let middle = (x: 215, y: 180)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try feed(height: 240).write(to: folder.file("feed.yml"), atomically: true, encoding: .utf8)
  }

  private func feed(height: Int) -> String {
    """
    title: Pictures
    sections:
      - id: row
        layout: carousel
        card: {width: 300, height: \(height)}
        cards: [{kind: picture, picture: a.png}]

    """
  }

  /// Writes a picture of one colour, in place.
  private func write(_ color: UInt32, to name: String) throws {
    let picture = Bitmap(width: 60, height: 40, color: 0xFF00_0000 | color)
    try PNGFile().png(of: picture).write(to: folder.file(name))
  }

  private func move(_ name: String, to other: String) {
    #expect(rename(folder.file(name).path, folder.file(other).path) == 0)
  }

  private func open(_ name: String = "feed.yml") async throws -> FeedWindow {
    let window = try await FeedWindow(folder.file(name).path)
    try await expect(Self.red, in: window)
    return window
  }

  private func expect(_ color: UInt32, in window: FeedWindow) async throws {
    try await window.screenshot(of: "the colour \(String(color, radix: 16))") {
      $0[Self.middle.x, Self.middle.y] == color
    }
  }

  private func expectPlaceholder(in window: FeedWindow) async throws {
    try await window.screenshot(of: "a placeholder") {
      ![Self.red, Self.green, Self.blue].contains($0[Self.middle.x, Self.middle.y])
    }
  }

  @Test func `replaced by a file or written in place, the picture shows as it is now`() async throws {
    try write(Self.red, to: "a.png")
    let window = try await open()
    try write(Self.green, to: "new.png")
    move("new.png", to: "a.png")
    try await expect(Self.green, in: window)
    try write(Self.blue, to: "a.png")
    try await expect(Self.blue, in: window)
    #expect(window.program.errors.isEmpty || !window.program.errors.contains("a.png"))
  }

  @Test func `deleted, a placeholder shows; back, the picture`() async throws {
    try write(Self.red, to: "a.png")
    let window = try await open()
    unlink(folder.file("a.png").path)
    try await expectPlaceholder(in: window)
    try write(Self.green, to: "a.png")
    try await expect(Self.green, in: window)
  }

  @Test func `a link that is led to another picture shows that one`() async throws {
    try write(Self.red, to: "red.png")
    try write(Self.green, to: "green.png")
    #expect(symlink("red.png", folder.file("a.png").path) == 0)
    let window = try await open()
    #expect(symlink("green.png", folder.file("link").path) == 0)
    move("link", to: "a.png")
    try await expect(Self.green, in: window)
    try write(Self.blue, to: "green.png")
    try await expect(Self.blue, in: window)
  }

  @Test func `a folder that was taken away, made anew or exchanged is watched on`() async throws {
    for (name, color) in [("shop", Self.red), ("other", Self.green)] {
      try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
      try write(color, to: "\(name)/a.png")
      try feed(height: 240).write(to: folder.file("\(name)/feed.yml"), atomically: true, encoding: .utf8)
    }
    let window = try await open("shop/feed.yml")
    move("shop", to: "away")
    try await expectPlaceholder(in: window)
    move("away", to: "shop")
    try await expect(Self.red, in: window)
    move("shop", to: "away")
    move("other", to: "shop")
    try await expect(Self.green, in: window)
    try await expectNoticed(in: window, as: "shop/feed.yml")
  }

  @Test func `a link to data is swapped as Kubernetes does it, and saves are noticed after that`()
    async throws
  {
    for (name, color) in [("..1", Self.red), ("..2", Self.green)] {
      try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
      try write(color, to: "\(name)/a.png")
      try feed(height: 240).write(to: folder.file("\(name)/feed.yml"), atomically: true, encoding: .utf8)
    }
    #expect(symlink("..1", folder.file("..data").path) == 0)
    unlink(folder.file("feed.yml").path)
    for name in ["feed.yml", "a.png"] { #expect(symlink("..data/\(name)", folder.file(name).path) == 0) }
    let window = try await open()
    #expect(symlink("..2", folder.file("..data_tmp").path) == 0)
    move("..data_tmp", to: "..data")
    try FileManager.default.removeItem(at: folder.file("..1"))
    try await expect(Self.green, in: window)
    try await expectNoticed(in: window, as: "..2/feed.yml")
  }

  /// Saves a feed without cards and looks whether the picture goes.
  private func expectNoticed(in window: FeedWindow, as name: String) async throws {
    let text = "title: Pictures\nsections: [{id: row, layout: carousel, cards: [{title: A}, {title: B}]}]\n"
    try text.write(to: folder.file(name), atomically: false, encoding: .utf8)
    try await window.log.next("two pages") { $0.int("rows.row.pages") == 2 }
  }
}
