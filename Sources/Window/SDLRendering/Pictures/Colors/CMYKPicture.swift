import CSDL2
import Foundation

/// A picture in CMYK: cyan, magenta, yellow and black, one byte each.
nonisolated struct CMYKPicture {
  private let inks: UnsafeMutablePointer<SDL_Surface>
  /// True when the values are inverted (255 is no ink), as in Adobe's files.
  private let areReversed: Bool

  init(_ inks: UnsafeMutablePointer<SDL_Surface>, areReversed: Bool) {
    (self.inks, self.areReversed) = (inks, areReversed)
  }

  /// Converts the picture to sRGB by its colour profile; without one by the formula of ideal inks.
  func colors(_ profile: EmbeddedProfile) throws(PictureFailure) -> LoadedPicture {
    try PictureLoading.checkArea(Int(inks.pointee.w), Int(inks.pointee.h))
    guard inks.pointee.format.pointee.BytesPerPixel == 4,
      let colors = SDL_CreateRGBSurfaceWithFormat(
        0, inks.pointee.w, inks.pointee.h, 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw .damaged(String(cString: SDL_GetError())) }
    SDL_FillRect(colors, nil, 0xFFFF_FFFF)
    let conversion = ColorConversion(from: profile, of: .inks(areReversed: areReversed))
    if let conversion { conversion.convert(inks, into: colors) } else { mix(into: colors) }
    return LoadedPicture(colors, hasBrokenProfile: conversion == nil && profile != .none)
  }

  /// Multiplies the inks into colours without a profile.
  private func mix(into colors: UnsafeMutablePointer<SDL_Surface>) {
    guard let source = inks.pointee.pixels, let target = colors.pointee.pixels else { return }
    let flip: UInt32 = areReversed ? 0 : 255
    let width = Int(inks.pointee.w)
    for row in 0..<Int(inks.pointee.h) {
      let inked = (source + row * Int(inks.pointee.pitch)).assumingMemoryBound(to: UInt8.self)
      let line = (target + row * Int(colors.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      var column = 0
      while column < width {
        let free = inked + 4 * column
        let black = UInt32(free[3]) ^ flip
        func light(_ ink: Int) -> UInt32 { ((UInt32(free[ink]) ^ flip) * black + 127) / 255 }
        line[column] = 0xFF00_0000 | light(0) << 16 | light(1) << 8 | light(2)
        column += 1
      }
    }
  }
}
