public import Foundation
package import ScreenInterface

/// The outcome of a picture request, with the pixels when it succeeded.
public nonisolated struct DecodedPicture: Sendable {
  /// The request.
  package let request: PictureRequest
  /// The scale of the request, in pixels a point.
  public let scale: CGFloat
  /// The success, or the reason for the failure.
  package let outcome: PictureOutcome
  let image: PixelImage?
  /// The state of the file that the pixels are of; `nil` without pixels.
  let stamp: FileStamp?

  init(_ request: PictureRequest, scale: CGFloat, image: PixelImage, of stamp: FileStamp) {
    self.request = request
    self.scale = scale
    self.image = image
    self.stamp = stamp
    outcome = .ready
  }

  init(_ request: PictureRequest, scale: CGFloat, failure: PictureFailure) {
    self.request = request
    self.scale = scale
    image = nil
    stamp = nil
    outcome = .failed(failure.description)
  }
}

/// A reason why a picture cannot be shown.
nonisolated enum PictureFailure: Error, Hashable, CustomStringConvertible {
  case missing
  case folder
  case notAFile
  case unreadable
  case unknownFormat
  case unknownSize
  case otherFormat(PictureHeader.Format, than: PictureHeader.Format)
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
    case .folder: "this is a folder, not a picture"
    case .notAFile: "this is not a regular file"
    case .unreadable: "the file cannot be read"
    case .unknownFormat: "this is not a PNG, JPEG or WebP picture"
    case .unknownSize: "the picture is damaged (its beginning does not tell its size)"
    case .otherFormat(let found, let needed):
      "this is a \(found.rawValue) picture; \(needed.rawValue) is needed"
    case .tooManyBytes(let count): "the file has \(count) bytes; at most \(PictureBytes.limit) are read"
    case .damaged(let reason): "the picture is damaged (\(reason))"
    case .noLibrary: "only PNG pictures can be read (\(SDLImage.missing))"
    case .tooManyScans(let count):
      "the picture comes in \(count) passes; at most \(JPEGScans.limit) are decoded"
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
