import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The decoding of picture files into pixels of an exact size; callable from any thread.
nonisolated enum PictureDecoding {
  /// Decodes the picture of `request` and clips its corners; the result holds the reason of a failure.
  static func decode(_ request: PictureRequest, scale: CGFloat) -> DecodedPicture {
    do {
      return try decoded(request, scale: scale)
    } catch {
      return DecodedPicture(request, scale: scale, failure: error)
    }
  }

  private static func decoded(
    _ request: PictureRequest, scale: CGFloat
  ) throws(PictureFailure) -> DecodedPicture {
    let key = PictureKey(request, scale: scale)
    guard Double(key.width) * Double(key.height) <= Double(PictureExtent.limit) else {
      throw .shownTooLarge(key.width, key.height)
    }
    let (data, stamp) = try PictureBytes.readStamped(key.picture.path)
    let header = try header(of: data)
    if request.picture.plays, let playing = try AnimatedPicture(data, header) {
      let (images, isBroken) = try playing.images(for: key)
      return DecodedPicture(
        request, scale: scale, images: images, timing: playing.timing, of: stamp, hasBrokenProfile: isBroken)
    }
    let picture = try PictureLoading.picture(of: data, header, covering: PicturePlacement(key))
    if header.format != .svg { try check(picture.width, picture.height) }
    let image = try PictureFitting.image(picture, header, for: key)
    return DecodedPicture(
      request, scale: scale, images: [image], timing: nil, of: stamp,
      hasBrokenProfile: picture.hasBrokenProfile)
  }

  /// Returns the displayed size of the picture in a file, in pixels.
  static func size(of path: String) throws(PictureFailure) -> (width: Int, height: Int) {
    let header = try header(of: PictureBytes.read(path))
    let stored = header.size ?? (0, 0)
    let (width, height) = header.orientation.uprightSize(stored.width, stored.height)
    return (width, height)
  }

  /// Returns the frame times of an animated file, without decoding any frame; `nil` for a still picture.
  static func timing(of path: String) throws(PictureFailure) -> PictureTiming? {
    let data = try PictureBytes.read(path)
    return try AnimatedPicture(data, header(of: data))?.timing
  }

  /// Decodes the picture in a file as a check, discards the pixels, and returns the warnings about it.
  static func check(contentsOf path: String, plays: Bool = false) throws(PictureFailure) -> PictureWarnings {
    let data = try PictureBytes.read(path)
    let header = try header(of: data)
    if plays { _ = try AnimatedPicture(data, header) }
    let picture = try PictureLoading.picture(of: data, header)
    try check(picture.width, picture.height)
    return PictureWarnings(
      format: header.format, ending: (path as NSString).pathExtension,
      hasBrokenProfile: picture.hasBrokenProfile)
  }

  /// Returns the result of `body` for the decoded pixels of a file's bytes in one format.
  static func surface<Value>(
    of data: Data, as format: PictureFormat,
    _ body: (UnsafeMutablePointer<SDL_Surface>) throws(PictureFailure) -> Value
  ) throws(PictureFailure) -> Value {
    guard let header = PictureHeader(of: data) else { throw .unknownFormat }
    guard header.format == format else { throw .otherFormat(header.format, than: format) }
    let picture = try PictureLoading.picture(of: data, header)
    return try withExtendedLifetime(picture) { () throws(PictureFailure) in try body(picture.surface) }
  }

  /// Returns the header of a file; throws when its size is missing or beyond the limits.
  private static func header(of data: Data) throws(PictureFailure) -> PictureHeader {
    guard let header = PictureHeader(of: data) else { throw .unknownFormat }
    guard let size = header.size else {
      if header.format != .svg { throw .unknownSize }
      _ = try SVGFile(data)
      throw .unsized
    }
    try check(size.width, size.height)
    return header
  }

  private static func check(_ width: Int, _ height: Int) throws(PictureFailure) {
    if min(width, height) < PictureFailure.shortestSide { throw .tooSmall(width, height) }
    if max(width, height) > PictureFailure.longestSide { throw .tooLong(width, height) }
    try PictureLoading.checkArea(width, height)
  }
}

/// The warnings about a picture that is shown nevertheless.
nonisolated struct PictureWarnings: Sendable {
  let format: PictureFormat
  /// The extension of the file's name.
  let ending: String
  let hasBrokenProfile: Bool

  static let brokenProfile = "its colour profile cannot be read and is left out"

  /// The warnings, each as the end of a sentence that begins with the picture.
  var sentences: [String] {
    let told = ending.isEmpty ? "does not say so" : ".\(ending) says otherwise"
    return
      (format.endings.contains(ending.lowercased()) ? [] : ["it is \(format.name), and its ending \(told)"])
      + (hasBrokenProfile ? [Self.brokenProfile] : [])
  }
}
