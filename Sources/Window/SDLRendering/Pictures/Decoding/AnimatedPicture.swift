import CSDL2
import Foundation
import ScreenInterface

/// An animated picture: the times and the pixels of its frames.
nonisolated struct AnimatedPicture {
  /// The times of the frames.
  let timing: PictureTiming
  private let player: AnimationCompositor
  private let header: PictureHeader
  private let profile: PictureColorProfile

  /// Reads the frames of a file; `nil` for a still picture.
  ///
  /// - Throws: `PictureFailure` for more frames or pixels than `AnimationLimits` allows.
  init?(_ data: Data, _ header: PictureHeader) throws(PictureFailure) {
    guard let size = header.size, [.gif, .webP].contains(header.format) else { return nil }
    let player = AnimationCompositor(data, header.format, size: size, atMost: AnimationLimits.frames + 1)
    guard let timing = PictureTiming(player.frames.map(\.duration)) else { return nil }
    if player.frames.count > AnimationLimits.frames { throw .tooManyFrames(AnimationLimits.frames) }
    let areas = player.frames.map {
      max(Double($0.width) * Double($0.height), Double(size.width) * Double(size.height))
    }
    if areas.reduce(0, +) > Double(AnimationLimits.pixels) {
      throw .tooMuchPlayed(frames: player.frames.count, size.width, size.height)
    }
    (self.timing, self.player, self.header) = (timing, player, header)
    profile = PictureColorProfile(of: data, as: header.format)
  }

  /// Returns the frames at the size of the key, or smaller where together they exceed the byte limit.
  func images(
    for key: PictureKey
  ) throws(PictureFailure) -> (images: [PixelImage], haveBrokenProfile: Bool) {
    let bytes = Double(player.frames.count) * Double(key.width) * Double(key.height) * 4
    let share = min(1, (Double(AnimationLimits.bytes) / bytes).squareRoot())
    let kept = share == 1 ? key : key.scaled(by: share)
    var images: [PixelImage] = []
    var isBroken = false
    for frame in player.frames {
      let picture = try PictureLoading.sRGB(player.canvas(frame), profile)
      isBroken = isBroken || picture.hasBrokenProfile
      images.append(try PictureFitting.image(picture, header, for: kept))
    }
    return (images, isBroken)
  }
}

/// The compositor that blends the frames of an animation onto its canvas.
nonisolated final class AnimationCompositor {
  /// The frames, in their order; none for a still picture.
  let frames: [AnimationFrame]
  private let format: PictureFormat
  private let size: (width: Int, height: Int)
  private var canvas: [UInt32]

  /// Reads at most `limit` frames of a file with a canvas of this size.
  init(_ data: Data, _ format: PictureFormat, size: (width: Int, height: Int), atMost limit: Int) {
    (self.format, self.size) = (format, size)
    switch format {
    case .gif: frames = GIFFile.frames(of: data, atMost: limit)
    case .webP: frames = WebPFile.frames(of: data, atMost: limit)
    default: frames = []
    }
    canvas = frames.isEmpty ? [] : Array(repeating: 0, count: size.width * size.height)
  }

  /// Returns a copy of the canvas with a frame on it, to be freed by the caller, and disposes of the frame.
  func canvas(_ frame: AnimationFrame) throws(PictureFailure) -> UnsafeMutablePointer<SDL_Surface> {
    try PictureLoading.checkArea(frame.width, frame.height)
    let before = frame.disposal == .restore ? canvas : []
    let painted = LoadedPicture(try PictureLoading.converted(PictureLoading.loaded(frame.file, format)))
    lay(painted, frame)
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(size.width), Int32(size.height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
      let memory = surface.pointee.pixels
    else { throw .damaged(String(cString: SDL_GetError())) }
    canvas.withUnsafeBytes { bytes in
      for row in 0..<size.height {
        guard let line = bytes.baseAddress.map({ $0 + row * size.width * 4 }) else { return }
        (memory + row * Int(surface.pointee.pitch)).copyMemory(from: line, byteCount: size.width * 4)
      }
    }
    switch frame.disposal {
    case .keep: break
    case .restore: canvas = before
    case .clear: clear(frame)
    }
    return surface
  }

  private func columns(_ frame: AnimationFrame, _ width: Int) -> Range<Int> {
    min(frame.x, size.width)..<min(frame.x + width, size.width)
  }

  private func rows(_ frame: AnimationFrame, _ height: Int) -> Range<Int> {
    min(frame.y, size.height)..<min(frame.y + height, size.height)
  }

  private func clear(_ frame: AnimationFrame) {
    let columns = columns(frame, frame.width)
    for row in rows(frame, frame.height) {
      for column in columns { canvas[row * size.width + column] = 0 }
    }
  }

  private func lay(_ picture: LoadedPicture, _ frame: AnimationFrame) {
    guard let memory = picture.surface.pointee.pixels else { return }
    let columns = columns(frame, picture.width)
    canvas.withUnsafeMutableBufferPointer { canvas in
      for row in rows(frame, picture.height) {
        let line = (memory + (row - frame.y) * Int(picture.surface.pointee.pitch))
          .assumingMemoryBound(to: UInt32.self)
        var column = columns.lowerBound
        while column < columns.upperBound {
          let place = row * size.width + column
          let above = line[column - frame.x]
          canvas[place] = frame.isBlended ? Self.blended(above, over: canvas[place]) : above
          column += 1
        }
      }
    }
  }

  /// Returns a pixel blended over another, both with straight alpha.
  private static func blended(_ above: UInt32, over below: UInt32) -> UInt32 {
    let alpha = above >> 24
    if alpha == 255 || below >> 24 == 0 { return above }
    if alpha == 0 { return below }
    let rest = (below >> 24) * (255 - alpha) / 255
    let whole = alpha + rest
    func mixed(_ shift: UInt32) -> UInt32 {
      (((above >> shift & 255) * alpha + (below >> shift & 255) * rest + whole / 2) / whole) << shift
    }
    return whole << 24 | mixed(16) | mixed(8) | mixed(0)
  }
}

/// A frame of an animation, with its position on the canvas and a file that holds this frame only.
nonisolated struct AnimationFrame: Sendable {
  /// The disposal of the frame's area before the next frame.
  enum Disposal: Sendable {
    case keep
    case clear
    case restore
  }

  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The duration of the frame in milliseconds, as stored in the file.
  var milliseconds: Int
  var disposal: Disposal
  /// True when the frame is blended over the canvas; false when it replaces the pixels.
  var isBlended: Bool
  /// A file of the same format with this frame only.
  var file: Data

  /// The duration of the frame in seconds; 0.1 where the file has at most 10 ms, as in browsers.
  var duration: TimeInterval { milliseconds <= 10 ? 0.1 : TimeInterval(milliseconds) / 1000 }
}

/// The limits of animations.
nonisolated enum AnimationLimits {
  /// The greatest number of frames that are played.
  static let frames = 2000
  /// The greatest number of pixels of all canvases of an animation together: 256 × 2²⁰.
  static let pixels = 1 << 28
  /// The maximum size of the frames kept for one displayed size of an animation, in bytes.
  static let bytes = 32 << 20
}
