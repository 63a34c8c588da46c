import CSDL2
public import Foundation
package import ScreenInterface

/// The outcome of a picture request, with the pixels when it succeeded.
public nonisolated struct DecodedPicture: Sendable {
  /// The request.
  package let request: PictureRequest
  /// The scale of the request, in pixels a point.
  public let scale: CGFloat
  /// The success, or the failure with its reason.
  package let outcome: PictureOutcome
  /// The pixels of a still picture, or of each frame of an animation; empty after a failure.
  let images: [PixelImage]
  /// The state of the file from which the pixels were read; `nil` without pixels.
  let stamp: FileStamp?
  /// True when the file's colour profile cannot be read and was left out.
  let hasBrokenProfile: Bool

  init(
    _ request: PictureRequest, scale: CGFloat, images: [PixelImage], timing: PictureTiming?,
    of stamp: FileStamp,
    hasBrokenProfile: Bool = false
  ) {
    self.request = request
    self.scale = scale
    self.images = images
    self.stamp = stamp
    self.hasBrokenProfile = hasBrokenProfile
    outcome = timing.map(PictureOutcome.playing) ?? .ready
  }

  init(_ request: PictureRequest, scale: CGFloat, failure: PictureFailure) {
    self.request = request
    self.scale = scale
    images = []
    stamp = nil
    hasBrokenProfile = false
    outcome = .failed(failure.description)
  }

  /// The pixels of a still picture, or of an animation's first frame; `nil` after a failure.
  var image: PixelImage? { images.first }

  /// The key of each image; its size is smaller than requested where an animation is very long.
  var keys: [PictureKey] {
    images.enumerated().map { frame, image in
      PictureKey(request, scale: scale).resized(image.width, image.height, frame: frame)
    }
  }
}

/// A reason why a picture cannot be shown.
nonisolated enum PictureFailure: Error, Hashable, CustomStringConvertible {
  case missing
  case folder
  case noSymbol(String)
  case notAFile
  case unreadable
  case unknownFormat
  case unknownSize
  case unsized
  case tooManyFrames(Int)
  case tooMuchPlayed(frames: Int, Int, Int)
  case blocksTooLarge(Double)
  case otherFormat(PictureFormat, than: PictureFormat)
  case unreadFormat(PictureFormat)
  case unpaintable(String)
  case tooManyBytes(Int)
  case damaged(String)
  case noLibrary
  case tooManyScans(Int)
  case tooSmall(Int, Int)
  case tooLong(Int, Int)
  case shownTooLarge(Int, Int)
  case tooLarge(Int, Int)

  static let shortestSide = 2
  static let longestSide = 16384

  var description: String {
    switch self {
    case .missing: "there is no such file"
    case .noSymbol(let name): name
    case .folder: "this is a folder, not a picture"
    case .notAFile: "this is not a regular file"
    case .unreadable: "the file cannot be read"
    case .unknownFormat: "this is not a \(PictureFormat.list) picture"
    case .unknownSize: "the picture is damaged (its beginning does not tell its size)"
    case .unsized: "the drawing tells neither its width and height nor its view box"
    case .otherFormat(let found, let needed):
      "this is a \(found.name) picture; \(needed.name) is needed"
    case .unreadFormat(let format):
      "this is a picture as \(format.name), which the installed SDL2_image does not read"
    case .unpaintable(let reason): "the drawing is too large to be painted: \(reason)"
    case .tooManyBytes(let count): "the file has \(count) bytes; at most \(PictureBytes.limit) are read"
    case .damaged(let reason): "the picture is damaged (\(reason))"
    case .noLibrary: "only PNG pictures can be read (\(SDLImage.missing))"
    case .tooManyScans(let count):
      "the picture comes in \(count) passes; at most \(JPEGScans.limit) are decoded"
    case .tooManyFrames(let count):
      "the animation has more than \(count) frames, which is the most that is played"
    case .tooMuchPlayed(let frames, let width, let height):
      "the animation has \(frames) frames of \(width)×\(height) pixels; at most \(AnimationLimits.pixels) pixels are played"
    case .blocksTooLarge(let bytes):
      "the picture is packed in blocks of \(String(format: "%.0f", bytes)) bytes; at most \(PictureLoading.blockLimit) are read"
    case .tooSmall(let width, let height):
      "the picture is \(width)×\(height) pixels, a side needs at least \(Self.shortestSide)"
    case .tooLong(let width, let height):
      "the picture is \(width)×\(height) pixels, a side may have at most \(Self.longestSide)"
    case .tooLarge(let width, let height):
      "the picture is \(width)×\(height) pixels, at most \(PictureExtent.limit) are read"
    case .shownTooLarge(let width, let height):
      "the picture would cover \(width)×\(height) pixels; at most \(PictureExtent.limit) are made"
    }
  }
}

/// The pixels of a picture file as it stores them, in the colours of sRGB.
nonisolated final class LoadedPicture {
  /// The pixels, in the order of SDL's ARGB8888.
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// True when the file's colour profile cannot be read and is left out.
  let hasBrokenProfile: Bool

  init(_ surface: UnsafeMutablePointer<SDL_Surface>, hasBrokenProfile: Bool = false) {
    (self.surface, self.hasBrokenProfile) = (surface, hasBrokenProfile)
  }

  deinit { SDL_FreeSurface(surface) }

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }
}
