import ScreenInterface

/// The decoded pictures, independent of any renderer, within a budget of bytes.
struct PictureStore {
  private var images: LeastRecentlyUsed<PictureKey, PixelImage>
  private var copies: [String: [PictureKey]] = [:]
  /// How often a copy was replaced by other pixels, so that a renderer notices that its textures are stale.
  private(set) var replacements = 0

  init(budget: Int = 64 << 20) { images = LeastRecentlyUsed(budget: budget) }

  mutating func insert(_ image: PixelImage, for key: PictureKey) {
    if let old = images.value(for: key) {
      if old.pixels == image.pixels { return }
      replacements += 1
    }
    images.insert(image, for: key, cost: image.byteCount)
    var keys = copies[key.path, default: []].filter { $0 != key && images.contains($0) }
    keys.append(key)
    copies[key.path] = keys
  }

  mutating func image(for key: PictureKey) -> PixelImage? { images.value(for: key) }

  /// The key of the copy to draw for `wanted`: one that fits, else the nearest in size.
  mutating func bestCopy(for wanted: PictureKey) -> PictureKey? {
    guard let keys = copies[wanted.path] else { return nil }
    var best: PictureKey?
    for key in keys {
      if let best, best.distance(to: wanted) <= key.distance(to: wanted) { continue }
      best = key
    }
    guard let best else { return nil }
    if images.value(for: best) != nil { return best }
    copies[wanted.path]?.removeAll { $0 == best }
    return bestCopy(for: wanted)
  }
}
