import Foundation
import LayoutGeometry
import ScreenInterface

/// The cache key of one decoded copy of a picture: the file, and everything that its pixels depend on.
nonisolated struct PictureKey: Hashable, Sendable {
  let picture: PictureReference
  let width: Int
  let height: Int
  /// The radius of the corners in quarters of a pixel.
  let radius: Int

  init(_ picture: PictureReference, width: Int, height: Int, radius: CGFloat) {
    self.picture = picture
    self.width = width
    self.height = height
    self.radius = Int((radius * 4).rounded())
  }

  init(_ request: PictureRequest, scale: CGFloat) {
    self.init(
      request.picture, width: max(1, request.size.width.pixels(scale: scale)),
      height: max(1, request.size.height.pixels(scale: scale)), radius: request.cornerRadius * scale)
  }

  /// Returns the key of a frame of the same picture at another size.
  func resized(_ width: Int, _ height: Int, frame: Int) -> PictureKey {
    let share = CGFloat(width) / CGFloat(self.width)
    return PictureKey(
      picture.showing(frame: frame), width: width, height: height, radius: cornerRadius * share)
  }

  /// Returns the key of the same picture at a fraction of the size.
  func scaled(by share: CGFloat) -> PictureKey {
    resized(max(1, Int(CGFloat(width) * share)), max(1, Int(CGFloat(height) * share)), frame: picture.frame)
  }

  /// The radius in pixels.
  var cornerRadius: CGFloat { CGFloat(radius) / 4 }

  /// Returns true when this copy can be drawn for `other` without scaling.
  ///
  /// It needs the same corners, and a size within one pixel, as edges that are rounded separately shift
  /// against each other.
  func fits(_ other: PictureKey) -> Bool {
    radius == other.radius && abs(width - other.width) <= 1 && abs(height - other.height) <= 1
  }

  /// Returns the distance of this copy from `other`, for choosing a temporary substitute.
  func distance(to other: PictureKey) -> Int {
    abs(width - other.width) + abs(height - other.height) + abs(radius - other.radius)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(picture.path)
    hasher.combine(picture.frame)
    hasher.combine(width << 40 ^ height << 16 ^ radius)
  }
}
