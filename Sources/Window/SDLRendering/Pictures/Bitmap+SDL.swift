import CSDL2
import LayoutGeometry
import ScreenInterface

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
