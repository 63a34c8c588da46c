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
/// UIKit counterpart: `UIView.ContentMode`.
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
  /// Shows the whole picture in the shape of the frame.
  ///
  /// UIKit counterpart: `scaleToFill`.
  case stretched

  /// Fills the frame and crops the picture around its middle.
  package static let fill = PictureFit.fill(focus: CGPoint(x: 0.5, y: 0.5))

  /// The fit in a draw list; empty for the default one.
  package var description: String {
    switch self {
    case .whole: " whole"
    case .stretched: " stretched"
    case .fill(let focus) where self == .fill || !(focus.x.isFinite && focus.y.isFinite): ""
    case .fill(let focus): " focus \(DisplayList.text(focus.x)),\(DisplayList.text(focus.y))"
    }
  }
}

/// A change of a picture's file.
package struct PictureChange: Sendable, Hashable {
  /// The path of the file.
  package var path: String
  /// The present width of the picture, in pixels; `nil` when there is no picture.
  package var width: Int?
  /// The present height of the picture, in pixels; `nil` when there is no picture.
  package var height: Int?

  /// Creates a change of the file at `path`.
  package init(path: String, width: Int?, height: Int?) {
    self.path = path
    self.width = width
    self.height = height
  }
}

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

/// The frame times of an animation, which repeats from time 0.
public struct PictureTiming: Sendable, Hashable {
  /// The end time of each frame in one repetition, in microseconds, so that times of changes are exact.
  private let ends: [Int]

  /// Creates a timing from the frames' durations, in seconds; `nil` for fewer than two.
  package init?(_ durations: [TimeInterval]) {
    guard durations.count > 1 else { return nil }
    var ends: [Int] = []
    for duration in durations {
      ends.append((ends.last ?? 0) + max(1, Int((min(duration, 1e6) * 1e6).rounded())))
    }
    self.ends = ends
  }

  /// Returns the frame shown at `time`, and the time of the next one.
  package func frame(at time: TimeInterval) -> (index: Int, end: TimeInterval) {
    guard let lap = ends.last, time.isFinite else { return (0, .infinity) }
    let now = Int((min(max(time, 0), 1e12) * 1e6).rounded())
    let rest = now % lap
    let index = ends.firstIndex { $0 > rest } ?? 0
    return (index, TimeInterval(now - rest + ends[index]) / 1e6)
  }
}
