import Foundation
import ScreenInterface

/// Rows of pixels laid over others: each channel becomes `(ink·a + pixel·(255 − a)) / 255`, rounded.
///
/// A pixel is four bytes: blue, green, red, alpha. Four are mixed at a time; the last ones of a row take the
/// same way through a small copy, so that a pixel's result never depends on its place.
nonisolated enum PixelBlend {
  /// A translucent colour, multiplied once.
  struct Ink {
    fileprivate let added: SIMD16<UInt16>
    fileprivate let kept: SIMD16<UInt16>

    init(_ color: Color) {
      let alpha = UInt16(color.alpha)
      added = Pixels.wide(Pixels.repeating(color.packed | 0xFF00_0000)) &* alpha &+ 128
      kept = SIMD16(repeating: 255 - alpha)
    }
  }

  /// Lays one colour over `count` pixels.
  static func lay(_ ink: Ink, over target: UnsafeMutablePointer<UInt8>, count: Int) {
    eachFour(of: target, count: count) { pixels, _ in
      Pixels.narrow(by255: Pixels.wide(pixels) &* ink.kept &+ ink.added)
    }
  }

  /// Lays `count` pixels over others: tinted by the colour's channels, faded by its alpha.
  static func lay(
    _ source: UnsafeRawPointer, tinted tint: Color, over target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    if tint.packed == 0xFFFF_FFFF { return lay(source, over: target, count: count) }
    let factor = Pixels.wide(Pixels.repeating(tint.packed))
    eachFour(of: target, count: count) { pixels, place in
      let ink = Pixels.load(source + place, remaining: count * 4 - place)
      if Pixels.areClear(ink) { return nil }
      let tinted = Pixels.narrow(by255: Pixels.wide(ink) &* factor &+ 128)
      return mix(tinted, over: pixels)
    }
  }

  private static func lay(
    _ source: UnsafeRawPointer, over target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    eachFour(of: target, count: count) { pixels, place in
      let ink = Pixels.load(source + place, remaining: count * 4 - place)
      return Pixels.areClear(ink) ? nil : mix(ink, over: pixels)
    }
  }

  @inline(__always)
  private static func mix(_ ink: SIMD16<UInt8>, over pixels: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let alpha = Pixels.wide(Pixels.alphaEverywhere(ink))
    let solid = Pixels.wide(Pixels.opaque(ink))
    return Pixels.narrow(by255: solid &* alpha &+ Pixels.wide(pixels) &* (255 &- alpha) &+ 128)
  }

  /// Replaces four pixels at a time by what `mixed` makes of them; `nil` leaves them as they are.
  @inline(__always)
  private static func eachFour(
    of target: UnsafeMutablePointer<UInt8>, count: Int,
    _ mixed: (_ pixels: SIMD16<UInt8>, _ place: Int) -> SIMD16<UInt8>?
  ) {
    let raw = UnsafeMutableRawPointer(target)
    let length = count * 4
    var place = 0
    while place + 16 <= length {
      if let new = mixed(raw.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self), place) {
        raw.storeBytes(of: new, toByteOffset: place, as: SIMD16<UInt8>.self)
      }
      place += 16
    }
    if place < length, let new = mixed(Pixels.load(raw + place, remaining: length - place), place) {
      withUnsafeBytes(of: new) { bytes in
        let rest = UnsafeMutableRawBufferPointer(start: raw + place, count: length - place)
        rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(length - place)))
      }
    }
  }
}

/// Four pixels in one register.
nonisolated private enum Pixels {
  @inline(__always)
  static func repeating(_ pixel: UInt32) -> SIMD16<UInt8> {
    unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  static func wide(_ pixels: SIMD16<UInt8>) -> SIMD16<UInt16> { SIMD16(truncatingIfNeeded: pixels) }

  @inline(__always)
  static func narrow(by255 sums: SIMD16<UInt16>) -> SIMD16<UInt8> {
    SIMD16(truncatingIfNeeded: (sums &+ (sums &>> 8)) &>> 8)
  }

  @inline(__always)
  static func areClear(_ pixels: SIMD16<UInt8>) -> Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return (halves.x | halves.y) & 0xFF00_0000_FF00_0000 == 0
  }

  @inline(__always)
  static func alphaEverywhere(_ pixels: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let alpha = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    let pair = alpha | alpha &<< 8
    return unsafeBitCast(pair | pair &<< 16, to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  static func opaque(_ pixels: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let words = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) | SIMD4(repeating: 0xFF00_0000)
    return unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  /// Up to four pixels; what is beyond the `remaining` bytes is clear.
  @inline(__always)
  static func load(_ source: UnsafeRawPointer, remaining: Int) -> SIMD16<UInt8> {
    if remaining >= 16 { return source.loadUnaligned(as: SIMD16<UInt8>.self) }
    var pixels = SIMD16<UInt8>()
    withUnsafeMutableBytes(of: &pixels) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: remaining))
    }
    return pixels
  }
}
