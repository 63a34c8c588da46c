import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The decoding of picture files into pixels of an exact size; callable from any thread.
nonisolated enum PictureDecoding {
  /// Decodes the picture of `request`, with its corners cut out, or returns the reason for its failure.
  static func decode(_ request: PictureRequest, scale: CGFloat) -> DecodedPicture {
    do {
      let key = PictureKey(request, scale: scale)
      let (image, stamp) = try image(for: key)
      return DecodedPicture(request, scale: scale, image: image, of: stamp)
    } catch {
      return DecodedPicture(request, scale: scale, failure: error)
    }
  }

  /// Returns the size of the picture in a file as it is shown, in pixels.
  static func size(of path: String) throws(PictureFailure) -> (width: Int, height: Int) {
    let header = try header(of: PictureBytes.read(path))
    guard let stored = header.size else { throw .unknownSize }
    try check(stored.width, stored.height)
    let (width, height) = header.orientation.uprightSize(stored.width, stored.height)
    return (width, height)
  }

  /// Decodes the picture in a file as a check, and keeps no pixel of it.
  static func check(contentsOf path: String) throws(PictureFailure) {
    let data = try PictureBytes.read(path)
    let header = try header(of: data)
    guard let size = header.size else { throw .unknownSize }
    try check(size.width, size.height)
    let surface = try loaded(data, as: header.format)
    defer { SDL_FreeSurface(surface) }
    try check(Int(surface.pointee.w), Int(surface.pointee.h))
  }

  private static func image(
    for key: PictureKey
  ) throws(PictureFailure) -> (image: PixelImage, stamp: FileStamp) {
    guard Double(key.width) * Double(key.height) <= Double(PictureExtent.limit) else {
      throw .shownTooLarge(key.width, key.height)
    }
    let (data, stamp) = try PictureBytes.readStamped(key.picture.path)
    let header = try header(of: data)
    guard let size = header.size else { throw .unknownSize }
    try check(size.width, size.height)
    let image = try surface(of: data, as: header.format) { surface throws(PictureFailure) in
      try check(Int(surface.pointee.w), Int(surface.pointee.h))
      return try resampled(surface, header.orientation, for: key)
    }
    return (image, stamp)
  }

  /// Returns the result of `body` for the decoded pixels of a file's bytes in one format.
  static func surface<Value>(
    of data: Data, as format: PictureHeader.Format,
    _ body: (UnsafeMutablePointer<SDL_Surface>) throws(PictureFailure) -> Value
  ) throws(PictureFailure) -> Value {
    var surface = try loaded(data, as: format)
    defer { SDL_FreeSurface(surface) }
    if format != .png {
      guard let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
        throw .damaged(String(cString: SDL_GetError()))
      }
      SDL_FreeSurface(surface)
      surface = converted
    }
    return try body(surface)
  }

  /// Returns the decoded pixels of a file's bytes, in an order of SDL's own but for PNG, to be freed by the caller.
  private static func loaded(
    _ data: Data, as format: PictureHeader.Format
  ) throws(PictureFailure) -> UnsafeMutablePointer<SDL_Surface> {
    let header = try header(of: data)
    guard header.format == format else { throw .otherFormat(header.format, than: format) }
    guard let size = header.size else { throw .unknownSize }
    try checkArea(size.width, size.height)
    if format == .jpeg { try checkScans(of: data) }
    let surface =
      try format == .png ? PNGDecoding.surface(of: data) : surface(of: data, called: format.rawValue)
    do {
      try checkArea(Int(surface.pointee.w), Int(surface.pointee.h))
    } catch {
      SDL_FreeSurface(surface)
      throw error
    }
    return surface
  }

  private static func surface(
    of data: Data, called format: String
  ) throws(PictureFailure) -> UnsafeMutablePointer<SDL_Surface> {
    guard let library = SDLImage.installed else { throw .noLibrary }
    let loaded = data.withUnsafeBytes { bytes in
      library.load(SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)), 1, format)
    }
    guard let loaded else { throw .damaged(String(cString: SDL_GetError())) }
    return loaded
  }

  private static func resampled(
    _ surface: UnsafeMutablePointer<SDL_Surface>, _ orientation: PictureOrientation, for key: PictureKey
  ) throws(PictureFailure) -> PixelImage {
    var (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    var stride = Int(surface.pointee.pitch) / 4
    guard let raw = surface.pointee.pixels else { throw .damaged("no pixels") }
    var source = UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt32.self), count: stride * height)
    let upright = orientation.upright(source, width: width, height: height, stride: stride)
    var pixels = upright.withUnsafeBufferPointer { turned in
      if orientation != .up {
        (width, height) = orientation.uprightSize(width, height)
        (stride, source) = (width, turned)
      }
      return fitted(source, width: width, stride: stride, height: height, for: key)
    }
    if key.picture.isFlipped { flip(&pixels, key) }
    if key.radius > 0 { cutCorners(&pixels, key) }
    let rows = PixelImage.opaqueRows(of: pixels, width: key.width, height: key.height)
    return PixelImage(width: key.width, height: key.height, pixels: pixels, opaqueRows: rows)
  }

  /// Returns the source's pixels at the size of the key: cropped to fill it, or whole in the middle of it.
  private static func fitted(
    _ source: UnsafeBufferPointer<UInt32>, width: Int, stride: Int, height: Int, for key: PictureKey
  ) -> [UInt32] {
    func resampled(_ resampling: AreaResampling) -> [UInt32] {
      resampling.pixels(of: source, sourceWidth: width, stride: stride, sourceHeight: height)
    }
    switch key.picture.fit {
    case .fill(let focus):
      return resampled(
        AreaResampling(filling: key.width, key.height, fromWidth: width, height: height, around: focus))
    case .whole:
      let size = AreaResampling.size(within: key.width, key.height, ofWidth: width, height: height)
      let inner = resampled(
        AreaResampling(filling: size.width, size.height, fromWidth: width, height: height))
      var pixels = [UInt32](repeating: 0, count: key.width * key.height)
      let (left, top) = ((key.width - size.width) / 2, (key.height - size.height) / 2)
      for row in 0..<size.height {
        let start = (top + row) * key.width + left
        pixels[start..<(start + size.width)] = inner[(row * size.width)..<((row + 1) * size.width)]
      }
      return pixels
    }
  }

  private static func flip(_ pixels: inout [UInt32], _ key: PictureKey) {
    for start in stride(from: 0, to: pixels.count, by: key.width) {
      pixels[start..<(start + key.width)].reverse()
    }
  }

  private static func cutCorners(_ pixels: inout [UInt32], _ key: PictureKey) {
    let shape = RoundedRectangle(width: key.width, height: key.height, radius: key.cornerRadius)
    let cap = Int(shape.radius.rounded(.up))
    for y in 0..<key.height where y < cap || y >= key.height - cap {
      for x in 0..<key.width where x < cap || x >= key.width - cap {
        let index = y * key.width + x
        let alpha = UInt32((CGFloat(pixels[index] >> 24) * shape.coverage(x, y)).rounded())
        pixels[index] = pixels[index] & 0xFF_FFFF | alpha << 24
      }
    }
  }

  private static func header(of data: Data) throws(PictureFailure) -> PictureHeader {
    guard let header = PictureHeader(of: data) else { throw .unknownFormat }
    return header
  }

  private static func checkScans(of data: Data) throws(PictureFailure) {
    let scans = JPEGScans(data)
    if scans.count > JPEGScans.limit { throw .tooManyScans(scans.count) }
    if !scans.isEnded { throw .damaged("it breaks off") }
  }

  private static func checkArea(_ width: Int, _ height: Int) throws(PictureFailure) {
    if Double(width) * Double(height) > Double(PictureExtent.limit) { throw .tooLarge(width, height) }
  }

  private static func check(_ width: Int, _ height: Int) throws(PictureFailure) {
    if min(width, height) < PictureFailure.shortestSide { throw .tooSmall(width, height) }
    if max(width, height) > PictureFailure.longestSide { throw .tooLong(width, height) }
    try checkArea(width, height)
  }
}
