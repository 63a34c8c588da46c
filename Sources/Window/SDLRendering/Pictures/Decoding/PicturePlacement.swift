import Foundation
import ScreenInterface

/// The place that a picture covers, in pixels, and whether it fills it or lies whole within it.
nonisolated struct PicturePlacement: Sendable {
  let width: Int
  let height: Int
  let isWhole: Bool

  init(_ key: PictureKey) {
    (width, height) = (key.width, key.height)
    isWhole = key.picture.fit == .whole
  }

  /// Returns the size at which a drawing is painted so that no pixel of it has to be scaled.
  func size(of drawing: (width: Double, height: Double)) -> (Int, Int) {
    let ratios = (Double(width) / drawing.width, Double(height) / drawing.height)
    let ratio = isWhole ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    func side(_ length: Double) -> Int {
      max(1, Int(min(length * ratio, Double(Int32.max)).rounded()))
    }
    return (side(drawing.width), side(drawing.height))
  }
}
