import Foundation
import ScreenInterface

/// The source-over blending of pixel rows: each channel becomes `(ink·a + pixel·(255 − a)) / 255`, rounded.
///
/// Four pixels are blended at a time. The last pixels of a row are blended in a small copy in the same way,
/// so that a pixel's result never depends on its position.
nonisolated enum PixelBlend {
  /// A translucent colour with premultiplied alpha.
  struct PremultipliedColor {
    fileprivate let added: PixelQuad
    fileprivate let kept: SIMD8<UInt16>

    init(_ color: Color) {
      let alpha = SIMD8(repeating: UInt16(color.alpha))
      added = PixelQuad(repeating: color.packed | 0xFF00_0000).times(alpha)
      kept = 255 &- alpha
    }

    /// Creates the colour of a mask's pixels with one alpha; `nil` where it is clear.
    ///
    /// It is tinted by the tint's channels and faded by its alpha.
    init?(_ alpha: UInt8, of color: UInt32, tinted tint: Color) {
      if alpha == 0 { return nil }
      let ink = PixelQuad(repeating: color | UInt32(alpha) << 24)
        .times(PixelQuad(repeating: tint.packed)).over255
      let weight = SIMD8(repeating: UInt16(ink.x >> 24))
      added = PixelQuad(ink | SIMD4(repeating: 0xFF00_0000)).times(weight)
      kept = 255 &- weight
    }
  }

  /// Blends one colour over `count` pixels.
  static func lay(_ ink: PremultipliedColor, over target: UnsafeMutablePointer<UInt8>, count: Int) {
    eachFour(of: target, count: count) { pixels, _ in
      PixelQuad(pixels).times(ink.kept).plus(ink.added).over255
    }
  }

  /// Blends `count` pixels over others, tinted by the colour's channels and faded by its alpha.
  static func lay(
    _ source: UnsafeRawPointer, tinted tint: Color, over target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    if tint.packed == 0xFFFF_FFFF { return lay(source, over: target, count: count) }
    let factor = PixelQuad(repeating: tint.packed)
    eachFour(of: target, count: count) { pixels, place in
      let ink = load(source + place, remaining: count * 4 - place)
      return isClear(ink) ? nil : mix(PixelQuad(ink).times(factor).over255, over: pixels)
    }
  }

  private static func lay(
    _ source: UnsafeRawPointer, over target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    eachFour(of: target, count: count) { pixels, place in
      let ink = load(source + place, remaining: count * 4 - place)
      if isSolid(ink) { return ink }
      return isClear(ink) ? nil : mix(ink, over: pixels)
    }
  }

  /// Blends `count` pixels of one colour over others, each with its own alpha.
  ///
  /// They are tinted by the tint's channels and faded by its alpha, as in an image with this colour and these alphas.
  static func lay(
    _ alphas: UnsafeRawPointer, of color: UInt32, tinted tint: Color,
    over target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let ink = SIMD4<UInt32>(repeating: color)
    if tint.packed == 0xFFFF_FFFF {
      let whole = ink | SIMD4(repeating: 0xFF00_0000)
      let solid = PixelQuad(whole)
      eachFour(of: target, count: count) { pixels, place in
        let four = four(of: alphas + place / 4, remaining: count - place / 4)
        if four == 0 { return nil }
        return four == .max ? whole : mix(solid, spread(four), over: pixels)
      }
    } else {
      let factor = PixelQuad(repeating: tint.packed)
      let whole = PixelQuad(ink | SIMD4(repeating: 0xFF00_0000)).times(factor).over255
      eachFour(of: target, count: count) { pixels, place in
        let four = four(of: alphas + place / 4, remaining: count - place / 4)
        if four == 0 { return nil }
        if four == .max { return isSolid(whole) ? whole : mix(whole, over: pixels) }
        return mix(PixelQuad(ink | spread(four) &<< 24).times(factor).over255, over: pixels)
      }
    }
  }

  /// Loads up to four alphas; those beyond `remaining` are clear.
  @inline(__always)
  private static func four(of alphas: UnsafeRawPointer, remaining: Int) -> UInt32 {
    if remaining >= 4 { return alphas.loadUnaligned(as: UInt32.self) }
    var four: UInt32 = 0
    for index in 0..<remaining {
      four |= UInt32(alphas.load(fromByteOffset: index, as: UInt8.self)) << (8 * index)
    }
    return four
  }

  /// Returns four bytes as four numbers.
  @inline(__always)
  private static func spread(_ four: UInt32) -> SIMD4<UInt32> {
    let first = UInt64(four & 0xFF) | UInt64(four & 0xFF00) << 24
    let second = UInt64(four >> 16 & 0xFF) | UInt64(four >> 24) << 32
    return unsafeBitCast(SIMD2(first, second), to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func mix(
    _ solid: PixelQuad, _ alpha: SIMD4<UInt32>, over pixels: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let weight = unsafeBitCast(alpha | alpha &<< 16, to: SIMD8<UInt16>.self)
    return solid.times(weight).plus(PixelQuad(pixels).times(255 &- weight)).over255
  }

  @inline(__always)
  private static func mix(_ ink: SIMD4<UInt32>, over pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    mix(PixelQuad(ink | SIMD4(repeating: 0xFF00_0000)), ink &>> 24, over: pixels)
  }

  @inline(__always)
  private static func isSolid(_ pixels: SIMD4<UInt32>) -> Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return halves.x & halves.y & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
  }

  @inline(__always)
  private static func isClear(_ pixels: SIMD4<UInt32>) -> Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return (halves.x | halves.y) & 0xFF00_0000_FF00_0000 == 0
  }

  /// Replaces four pixels at a time by the result of `mixed`; `nil` leaves them as they are.
  @inline(__always)
  private static func eachFour(
    of target: UnsafeMutablePointer<UInt8>, count: Int,
    _ mixed: (_ pixels: SIMD4<UInt32>, _ place: Int) -> SIMD4<UInt32>?
  ) {
    let raw = UnsafeMutableRawPointer(target)
    let length = count * 4
    var place = 0
    while place + 16 <= length {
      if let new = mixed(raw.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self), place) {
        raw.storeBytes(of: new, toByteOffset: place, as: SIMD4<UInt32>.self)
      }
      place += 16
    }
    if place < length, let new = mixed(load(raw + place, remaining: length - place), place) {
      withUnsafeBytes(of: new) { bytes in
        let rest = UnsafeMutableRawBufferPointer(start: raw + place, count: length - place)
        rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(length - place)))
      }
    }
  }

  /// Loads up to four pixels; bytes beyond `remaining` are clear.
  @inline(__always)
  private static func load(_ source: UnsafeRawPointer, remaining: Int) -> SIMD4<UInt32> {
    if remaining >= 16 { return source.loadUnaligned(as: SIMD4<UInt32>.self) }
    var pixels = SIMD4<UInt32>()
    withUnsafeMutableBytes(of: &pixels) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: remaining))
    }
    return pixels
  }
}

