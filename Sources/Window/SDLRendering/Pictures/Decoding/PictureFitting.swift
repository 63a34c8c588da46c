import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The scaling and cropping of loaded pixels to the frame of a picture.
nonisolated enum PictureFitting {
  /// Returns a loaded picture upright, at the size of the key and with its corners clipped.
  static func image(
    _ picture: LoadedPicture, _ header: PictureHeader, for key: PictureKey
  ) throws(PictureFailure) -> PixelImage {
    let orientation = header.orientation
    var (width, height) = (picture.width, picture.height)
    var stride = Int(picture.surface.pointee.pitch) / 4
    guard let raw = picture.surface.pointee.pixels else { throw .damaged("no pixels") }
    var source = UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt32.self), count: stride * height)
    let upright = orientation.upright(source, width: width, height: height, stride: stride)
    var pixels = upright.withUnsafeBufferPointer { turned in
      if orientation != .up {
        (width, height) = orientation.uprightSize(width, height)
        (stride, source) = (width, turned)
      }
      // A vector drawing is rasterised at the displayed size.
      return header.format == .svg && key.picture.fit != .stretched
        ? cut(source, width: width, stride: stride, height: height, for: key)
        : fitted(source, width: width, stride: stride, height: height, for: key)
    }
    if key.picture.isFlipped { flip(&pixels, key) }
    if key.radius > 0 { cutCorners(&pixels, key) }
    let rows = PixelImage.opaqueRows(of: pixels, width: key.width, height: key.height)
    return PixelImage(width: key.width, height: key.height, pixels: pixels, opaqueRows: rows)
  }

  /// Returns the source's pixels at the size of the key: cropped to fill it, stretched, or whole and centred in it.
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
    case .stretched:
      var whole = AreaResampling(filling: key.width, key.height, fromWidth: width, height: height)
      whole.crop = CGRect(x: 0, y: 0, width: width, height: height)
      return resampled(whole)
    case .whole:
      let size = AreaResampling.size(within: key.width, key.height, ofWidth: width, height: height)
      let inner = resampled(
        AreaResampling(filling: size.width, size.height, fromWidth: width, height: height))
      return centered(inner, width: size.width, height: size.height, in: key)
    }
  }

  /// Returns pixels centred in a clear image.
  private static func centered(_ inner: [UInt32], width: Int, height: Int, in key: PictureKey) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: key.width * key.height)
    let (left, top) = ((key.width - width) / 2, (key.height - height) / 2)
    for row in 0..<height {
      let start = (top + row) * key.width + left
      pixels[start..<(start + width)] = inner[(row * width)..<((row + 1) * width)]
    }
    return pixels
  }

  /// Returns the cropped pixels of a source that needs no scaling.
  private static func cut(
    _ source: UnsafeBufferPointer<UInt32>, width: Int, stride: Int, height: Int, for key: PictureKey
  ) -> [UInt32] {
    let kept = (width: min(width, key.width), height: min(height, key.height))
    var focus = CGPoint(x: 0.5, y: 0.5)
    if case .fill(let point) = key.picture.fit { focus = point }
    var part = AreaResampling(
      filling: kept.width, kept.height, fromWidth: width, height: height, around: focus)
    func start(_ share: CGFloat, _ whole: Int, _ length: Int) -> CGFloat {
      min(max((share * CGFloat(whole) - CGFloat(length) / 2).rounded(), 0), CGFloat(whole - length))
    }
    part.crop = CGRect(
      x: start(focus.x, width, kept.width), y: start(focus.y, height, kept.height),
      width: CGFloat(kept.width), height: CGFloat(kept.height))
    let pixels = part.pixels(of: source, sourceWidth: width, stride: stride, sourceHeight: height)
    if kept == (key.width, key.height) { return pixels }
    return centered(pixels, width: kept.width, height: kept.height, in: key)
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
}

/// The frame of a picture in pixels, with its content mode: fill, or fit.
nonisolated struct PicturePlacement: Sendable {
  let width: Int
  let height: Int
  let isWhole: Bool

  init(_ key: PictureKey) {
    (width, height) = (key.width, key.height)
    isWhole = key.picture.fit == .whole
  }

  /// Returns the size at which a vector drawing is rasterised so that it needs no scaling.
  func size(of drawing: (width: Double, height: Double)) -> (Int, Int) {
    let ratios = (Double(width) / drawing.width, Double(height) / drawing.height)
    let ratio = isWhole ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    func side(_ length: Double) -> Int {
      max(1, Int(min(length * ratio, Double(Int32.max)).rounded()))
    }
    return (side(drawing.width), side(drawing.height))
  }
}
