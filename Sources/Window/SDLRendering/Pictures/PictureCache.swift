import ScreenInterface

/// A cache of decoded pictures within a byte budget, independent of any renderer.
///
/// All copies of a picture are of one version of its file: the first copy of a newer version replaces the others.
struct PictureCache {
  private var images: LRUCache<PictureKey, PixelImage>
  private var copies: [PictureReference: [PictureKey]] = [:]
  /// The stamp of each file whose pixels were last stored.
  private var stamps: [String: FileStamp] = [:]
  /// The stamp of the file from which each picture's copies were decoded.
  private var ages: [PictureReference: FileStamp] = [:]
  /// The number of stored images, by which what was painted from them is known to be stale.
  private(set) var insertions = 0
  /// The number of replaced copies, by which a renderer detects stale textures.
  private(set) var replacements = 0

  init(budget: Int = 64 << 20) { images = LRUCache(budget: budget) }

  /// Stores an image with the stamp of its file, and returns the pictures whose last copy was evicted.
  ///
  /// Pictures for which `isShown` is true stay, even beyond the budget: if evicted, they would be requested
  /// again at once.
  @discardableResult
  mutating func insert(
    _ image: PixelImage, for key: PictureKey, of stamp: FileStamp? = nil,
    keeping isShown: (PictureReference) -> Bool = { _ in false }
  ) -> [PictureReference] {
    if let stamp { note(stamp, of: key) }
    if let old = images.value(for: key) {
      if old.pixels == image.pixels { return [] }
      replacements += 1
    }
    insertions += 1
    images.insert(image, for: key, cost: image.byteCount, keeping: { isShown($0.picture) })
    if copies[key.picture]?.contains(key) != true { copies[key.picture, default: []].append(key) }
    return dropForgottenCopies()
  }

  /// Returns true while a copy of the file at `path` is stored.
  func holds(_ path: String) -> Bool { copies.keys.contains { $0.path == path } }

  /// Removes the copies of another version of the file.
  ///
  /// The file's textures become stale, also those of evicted copies.
  private mutating func note(_ stamp: FileStamp, of key: PictureKey) {
    if let last = stamps.updateValue(stamp, forKey: key.picture.path), last != stamp { replacements += 1 }
    guard let age = ages.updateValue(stamp, forKey: key.picture), age != stamp else { return }
    for old in copies[key.picture] ?? [] where old != key { images.remove(old) }
    copies[key.picture] = copies[key.picture]?.filter { $0 == key }
  }

  private mutating func dropForgottenCopies() -> [PictureReference] {
    var lost: [PictureReference] = []
    for (picture, keys) in copies where !keys.allSatisfy(images.contains) {
      let left = keys.filter(images.contains)
      copies[picture] = left.isEmpty ? nil : left
      if left.isEmpty { lost.append(picture) }
    }
    return lost.sorted {
      ($0.path, $0.isFlipped ? 1 : 0, $0.fit.description, $0.frame) < (
        $1.path, $1.isFlipped ? 1 : 0, $1.fit.description, $1.frame
      )
    }
  }

  mutating func image(for key: PictureKey) -> PixelImage? { images.value(for: key) }

  /// Returns the key of the copy to draw for `wanted`: one that fits, else the nearest in size.
  func bestCopy(for wanted: PictureKey) -> PictureKey? {
    var best: PictureKey?
    for key in copies[wanted.picture] ?? [] {
      if let best, best.distance(to: wanted) <= key.distance(to: wanted) { continue }
      best = key
    }
    return best
  }
}