/// Four pixels split into channels of sixteen bits each, wide enough for a product of two channels.
nonisolated private struct PixelQuad {
  private var blueRed: SIMD8<UInt16>
  private var greenAlpha: SIMD8<UInt16>

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    let mask = SIMD4<UInt32>(repeating: 0xFF_00FF)
    blueRed = unsafeBitCast(pixels & mask, to: SIMD8<UInt16>.self)
    greenAlpha = unsafeBitCast(pixels &>> 8 & mask, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  init(repeating pixel: UInt32) { self.init(SIMD4(repeating: pixel)) }

  @inline(__always)
  func times(_ weight: SIMD8<UInt16>) -> PixelQuad {
    var product = self
    product.blueRed = blueRed &* weight
    product.greenAlpha = greenAlpha &* weight
    return product
  }

  @inline(__always)
  func times(_ other: PixelQuad) -> PixelQuad {
    var product = self
    product.blueRed = blueRed &* other.blueRed
    product.greenAlpha = greenAlpha &* other.greenAlpha
    return product
  }

  @inline(__always)
  func plus(_ other: PixelQuad) -> PixelQuad {
    var sum = self
    sum.blueRed = blueRed &+ other.blueRed
    sum.greenAlpha = greenAlpha &+ other.greenAlpha
    return sum
  }

  /// The channels divided by 255, rounded and packed into pixels again.
  @inline(__always)
  var over255: SIMD4<UInt32> {
    let low = Self.over255(blueRed)
    let high = Self.over255(greenAlpha) &<< 8
    return unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func over255(_ product: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let rounded = product &+ 128
    return (rounded &+ (rounded &>> 8)) &>> 8
  }
}
