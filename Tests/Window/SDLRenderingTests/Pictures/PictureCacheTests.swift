import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct PictureCacheTests {
  private func image(_ side: Int) -> PixelImage {
    PixelImage(width: side, height: side, pixels: Array(repeating: 0, count: side * side), isOpaque: false)
  }

  private func key(_ side: Int, path: String = "a", radius: CGFloat = 0) -> PictureKey {
    PictureKey(PictureReference(path: path), width: side, height: side, radius: radius)
  }

  @Test func `the nearest copy stands in for one that is not there`() {
    var store = PictureCache()
    for side in [10, 50, 100] { store.insert(image(side), for: key(side)) }
    #expect(store.bestCopy(for: key(52)) == key(50))
    #expect(store.bestCopy(for: key(100)) == key(100))
    #expect(store.bestCopy(for: key(100, path: "b")) == nil)
  }

  @Test func `a copy beyond the budget is forgotten, and never offered`() {
    var store = PictureCache(budget: 4 * 100)
    store.insert(image(10), for: key(10))
    store.insert(image(9), for: key(9, path: "b"))
    #expect(store.bestCopy(for: key(10)) == nil)
    #expect(store.bestCopy(for: key(9, path: "b")) == key(9, path: "b"))
  }

  @Test func `a picture without a copy left is named, one with another copy is not`() {
    var store = PictureCache(budget: 4 * 200)
    #expect(store.insert(image(10), for: key(10)) == [])
    #expect(store.insert(image(5), for: key(5)) == [])
    #expect(store.insert(image(10), for: key(10, path: "b")) == [])
    #expect(store.insert(image(14), for: key(14, path: "c")).map(\.path) == ["a", "b"])
  }

  @Test func `what is shown stays, even beyond the budget`() {
    var store = PictureCache(budget: 4 * 200)
    for path in ["a", "b"] { store.insert(image(10), for: key(10, path: path)) }
    #expect(
      store.insert(image(10), for: key(10, path: "c"), keeping: { $0.path == "a" }).map(\.path) == ["b"])
    #expect(store.insert(image(14), for: key(14, path: "d"), keeping: { "ac".contains($0.path) }) == [])
    #expect(store.bestCopy(for: key(10)) == key(10))
  }

  /// The state of a new file.
  private func stamp(_ folder: URL, _ name: String) throws -> FileStamp {
    let file = folder.appendingPathComponent(name)
    try Data(name.utf8).write(to: file)
    return try #require(FolderEntry(file.path)).stamp
  }

  @Test func `the first copy of another state of the file takes the place of all others`() throws {
    try TemporaryFolder.use { folder in
      let (old, new) = try (stamp(folder, "old"), stamp(folder, "new"))
      var store = PictureCache()
      for side in [10, 50] { store.insert(image(side), for: key(side), of: old) }
      #expect(store.replacements == 0)
      store.insert(image(10), for: key(10), of: new)
      #expect(store.bestCopy(for: key(50)) == key(10))
      #expect(store.replacements > 0, "textures are stale")
    }
  }

  @Test func `a copy that had to make room comes back with other pixels as another picture`() throws {
    try TemporaryFolder.use { folder in
      let (old, new) = try (stamp(folder, "old"), stamp(folder, "new"))
      var store = PictureCache(budget: 4 * 100)
      store.insert(image(10), for: key(10), of: old)
      store.insert(image(9), for: key(9, path: "b"))
      #expect(!store.holds("a") && store.holds("b"))
      store.insert(image(10), for: key(10), of: new)
      #expect(store.replacements == 1)
    }
  }

  @Test func `a picture and its mirror image are two`() {
    var store = PictureCache()
    store.insert(image(10), for: key(10))
    let mirrored = PictureKey(PictureReference(path: "a", isFlipped: true), width: 10, height: 10, radius: 0)
    #expect(store.bestCopy(for: mirrored) == nil)
  }

  @Test func `a copy fits within one pixel and with the same corners`() {
    #expect(key(50).fits(key(51)))
    #expect(!key(50).fits(key(52)))
    #expect(!key(50).fits(key(50, radius: 4)))
  }
}
