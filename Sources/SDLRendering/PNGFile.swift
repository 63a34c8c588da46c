import CSDL2
public import Foundation
import Glibc
public import ScreenInterface

/// Writes bitmaps as PNG files and reads picture files back, through SDL2_image.
public struct PNGFile: BitmapCoding {
  /// Creates the coding.
  public init() {}

  /// The bytes of a PNG file of `bitmap`; no file is needed for them.
  ///
  /// - Throws: `DrawingError.notPacked` with the size and the reason.
  public func png(of bitmap: Bitmap) throws -> Data {
    var reason: String?
    // Packed, no picture grows by more than a small part of itself.
    let raw = (bitmap.width * 4 + 1) * bitmap.height
    let bytes = [UInt8](unsafeUninitializedCapacity: raw + raw / 64 + 4096) { room, count in
      let file = Int32(exactly: room.count).flatMap { SDL_RWFromMem(room.baseAddress, $0) }
      reason = save(bitmap, to: file)
      count = reason == nil ? Int(SDL_RWtell(file)) : 0
      if let file { SDL_RWclose(file) }
    }
    if let reason { throw DrawingError.notPacked(width: bitmap.width, height: bitmap.height, reason: reason) }
    return Data(bytes)
  }

  /// Writes `bitmap` as a PNG file, beside its place and then renamed, so that nobody meets half of it.
  ///
  /// - Throws: `DrawingError.notWritten` with the path and the reason; nothing is left behind.
  public func write(_ bitmap: Bitmap, to file: URL) throws {
    let name = ".\(file.lastPathComponent).\(getpid()).part"
    let beside = file.deletingLastPathComponent().appendingPathComponent(name)
    if let reason = write(bitmap, to: beside.path) ?? move(beside.path, to: file.path) {
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
  private func write(_ bitmap: Bitmap, to path: String) -> String? {
    guard let file = SDL_RWFromFile(path, "wb") else { return String(cString: SDL_GetError()) }
    let reason = save(bitmap, to: file)
    let isClosed = SDL_RWclose(file) == 0
    return reason ?? (isClosed ? nil : String(cString: SDL_GetError()))
  }

  /// Packs the pixels to where `file` is; the reason when that failed.
  private func save(_ bitmap: Bitmap, to file: UnsafeMutablePointer<SDL_RWops>?) -> String? {
    guard let file else { return String(cString: SDL_GetError()) }
    var pixels = bitmap.pixels
    let saved = pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return surface != nil && IMG_SavePNG_RW(surface, file, 0) == 0
    }
    return saved ? nil : String(cString: SDL_GetError())
  }

  private func move(_ path: String, to place: String) -> String? {
    rename(path, place) == 0 ? nil : String(cString: strerror(errno))
  }
}
