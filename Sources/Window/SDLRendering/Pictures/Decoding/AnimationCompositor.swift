import CSDL2
import Foundation
import ScreenInterface

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
