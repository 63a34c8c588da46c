import CSDL2
public import Foundation
import Glibc
public import ScreenInterface

/// Writes bitmaps as PNG files and reads picture files back, through SDL2_image.
public struct PNGFile: BitmapCoding {
  /// Creates the coding.
  public init() {}

  /// Writes `bitmap` as a PNG file, beside its place and then renamed, so that nobody meets half of it.
  ///
  /// - Throws: `DrawingError.notWritten` with the path and the reason; nothing is left behind.
  public func write(_ bitmap: Bitmap, to file: URL) throws {
    let name = ".\(file.lastPathComponent).\(getpid()).part"
    let beside = file.deletingLastPathComponent().appendingPathComponent(name)
    if let reason = save(bitmap, as: beside.path) ?? move(beside.path, to: file.path) {
      unlink(beside.path)
      throw DrawingError.notWritten(path: file.path, reason: reason)
    }
  }

  /// Reads a picture file into pixels, with the alpha that the file has.
  ///
  /// - Throws: `DrawingError.notRead` with the path and the reason.
  public func read(_ file: URL) throws -> Bitmap {
    guard let loaded = IMG_Load(file.path) else { throw notRead(file) }
    defer { SDL_FreeSurface(loaded) }
    guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw notRead(file)
    }
    defer { SDL_FreeSurface(surface) }
    return Bitmap(surface, part: surface.pointee.bounds, settingBits: 0)
  }

  private func notRead(_ file: URL) -> DrawingError {
    .notRead(path: file.path, reason: String(cString: SDL_GetError()))
  }

  /// Writes the file; the reason when that failed.
  private func save(_ bitmap: Bitmap, as path: String) -> String? {
    var pixels = bitmap.pixels
    let saved = pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return surface != nil && IMG_SavePNG(surface, path) == 0
    }
    return saved ? nil : String(cString: SDL_GetError())
  }

  private func move(_ path: String, to place: String) -> String? {
    rename(path, place) == 0 ? nil : String(cString: strerror(errno))
  }
}
