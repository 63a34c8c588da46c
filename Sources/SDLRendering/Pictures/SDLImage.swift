import CSDL2

/// The functions of SDL2_image, loaded when a picture needs them.
///
/// The library brings six more along, for which every start would wait. PNG files are read without it.
nonisolated struct SDLImage: Sendable {
  typealias Load =
    @convention(c) @Sendable (UnsafeMutablePointer<SDL_RWops>?, Int32, UnsafePointer<CChar>?) ->
    UnsafeMutablePointer<SDL_Surface>?
  typealias Save =
    @convention(c) @Sendable (UnsafeMutablePointer<SDL_Surface>?, UnsafeMutablePointer<SDL_RWops>?, Int32) ->
    Int32
  private typealias Start = @convention(c) (Int32) -> Int32

  /// SDL's `IMG_LoadTyped_RW`.
  let load: Load
  /// SDL's `IMG_SavePNG_RW`.
  let savePNG: Save

  /// The library, prepared once for all threads; `nil` where it is not installed.
  static let installed = SDLImage()
  /// What to say where it is not.
  static let missing = "SDL2_image is not installed"

  private init?() {
    guard let library = SDL_LoadObject("libSDL2_image-2.0.so.0"),
      let start = SDL_LoadFunction(library, "IMG_Init"),
      let load = SDL_LoadFunction(library, "IMG_LoadTyped_RW"),
      let savePNG = SDL_LoadFunction(library, "IMG_SavePNG_RW")
    else { return nil }
    let formats = IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue
    _ = unsafeBitCast(start, to: Start.self)(Int32(bitPattern: formats))
    self.load = unsafeBitCast(load, to: Load.self)
    self.savePNG = unsafeBitCast(savePNG, to: Save.self)
  }
}
