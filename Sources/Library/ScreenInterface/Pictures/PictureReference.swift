package import Foundation
import LayoutGeometry

/// A reference to a picture file and how it is shown: by default it fills its frame, cropped around the middle.
///
/// UIKit counterpart: a `UIImage` in a view whose content mode is `scaleAspectFill`.
public struct PictureReference: Sendable, Hashable {
  /// The path of the file: PNG, JPEG, WebP, GIF, SVG, TIFF, BMP or AVIF, as far as SDL2_image reads them.
  public var path: String
  /// True when left and right are exchanged; default false.
  package var isFlipped: Bool
  /// The scaling of the picture to its frame; default fills the frame around the middle.
  package var fit: PictureFit
  /// True when an animation plays on the scene's time and repeats; default false: its first frame shows.
  ///
  /// UIKit counterpart: an image made by `animatedImage(with:duration:)`.
  public var plays = false
  /// The frame of an animation, from 0.
  package private(set) var frame = 0

  /// Creates a reference to the file at `path`.
  package init(path: String, isFlipped: Bool = false, fit: PictureFit = .fill) {
    self.path = path
    self.isFlipped = isFlipped
    self.fit = fit
  }

  /// A copy with left and right exchanged.
  package var flipped: PictureReference {
    var picture = self
    picture.isFlipped.toggle()
    return picture
  }

  /// Returns a copy at a frame of its animation.
  package func showing(frame: Int) -> PictureReference {
    var picture = self
    picture.frame = frame
    return picture
  }

  /// Creates a reference to a file; `nil` when there is no file at `path`.
  ///
  /// UIKit counterpart: `UIImage(contentsOfFile:)`, which reads the file at once; this file is read when it
  /// is first shown.
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(path: path)
  }
}

/// A request to have a picture decoded at the size it will cover.
package struct PictureRequest: Sendable, Hashable {
  /// The file.
  package var picture: PictureReference
  /// The size that the picture will cover, in points.
  package var size: CGSize
  /// The radius of the picture's corners, in points.
  package var cornerRadius: CGFloat

  /// Creates a request.
  package init(picture: PictureReference, size: CGSize, cornerRadius: CGFloat) {
    // An animation is decoded whole.
    self.picture = picture.showing(frame: 0)
    self.size = size
    self.cornerRadius = cornerRadius.boundedRadius(in: size)
  }
}

/// The outcome of a picture request.
package enum PictureOutcome: Sendable, Hashable {
  /// The picture is decoded and can be drawn.
  case ready
  /// The picture is an animation that plays, and all its frames are decoded.
  case playing(PictureTiming)
  /// The picture cannot be shown, for the reason given in a short sentence.
  case failed(String)
}

/// The scaling of a picture to a frame of another shape.
///
/// UIKit counterpart: `UIView.ContentMode`, as far as it keeps the aspect ratio.
package enum PictureFit: Sendable, Hashable {
  /// Fills the frame and crops the picture, so that this point stays as near to the middle as possible.
  ///
  /// The point is a fraction of the picture from its top left, before mirroring. UIKit counterpart: `scaleAspectFill`,
  /// with the middle for a point.
  case fill(focus: CGPoint)
  /// Shows the whole picture, centred; the rest of the frame stays clear.
  ///
  /// UIKit counterpart: `scaleAspectFit`.
  case whole

  /// Fills the frame and crops the picture around its middle.
  package static let fill = PictureFit.fill(focus: CGPoint(x: 0.5, y: 0.5))

  /// The fit in a draw list; empty for the default one.
  package var description: String {
    switch self {
    case .whole: " whole"
    case .fill(let focus) where self == .fill || !(focus.x.isFinite && focus.y.isFinite): ""
    case .fill(let focus): " focus \(DisplayList.text(focus.x)),\(DisplayList.text(focus.y))"
    }
  }
}
