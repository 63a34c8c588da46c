import CSDL2
package import Foundation
public import ScreenInterface

/// The PNG codec of bitmaps: it encodes through SDL2_image, and decodes through libpng.
public struct PNGFile: BitmapCoding {
  /// Creates the codec.
  public init() {}

  /// Returns the bytes of a PNG file of `bitmap`, without writing a file.
  ///
  /// - Throws: `DrawingError.notPacked` with the size and the reason.
  package func png(of bitmap: Bitmap) throws -> Data {
    var reason: String?
    // An encoded picture is at most slightly larger than its pixels.
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

  /// Returns the pixels of a PNG file's bytes, with their alpha.
  ///
  /// - Throws: `DrawingError.notUnpacked` with the reason: another format, too many pixels, damage.
  package func bitmap(ofPNG png: Data) throws -> Bitmap {
    do {
      return try PictureDecoding.surface(of: png, as: .png) {
        Bitmap($0, part: $0.pointee.bounds, settingBits: 0)
      }
    } catch {
      throw DrawingError.notUnpacked(error.description)
    }
  }

  /// Returns the pixels of a PNG file.
  ///
  /// - Throws: `DrawingError.notRead` with the path and the reason.
  package func read(_ file: URL) throws -> Bitmap {
    do {
      return try PictureDecoding.surface(of: PictureBytes.read(file.path), as: .png) {
        Bitmap($0, part: $0.pointee.bounds, settingBits: 0)
      }
    } catch {
      throw DrawingError.notRead(path: file.path, reason: error.description)
    }
  }

  /// Encodes the pixels into `file`; returns the reason of a failure, else `nil`.
  private func save(_ bitmap: Bitmap, to file: UnsafeMutablePointer<SDL_RWops>?) -> String? {
    guard let library = SDLImage.installed else { return SDLImage.missing }
    guard let file else { return String(cString: SDL_GetError()) }
    var pixels = bitmap.pixels
    let saved = pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return surface != nil && library.savePNG(surface, file, 0) == 0
    }
    return saved ? nil : String(cString: SDL_GetError())
  }
}
