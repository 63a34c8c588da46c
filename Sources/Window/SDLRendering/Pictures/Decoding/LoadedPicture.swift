import CSDL2

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
