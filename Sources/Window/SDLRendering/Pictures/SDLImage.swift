import CSDL2

/// The functions of SDL2_image, loaded when the first picture needs them.
///
/// The library loads six more libraries, which would slow every launch. PNG files are read without it.
nonisolated struct SDLImage: Sendable {
  typealias Load =
    @convention(c) @Sendable (UnsafeMutablePointer<SDL_RWops>?, Int32, UnsafePointer<CChar>?) ->
    UnsafeMutablePointer<SDL_Surface>?
  typealias LoadSized =
    @convention(c) @Sendable (UnsafeMutablePointer<SDL_RWops>?, Int32, Int32) -> UnsafeMutablePointer<
      SDL_Surface
    >?
  typealias Save =
    @convention(c) @Sendable (UnsafeMutablePointer<SDL_Surface>?, UnsafeMutablePointer<SDL_RWops>?, Int32) ->
    Int32
  private typealias Start = @convention(c) (Int32) -> Int32
  private typealias Version = @convention(c) () -> UnsafePointer<SDL_version>?
  private typealias SetTIFFHandler = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?

  /// SDL's `IMG_LoadTyped_RW`.
  let load: Load
  /// SDL's `IMG_LoadSizedSVG_RW`; `nil` before SDL_image 2.6.
  let loadSizedSVG: LoadSized?
  /// SDL's `IMG_SavePNG_RW`.
  let savePNG: Save
  /// The formats that it reads.
  let formats: Set<PictureFormat>
  /// Its version.
  let version: String

  /// The library, prepared once for all threads; `nil` where it is not installed.
  static let installed = SDLImage()
  /// The message where the library is not installed.
  static let missing = "SDL2_image is not installed"

  private init?() {
    guard let library = SDL_LoadObject("libSDL2_image-2.0.so.0"),
      let start = SDL_LoadFunction(library, "IMG_Init"),
      let load = SDL_LoadFunction(library, "IMG_LoadTyped_RW"),
      let savePNG = SDL_LoadFunction(library, "IMG_SavePNG_RW"),
      let linked = SDL_LoadFunction(library, "IMG_Linked_Version")
    else { return nil }
    let wanted = PictureFormat.allCases.compactMap(\.preparation).reduce(0, |)
    let ready = UInt32(bitPattern: unsafeBitCast(start, to: Start.self)(Int32(bitPattern: wanted)))
    self.load = unsafeBitCast(load, to: Load.self)
    self.savePNG = unsafeBitCast(savePNG, to: Save.self)
    loadSizedSVG = SDL_LoadFunction(library, "IMG_LoadSizedSVG_RW").map {
      unsafeBitCast($0, to: LoadSized.self)
    }
    let drawsSVG = loadSizedSVG != nil
    formats = Set(
      PictureFormat.allCases.filter { format in
        format == .svg ? drawsSVG : format.preparation.map { ready & $0 != 0 } ?? true
      })
    let number = unsafeBitCast(linked, to: Version.self)()?.pointee ?? SDL_version()
    version = "\(number.major).\(number.minor).\(number.patch)"
    // libtiff, where it was loaded too, writes to standard error, including text from the file.
    for name in ["TIFFSetErrorHandler", "TIFFSetWarningHandler"] {
      guard let set = SDL_LoadFunction(library, name) else { continue }
      _ = unsafeBitCast(set, to: SetTIFFHandler.self)(nil)
    }
  }
}
