import CSDL2

/// A line's rendered runs, side by side on one baseline.
struct TextLineCanvas {
  /// The pixels of one run and their position.
  struct Piece {
    var x: Int
    var y: Int
    var image: PixelImage
  }

  private var pieces: [Piece] = []

  /// Adds a rendered run that starts at `x`, its first row `ascent` rows above the baseline.
  mutating func add(_ surface: UnsafeMutablePointer<SDL_Surface>, x: Int, aboveBaseline ascent: Int) {
    guard let ink = Self.ink(of: surface) else { return }
    add(ink.image, x: x + ink.x, y: ink.y - ascent)
  }

  /// Adds an image whose first row is `y` rows below the baseline.
  mutating func add(_ image: PixelImage, x: Int, y: Int) { pieces.append(Piece(x: x, y: y, image: image)) }

  /// Returns the ink of all runs, placed relative to the middle of the line box; `nil` when there is none.
  func lineImage(baselineBelowMiddle baseline: Int) -> LineImage? {
    guard let first = pieces.first else { return nil }
    if pieces.count == 1 { return LineImage(image: first.image, left: first.x, top: first.y + baseline) }
    let left = pieces.reduce(first.x) { min($0, $1.x) }
    let top = pieces.reduce(first.y) { min($0, $1.y) }
    let width = pieces.reduce(0) { max($0, $1.x + $1.image.width - left) }
    let height = pieces.reduce(0) { max($0, $1.y + $1.image.height - top) }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for piece in pieces {
      for row in 0..<piece.image.height {
        let start = (piece.y - top + row) * width + piece.x - left
        for column in 0..<piece.image.width {
          let pixel = piece.image.pixels[row * piece.image.width + column]
          if pixel >> 24 > pixels[start + column] >> 24 { pixels[start + column] = pixel }
        }
      }
    }
    let image = PixelImage(width: width, height: height, pixels: pixels, isOpaque: false)
    return LineImage(image: image, left: left, top: top + baseline)
  }

  /// Returns the part of a surface that is not clear; `nil` when all of it is.
  static func ink(of surface: UnsafeMutablePointer<SDL_Surface>) -> Piece? {
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let stride = Int(surface.pointee.pitch) / 4
    guard let raw = surface.pointee.pixels, surface.pointee.format.pointee.BytesPerPixel == 4 else {
      return nil
    }
    let pixels = UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt32.self), count: stride * height)
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      for column in 0..<width where pixels[row * stride + column] >> 24 != 0 {
        if column < left { left = column }
        if column > right { right = column }
        if row < top { top = row }
        bottom = row
      }
    }
    if bottom < 0 { return nil }
    let inkWidth = right - left + 1
    var ink: [UInt32] = []
    ink.reserveCapacity(inkWidth * (bottom - top + 1))
    for row in top...bottom {
      let start = row * stride + left
      ink.append(contentsOf: pixels[start..<(start + inkWidth)])
    }
    let image = PixelImage(width: inkWidth, height: bottom - top + 1, pixels: ink, isOpaque: false)
    return Piece(x: left, y: top, image: image)
  }
}
