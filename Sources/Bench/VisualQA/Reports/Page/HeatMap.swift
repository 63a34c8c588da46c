package import ScreenInterface

/// A picture of the differences between two pictures.
///
/// The reference is faint in the background. Over it, differing pixels are coloured from indigo for one step
/// of a channel to vermilion for the largest steps.
public nonisolated enum HeatMap {
  /// Returns the heat map of two pictures, as large as the larger width and height of both.
  ///
  /// Pixels that only one of the two has count as different.
  package static func bitmap(of actual: Bitmap, from reference: Bitmap) -> Bitmap {
    var map = Bitmap(
      width: max(actual.width, reference.width), height: max(actual.height, reference.height),
      color: 0xFFF6_F1E6)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let (old, new) = (pixel(of: reference, x, y), pixel(of: actual, x, y))
        map[x, y] = color(expected: old, actual: new)
      }
    }
    return map
  }

  private static func pixel(of bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
  }

  private static func color(expected: UInt32?, actual: UInt32?) -> UInt32 {
    guard let expected, let actual else { return hottest }
    guard expected == actual else { return heat(largestStep(expected, actual)) }
    let grey = (channel(expected, 16) * 3 + channel(expected, 8) * 6 + channel(expected, 0)) / 10
    return mixed(paper, 0xFF00_0000 | UInt32(grey * 0x01_0101), share: 40)
  }

  private static let paper: UInt32 = 0xFFF6_F1E6
  private static let coolest: UInt32 = 0xFF1F_3F66
  private static let hottest: UInt32 = 0xFFC8_401F

  private static func channel(_ color: UInt32, _ shift: Int) -> Int { Int(color >> shift & 0xFF) }

  private static func largestStep(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(channel(one, $0) - channel(other, $0)) }.max() ?? 0
  }

  /// Returns the colour of a step; 64 steps or more have the colour `hottest`.
  private static func heat(_ step: Int) -> UInt32 { mixed(coolest, hottest, share: min(255, step * 4)) }

  /// Returns a mixture of two colours, with `share` of 255 of `other`.
  private static func mixed(_ one: UInt32, _ other: UInt32, share: Int) -> UInt32 {
    var mixture: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] {
      let (from, to) = (channel(one, shift), channel(other, shift))
      mixture |= UInt32((from * (255 - share) + to * share) / 255) << shift
    }
    return mixture
  }
}
