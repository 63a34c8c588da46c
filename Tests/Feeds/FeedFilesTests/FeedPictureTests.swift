import Documents
import Foundation
import Testing

@testable import FeedFiles

struct FeedPictureTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true).resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("feed/sub"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("shipped"), withIntermediateDirectories: true)
    for file in ["secret.png", "feed/a.png", "feed/sub/b.JPG", "shipped/c.webp"] {
      try Data("x".utf8).write(to: folder.appendingPathComponent(file))
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func read(_ path: String, root: String = "", in folder: URL, shipped: Bool = true) throws
    -> FeedReading
  {
    let text = "\(root)\nsections: [{id: a, cards: [{kind: picture, picture: \(path)}]}]"
    let reader = FeedReader(shippedPictures: shipped ? folder.appendingPathComponent("shipped") : nil)
    return try reader.read(text: text, name: "f.yml", baseFolder: folder.appendingPathComponent("feed"))
  }

  private func file(of reading: FeedReading) -> String? {
    reading.feed.sections.first?.cards.first?.picture?.file?.path
  }

  @Test func `pictures lie beside the feed or in a folder below it`() throws {
    try withFolder { folder in
      try #expect(file(of: read("a.png", in: folder)) == folder.path + "/feed/a.png")
      try #expect(file(of: read("sub/b.JPG", in: folder)) == folder.path + "/feed/sub/b.JPG")
      #expect(
        try file(of: read("b.JPG", root: "pictures: sub", in: folder)) == folder.path + "/feed/sub/b.JPG")
    }
  }

  @Test func `a feed may ask for the pictures that ship`() throws {
    try withFolder { folder in
      let reading = try read("c.webp", root: "pictures: catalog", in: folder)
      #expect(file(of: reading) == folder.path + "/shipped/c.webp")
      #expect(reading.warnings == [])
    }
  }

  @Test func `shipped pictures that are not found are one warning, not one a card`() throws {
    try withFolder { folder in
      let reading = try read("c.webp", root: "pictures: catalog", in: folder, shipped: false)
      #expect(reading.feed.sections.first?.cards.first?.picture == FeedPicture(path: "c.webp"))
      #expect(
        reading.warnings.map(\.description)
          == ["f.yml:1:11: the pictures that ship with the program were not found"])
    }
  }

  @Test(arguments: ["pictures: ../shipped", "pictures: /etc", "pictures: ~"])
  func `the folder of the pictures may not lie elsewhere`(_ root: String) throws {
    try withFolder { folder in
      guard root != "pictures: ~" else {
        try #expect(read("a.png", root: root, in: folder).warnings == [])
        return
      }
      #expect(throws: FeedError.self) { try read("a.png", root: root, in: folder) }
    }
  }

  @Test func `a link may stay inside the feed's folder and may not leave it`() throws {
    try withFolder { folder in
      func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/feed/" + name, withDestinationPath: target)
      }
      try link("inside.png", to: "a.png")
      try link("outside.png", to: "../secret.png")
      try link("dangling.png", to: "/nowhere/at/all.png")
      try link("door", to: "..")
      try #expect(file(of: read("inside.png", in: folder)) == folder.path + "/feed/a.png")
      try #expect(file(of: read("dangling.png", in: folder)) == nil)
      for path in ["outside.png", "door/secret.png"] {
        #expect(throws: FeedError.self, "\(path)") { try read(path, in: folder) }
      }
      #expect(throws: FeedError.self) { try read("secret.png", root: "pictures: door", in: folder) }
    }
  }
}
