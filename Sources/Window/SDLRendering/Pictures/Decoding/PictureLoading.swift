import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The loading of picture files of every format; callable from any thread.
nonisolated enum PictureLoading {
  /// The maximum size of a block of a picture while it is decompressed, in bytes.
  static let blockLimit = 1 << 29

  /// Returns the pixels of a file: a vector drawing at the size for `extent`, an animation's first frame.
  static func picture(
    of data: Data, _ header: PictureHeader, covering extent: PicturePlacement? = nil
  ) throws(PictureFailure) -> LoadedPicture {
    guard let size = header.size else { throw .unknownSize }
    try checkArea(size.width, size.height)
    let profile = PictureColorProfile(of: data, as: header.format)
    switch header.format {
    case .png: return try png(data, profile)
    case .jpeg: return try jpeg(data, profile)
    case .svg: return try drawing(data, extent)
    case .tiff: return try tiff(data, profile)
    case .gif, .webP:
      let player = AnimationCompositor(data, header.format, size: size, atMost: 1)
      guard let first = player.frames.first else {
        if header.format == .gif { throw .damaged("it breaks off") }
        return try sRGB(converted(loaded(data, header.format)), profile)
      }
      return try sRGB(player.canvas(first), profile)
    case .avif, .bmp: return try sRGB(converted(loaded(data, header.format)), profile)
    }
  }

  private static func png(_ data: Data, _ profile: PictureColorProfile) throws(PictureFailure)
    -> LoadedPicture
  {
    if profile == .none { return LoadedPicture(try PNGDecoding.surface(of: data)) }
    return try sRGB(PNGDecoding.surface(of: PictureColorProfile.withoutColors(png: data)), profile)
  }

  private static func jpeg(_ data: Data, _ profile: PictureColorProfile) throws(PictureFailure)
    -> LoadedPicture
  {
    let scans = JPEGScans(data)
    if scans.count > JPEGScans.limit { throw .tooManyScans(scans.count) }
    if !scans.isEnded { throw .damaged("it breaks off") }
    let frame = JPEGFrame(data)
    let surface = try loaded(data, .jpeg)
    guard frame.components == 4 else { return try sRGB(converted(surface), profile) }
    // SDL_image does not convert CMYK: one byte for each ink.
    defer { SDL_FreeSurface(surface) }
    return try CMYKPicture(surface, areReversed: frame.hasAdobeMarker).colors(profile)
  }

  private static func tiff(_ data: Data, _ profile: PictureColorProfile) throws(PictureFailure)
    -> LoadedPicture
  {
    guard let directory = TIFFFile(data) else { throw .unknownSize }
    if directory.blockBytes > Double(blockLimit) { throw .blocksTooLarge(directory.blockBytes) }
    if directory[.photometric] == 5, directory[.samples] == 4 {
      // Labelled as RGBA, CMYK pixels pass through libtiff unchanged.
      let inks = try loaded(
        directory.replacing([.orientation: 1, .photometric: 2, .extraSamples: 1]), .tiff)
      defer { SDL_FreeSurface(inks) }
      return try CMYKPicture(inks, areReversed: false).colors(profile)
    }
    // libtiff applies some orientations, and others only by half.
    let surface = try converted(loaded(directory.replacing([.orientation: 1]), .tiff))
    if directory[.extraSamples] ?? 0 != 0 { divideByOpacity(surface) }
    return try sRGB(surface, profile)
  }

  /// Converts colours that libtiff has premultiplied to straight alpha.
  private static func divideByOpacity(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let memory = surface.pointee.pixels else { return }
    for row in 0..<Int(surface.pointee.h) {
      let line = (memory + row * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for column in 0..<Int(surface.pointee.w) {
        let pixel = line[column]
        let alpha = pixel >> 24
        if alpha == 0 || alpha == 255 { continue }
        func whole(_ shift: UInt32) -> UInt32 {
          min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        line[column] = alpha << 24 | whole(16) | whole(8) | whole(0)
      }
    }
  }

  /// Returns a vector drawing rasterised at the required size.
  private static func drawing(_ data: Data, _ extent: PicturePlacement?) throws(PictureFailure)
    -> LoadedPicture
  {
    let file = try SVGFile(data)
    guard let size = file.size, let own = file.pixels else { throw .unsized }
    let (width, height) = extent?.size(of: size) ?? own
    guard Double(width) * Double(height) <= Double(PictureExtent.limit) else {
      throw .shownTooLarge(width, height)
    }
    try SVGLimits.check(elements: file.elements, width: width, height: height)
    guard let library = SDLImage.installed else { throw .noLibrary }
    guard let load = library.loadSizedSVG else { throw .unreadFormat(.svg) }
    let surface = file.painted.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)) else { return nil }
      defer { SDL_RWclose(source) }
      return load(source, Int32(width), Int32(height))
    }
    guard let surface else { throw .damaged(String(cString: SDL_GetError())) }
    return LoadedPicture(try converted(surface))
  }

  /// Decodes a file's bytes with SDL_image; the caller frees the surface.
  static func loaded(
    _ data: Data, _ format: PictureFormat
  ) throws(PictureFailure) -> UnsafeMutablePointer<SDL_Surface> {
    guard let library = SDLImage.installed else { throw .noLibrary }
    guard library.formats.contains(format) else { throw .unreadFormat(format) }
    SDL_ClearError()
    let loaded = data.withUnsafeBytes { bytes in
      library.load(SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)), 1, format.rawValue)
    }
    guard let loaded else {
      let reason = String(cString: SDL_GetError())
      throw .damaged(reason.isEmpty ? "it cannot be unpacked" : reason)
    }
    return loaded
  }

  /// Converts a surface to SDL's ARGB8888 and frees the original.
  static func converted(
    _ surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(PictureFailure) -> UnsafeMutablePointer<SDL_Surface> {
    defer { SDL_FreeSurface(surface) }
    try checkArea(Int(surface.pointee.w), Int(surface.pointee.h))
    guard let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw .damaged(String(cString: SDL_GetError()))
    }
    return converted
  }

  /// Returns the picture with its colours converted to sRGB; unconverted where the profile cannot be read.
  static func sRGB(
    _ surface: UnsafeMutablePointer<SDL_Surface>, _ profile: PictureColorProfile
  ) throws(PictureFailure) -> LoadedPicture {
    if profile == .none { return LoadedPicture(surface) }
    let conversion = ColorConversion(from: profile, of: .colors)
    conversion?.convert(surface)
    return LoadedPicture(surface, hasBrokenProfile: conversion == nil)
  }

  static func checkArea(_ width: Int, _ height: Int) throws(PictureFailure) {
    if Double(width) * Double(height) > Double(PictureExtent.limit) { throw .tooLarge(width, height) }
  }
}
