import Foundation
import ScreenInterface

/// The frame of a picture in pixels, with its content mode: fill, or fit.
nonisolated struct PicturePlacement: Sendable {
  let width: Int
  let height: Int
  let isWhole: Bool

  init(_ key: PictureKey) {
    (width, height) = (key.width, key.height)
    isWhole = key.picture.fit == .whole
  }

  /// Returns the size at which a vector drawing is rasterised so that it needs no scaling.
  func size(of drawing: (width: Double, height: Double)) -> (Int, Int) {
    let ratios = (Double(width) / drawing.width, Double(height) / drawing.height)
    let ratio = isWhole ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    func side(_ length: Double) -> Int {
      max(1, Int(min(length * ratio, Double(Int32.max)).rounded()))
    }
    return (side(drawing.width), side(drawing.height))
  }
}
