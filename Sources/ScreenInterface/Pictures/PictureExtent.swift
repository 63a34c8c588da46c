public import Foundation

/// How many pixels a picture has, known before anything is drawn.
public struct PictureExtent: Sendable, Hashable {
  /// The most pixels of a picture, and of pictures that are laid side by side: 64 × 2²⁰, as 8192 × 8192.
  public static let limit = 1 << 26

  /// Pixels in a row.
  public let width: Double
  /// Number of rows.
  public let height: Double

  /// The extent of a picture of `size` points at `scale` pixels a point.
  public init(_ size: CGSize, scale: CGFloat) {
    width = Double((size.width * scale).rounded(.up))
    height = Double((size.height * scale).rounded(.up))
  }

  /// Whether so many such pictures may be drawn beside one another; default one.
  public func isAllowed(times count: Int = 1) -> Bool {
    width * height * Double(max(count, 1)) <= Double(Self.limit)
  }

  /// What is wrong with so many such pictures, with the extent and the limit; default one.
  public func refusal(times count: Int = 1) -> String {
    guard width >= 1, height >= 1 else { return "a picture has at least one pixel" }
    let sides = "\(String(format: "%.0f", width))×\(String(format: "%.0f", height)) pixels"
    return (count > 1 ? "\(count) pictures of \(sides) side by side" : "a picture of \(sides)")
      + " would be made; at most \(Self.limit) pixels are"
  }
}
