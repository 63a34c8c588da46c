package import ScreenInterface

/// The result of comparing two pictures under a tolerance: whether they match, and the measured values.
public nonisolated struct PictureComparison: Sendable, Hashable {
  /// The pixels that do not match; `nil` when all do.
  public let difference: BitmapDifference?
  /// The number of pixels.
  public let total: Int
  /// The largest ΔE\*ab of two pixels at the same place; `nil` for pictures of different sizes.
  public let largestDistance: Double?
  /// True when the difference is within the tolerance.
  public let passes: Bool

  /// Compares two pictures; by default exactly.
  package init(
    _ actual: Bitmap, from expected: Bitmap, within tolerance: PictureTolerance = PictureTolerance()
  ) {
    total = max(actual.pixels.count, expected.pixels.count)
    guard actual != expected else {
      difference = nil
      largestDistance = 0
      passes = true
      return
    }
    let allowed = tolerance.allowedDistance
    difference = BitmapDifference(actual, from: expected, beyond: allowed)
    guard actual.width == expected.width, actual.height == expected.height else {
      largestDistance = nil
      passes = false
      return
    }
    var (largest, last) = (0.0, (UInt32(0), UInt32(0)))
    for (new, old) in zip(actual.pixels, expected.pixels) where new != old && (new, old) != last {
      last = (new, old)
      largest = max(largest, PixelDistance.between(new, old))
    }
    largestDistance = largest
    let fits = (difference?.count ?? 0) <= tolerance.allowedPixels(of: total)
    passes = fits && (difference?.worstCount ?? 0) <= tolerance.allowedPixelsInTile ?? .max
  }

  /// Returns the measured value in the unit of each limit; `nil` for pictures of different sizes.
  public func measured(_ limit: PictureTolerance.Limit) -> Double? {
    guard let largestDistance else { return nil }
    let count = Double(difference?.count ?? 0)
    return switch limit {
    case .precision: total == 0 ? 1 : 1 - count / Double(total)
    case .perceptualPrecision: 1 - largestDistance / 100
    case .maxDiffPixels: count
    case .worstTile: Double(difference?.worstCount ?? 0)
    }
  }
}
