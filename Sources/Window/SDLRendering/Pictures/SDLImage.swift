import CSDL2
import LayoutGeometry
import ScreenInterface

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

extension SDL_Surface {
  /// The rectangle of all pixels of the surface.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int(w), height: Int(h)) }
}

extension Bitmap {
  /// Copies a part of a surface of 32-bit pixels, with `bits` set in each; black beyond the surface.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>, part area: PixelRect, settingBits bits: UInt32) {
    guard let memory = PixelTarget(surface) else {
      self.init(width: area.width, height: area.height, color: bits)
      return
    }
    self.init(memory, part: area, settingBits: bits)
  }

  /// Copies a part of a painted target, with `bits` set in each pixel; black beyond the target.
  init(_ memory: PixelTarget, part area: PixelRect, settingBits bits: UInt32) {
    let inside = area.intersection(memory.bounds)
    let (width, count) = (area.width, area.width * area.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
      if inside != area { pixels.initialize(repeating: bits) }
      filled = count
      guard !inside.isEmpty, let first = pixels.baseAddress else { return }
      for y in inside.y..<inside.maxY {
        let target = first + ((y - area.y) * width + inside.x - area.x)
        let line = memory.pixels(inside.x, y).assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < inside.width {
          target[x] = line[x] | bits
          x &+= 1
        }
      }
    }
    self.init(width: area.width, height: area.height, pixels: pixels)
  }

  /// Reads a part of a renderer's painted pixels back; `nil` when the renderer refuses.
  ///
  /// The CPU waits for everything painted so far.
  init?(_ renderer: OpaquePointer, part area: PixelRect) {
    self.init(width: area.width, height: area.height)
    var rectangle = area.sdlRect
    let isRead = pixels.withUnsafeMutableBytes { bytes in
      SDL_RenderReadPixels(
        renderer, &rectangle, SDL_PIXELFORMAT_ARGB8888.rawValue, bytes.baseAddress, Int32(area.width * 4))
        == 0
    }
    guard isRead else { return nil }
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }
}
