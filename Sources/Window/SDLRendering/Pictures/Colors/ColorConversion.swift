import CLCMS
import CSDL2
import Foundation

/// The conversion of a picture's colours to sRGB by Little CMS.
nonisolated final class ColorConversion {
  /// The kinds of pixels that are converted.
  enum Pixels {
    /// Colours or greys in SDL's ARGB8888.
    case colors
    /// Inks (CMYK), four bytes a pixel; Adobe's files store them inverted.
    case inks(areReversed: Bool)
  }

  private let transform: cmsHTRANSFORM
  /// The lookup table of a grey profile; `nil` for a profile of colours or inks.
  private let greys: [UInt32]?

  /// Prepares the conversion; `nil` when the profile cannot be read or is not for such pixels.
  init?(from profile: PictureColorProfile, of pixels: Pixels) {
    guard let source = Self.open(profile) else { return nil }
    defer { cmsCloseProfile(source) }
    guard let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    let layout: UInt32
    switch (pixels, cmsGetColorSpace(source)) {
    case (.colors, cmsSigRgbData): layout = UInt32(LCMS_BGRA_8)
    case (.colors, cmsSigGrayData): layout = UInt32(LCMS_GRAY_8)
    case (.inks(let areReversed), cmsSigCmykData):
      layout = UInt32(areReversed ? LCMS_CMYK_8_REVERSED : LCMS_CMYK_8)
    default: return nil
    }
    // White maps to white (relative colorimetric intent), and the darkest black of the source to black (black
    // point compensation).
    let made = cmsCreateTransform(
      source, layout, target, UInt32(LCMS_BGRA_8), UInt32(INTENT_RELATIVE_COLORIMETRIC),
      UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION))
    guard let made else { return nil }
    transform = made
    guard layout == UInt32(LCMS_GRAY_8) else {
      greys = nil
      return
    }
    var table = [UInt32](repeating: 0, count: 256)
    cmsDoTransform(made, (0...255).map(UInt8.init), &table, 256)
    greys = table
  }

  deinit { cmsDeleteTransform(transform) }

  /// Converts the pixels of a surface of SDL's ARGB8888; their opacity stays.
  func convert(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard !changesNothing, let memory = surface.pointee.pixels else { return }
    let (width, pitch) = (Int(surface.pointee.w), Int(surface.pointee.pitch))
    for row in 0..<Int(surface.pointee.h) {
      let line = (memory + row * pitch).assumingMemoryBound(to: UInt32.self)
      if let greys {
        var column = 0
        while column < width {
          line[column] = line[column] & 0xFF00_0000 | greys[Int(line[column] & 255)] & 0xFF_FFFF
          column += 1
        }
      } else {
        // Channels that are no colour keep their values, here the alpha.
        cmsDoTransform(transform, line, line, UInt32(width))
      }
    }
  }

  /// Converts inks of one surface into the colours of another of the same size.
  func convert(
    _ inks: UnsafeMutablePointer<SDL_Surface>, into colors: UnsafeMutablePointer<SDL_Surface>
  ) {
    guard let source = inks.pointee.pixels, let target = colors.pointee.pixels else { return }
    for row in 0..<Int(inks.pointee.h) {
      cmsDoTransform(
        transform, source + row * Int(inks.pointee.pitch), target + row * Int(colors.pointee.pitch),
        UInt32(inks.pointee.w))
    }
  }

  /// True for a profile equal to sRGB: values that differ only by rounding stay.
  private lazy var changesNothing: Bool = {
    if let greys { return greys.indices.allSatisfy { Self.isNear(greys[$0], UInt32($0) * 0x1_0101) } }
    let steps = stride(from: 0 as UInt32, through: 255, by: 51)
    let samples = steps.flatMap { red in
      steps.flatMap { green in steps.map { blue in 0xFF00_0000 | red << 16 | green << 8 | blue } }
    }
    var converted = samples
    cmsDoTransform(transform, samples, &converted, UInt32(samples.count))
    return zip(samples, converted).allSatisfy(Self.isNear)
  }()

  private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) <= 1 }
  }

  private static func open(_ profile: PictureColorProfile) -> cmsHPROFILE? {
    switch profile {
    case .none, .broken: return nil
    case .icc(let data):
      return data.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, UInt32(clamping: $0.count)) }
    case .primaries(let primaries, let gamma):
      let own = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      let curve = gamma.map { cmsBuildGamma(nil, $0) } ?? cmsBuildParametricToneCurve(nil, 4, own)
      defer { cmsFreeToneCurve(curve) }
      var white = cmsCIExyY(x: primaries.white.x, y: primaries.white.y, Y: 1)
      func point(_ point: ColorPrimaries.Point) -> cmsCIExyY { cmsCIExyY(x: point.x, y: point.y, Y: 1) }
      var triple = cmsCIExyYTRIPLE(
        Red: point(primaries.red), Green: point(primaries.green), Blue: point(primaries.blue))
      var curves = [curve, curve, curve]
      return cmsCreateRGBProfile(&white, &triple, &curves)
    }
  }
}

/// The primaries of a colour space: the chromaticities of white, red, green and blue.
nonisolated struct ColorPrimaries: Sendable, Hashable {
  /// A chromaticity.
  struct Point: Sendable, Hashable {
    var x: Double
    var y: Double
  }

  var white: Point
  var red: Point
  var green: Point
  var blue: Point

  /// Creates primaries from eight numbers in the order of PNG's `cHRM` chunk; `nil` when they span no colour space.
  init?(_ values: [Double]) {
    guard values.count == 8, values.allSatisfy({ (0...1).contains($0) }),
      [1, 3, 5, 7].allSatisfy({ values[$0] > 0.001 })
    else { return nil }
    white = Point(x: values[0], y: values[1])
    red = Point(x: values[2], y: values[3])
    green = Point(x: values[4], y: values[5])
    blue = Point(x: values[6], y: values[7])
  }

  /// Creates the primaries of an ITU-T H.273 code whose colours differ from sRGB's; `nil` for any other code.
  init?(code: Int) {
    switch code {
    case 9: self.init([0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046])
    case 11: self.init([0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    case 12: self.init([0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    default: return nil
    }
  }

  /// True for the primaries of sRGB, to the precision with which files store them.
  var areSRGB: Bool {
    let own = [(white, 0.3127, 0.329), (red, 0.64, 0.33), (green, 0.3, 0.6), (blue, 0.15, 0.06)]
    return own.allSatisfy { abs($0.x - $1) < 0.002 && abs($0.y - $2) < 0.002 }
  }
}

/// A picture in CMYK: cyan, magenta, yellow and black, one byte each.
nonisolated struct CMYKPicture {
  private let inks: UnsafeMutablePointer<SDL_Surface>
  /// True when the values are inverted (255 is no ink), as in Adobe's files.
  private let areReversed: Bool

  init(_ inks: UnsafeMutablePointer<SDL_Surface>, areReversed: Bool) {
    (self.inks, self.areReversed) = (inks, areReversed)
  }

  /// Converts the picture to sRGB by its colour profile; without one by the formula of ideal inks.
  func colors(_ profile: PictureColorProfile) throws(PictureFailure) -> LoadedPicture {
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
