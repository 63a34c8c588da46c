import Documents
import Foundation
package import LayoutGeometry
package import ScreenInterface

/// The difference between two pictures, pixel by pixel.
public nonisolated struct BitmapDifference: Sendable, Hashable, CustomStringConvertible {
  /// A differing pixel.
  public struct Pixel: Sendable, Hashable {
    /// The x coordinate.
    public var x: Int
    /// The y coordinate.
    public var y: Int
    /// The reference's colour as `0xAARRGGBB`.
    public var expected: UInt32
    /// The actual colour as `0xAARRGGBB`.
    public var actual: UInt32
  }

  /// The side of the square tiles for `worstTile`, in pixels.
  public static let tileSide = 32

  /// The number of pixels that differ.
  public var count: Int
  /// The number of pixels in all.
  public var total: Int
  /// The first differing pixel, row by row from the top left; `nil` when the sizes differ.
  public var first: Pixel?
  /// The tile with the most differing pixels.
  package var worstTile: PixelRect
  /// The number of differing pixels in that tile.
  public var worstCount: Int
  /// The sizes of the reference and of the actual picture, if they differ; otherwise empty.
  package var sizes: [PixelRect] = []

  /// Compares two pictures; `nil` when they are equal within `distance`.
  ///
  /// The distance is the largest ΔE\*ab between two pixels that count as equal; 0, the default, means equal bits.
  package init?(_ actual: Bitmap, from expected: Bitmap, beyond distance: Double = 0) {
    if Self.areSame(actual, expected) { return nil }
    total = max(actual.pixels.count, expected.pixels.count)
    worstTile = .zero
    worstCount = 0
    guard actual.width == expected.width, actual.height == expected.height else {
      sizes = [expected, actual].map { PixelRect(x: 0, y: 0, width: $0.width, height: $0.height) }
      count = total
      return
    }
    count = 0
    let side = Self.tileSide
    let columns = (actual.width + side - 1) / side
    var tiles = Array(repeating: 0, count: columns * ((actual.height + side - 1) / side))
    for (index, pixel) in actual.pixels.enumerated()
    where pixel != expected.pixels[index]
      && (distance == 0 || PixelDistance.between(pixel, expected.pixels[index]) > distance)
    {
      let (y, x) = index.quotientAndRemainder(dividingBy: actual.width)
      if first == nil { first = Pixel(x: x, y: y, expected: expected.pixels[index], actual: pixel) }
      count += 1
      tiles[y / side * columns + x / side] += 1
    }
    guard count > 0 else { return nil }
    worstCount = tiles.max() ?? 0
    let (row, column) = (tiles.firstIndex(of: worstCount) ?? 0).quotientAndRemainder(dividingBy: columns)
    worstTile = PixelRect(x: column * side, y: row * side, width: side, height: side)
      .intersection(PixelRect(x: 0, y: 0, width: actual.width, height: actual.height))
  }

  /// Returns true when both pictures have equal pixels, by one comparison of memory, since most are equal.
  private static func areSame(_ one: Bitmap, _ other: Bitmap) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    return one.pixels.withUnsafeBytes { one in
      other.pixels.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }

  /// Creates the difference of a picture from one of another size, which need not be decoded for it.
  init(_ actual: Bitmap, fromExtentOf expected: ReportPicture) {
    sizes = [
      PixelRect(x: 0, y: 0, width: expected.width, height: expected.height),
      PixelRect(x: 0, y: 0, width: actual.width, height: actual.height),
    ]
    total = actual.pixels.count
    count = total
    worstTile = .zero
    worstCount = 0
  }

  /// The number of differing pixels, the first with both colours, and the worst tile.
  public var description: String {
    guard let first else {
      let words = sizes.map { "\($0.width)×\($0.height)" }
      return "the picture is \(words[1]) pixels instead of \(words[0])"
    }
    return
      "\(Pluralization.text(count, of: total, "pixel", verb: "differ")), the first at \(first.x), \(first.y): \(first.colors); "
      + "worst 32×32 tile at \(worstTile.x), \(worstTile.y): " + Pluralization.text(worstCount, "pixel")
  }
}

nonisolated extension BitmapDifference.Pixel {
  /// The actual colour and that of the reference, and their opacities where these differ.
  ///
  /// A colour that is not opaque has its alpha as the last two digits, as in a draw list.
  var colors: String {
    let (new, old) = (Color(pixel: actual), Color(pixel: expected))
    let colors = "\(new.hexDescription) instead of \(old.hexDescription)"
    guard new.alpha != old.alpha else { return colors }
    let (opacity, former) = (Self.opacity(of: new), Self.opacity(of: old))
    return colors + " (opacity \(opacity) instead of \(former))"
  }

  private static func opacity(of color: Color) -> String {
    JSONText.number(Double(color.alpha) / 255, decimals: 3)
  }
}
