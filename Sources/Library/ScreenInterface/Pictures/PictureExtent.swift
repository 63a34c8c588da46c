package import Foundation

/// The extent of a picture in pixels, known before anything is drawn.
public struct PictureExtent: Sendable, Hashable {
  /// The greatest number of pixels of a picture, or of pictures side by side: 64 × 2²⁰, as 8192 × 8192.
  package static let limit = 1 << 26

  /// The pixels in a row.
  package let width: Double
  /// The number of rows.
  package let height: Double

  /// Creates the extent of a picture of `size` points at `scale` pixels a point.
  package init(_ size: CGSize, scale: CGFloat) {
    width = Double((size.width * scale).rounded(.up))
    height = Double((size.height * scale).rounded(.up))
  }

  /// Returns true when `count` such pictures (default one) may be drawn beside one another.
  package func isAllowed(times count: Int = 1) -> Bool {
    width * height * Double(max(count, 1)) <= Double(Self.limit)
  }

  /// Returns the error message for `count` such pictures (default one), with the extent and the limit.
  package func refusal(times count: Int = 1) -> String {
    guard width >= 1, height >= 1 else { return "a picture has at least one pixel" }
    let sides = "\(String(format: "%.0f", width))×\(String(format: "%.0f", height)) pixels"
    return (count > 1 ? "\(count) pictures of \(sides) side by side" : "a picture of \(sides)")
      + " would be made; at most \(Self.limit) pixels are"
  }
}
