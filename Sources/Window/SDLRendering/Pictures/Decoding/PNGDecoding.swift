import CPNG
import CSDL2
import Foundation

/// The decoding of PNG files by libpng itself.
///
/// SDL_image lets libpng write to standard error, including text from the file.
nonisolated enum PNGDecoding {
  /// Returns the pixels in a file's bytes, in the order of SDL's ARGB8888, to be freed by the caller.
  static func surface(of data: Data) throws(PictureFailure) -> UnsafeMutablePointer<SDL_Surface> {
    // libpng keeps the address of `image` from one call to the next.
    let image = UnsafeMutablePointer<png_image>.allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = png_uint_32(PNG_IMAGE_VERSION)
    defer {
      png_image_free(image)
      image.deallocate()
    }
    let result = data.withUnsafeBytes { bytes -> Result<UnsafeMutablePointer<SDL_Surface>, PictureFailure> in
      guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else {
        return .failure(damage(image.pointee))
      }
      image.pointee.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      // A 16-bit file without a gamma is read as sRGB, like an 8-bit file.
      image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let made = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: image.pointee.width), Int32(clamping: image.pointee.height), 32,
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      guard let surface = made, let pixels = surface.pointee.pixels else {
        return .failure(.damaged(String(cString: SDL_GetError())))
      }
      guard png_image_finish_read(image, nil, pixels, surface.pointee.pitch, nil) != 0 else {
        SDL_FreeSurface(surface)
        return .failure(damage(image.pointee))
      }
      return .success(surface)
    }
    return try result.get()
  }

  /// Returns libpng's message about the failure, which quotes nothing of the file.
  private static func damage(_ image: png_image) -> PictureFailure {
    let message = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(message)
  }
}
