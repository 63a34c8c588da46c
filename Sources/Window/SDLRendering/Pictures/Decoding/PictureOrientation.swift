/// The orientation of a file's pixels, by EXIF's numbers.
///
/// UIKit counterpart: `UIImage.Orientation`, whose names these are.
nonisolated enum PictureOrientation: Int, Sendable, Hashable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Returns the displayed width and height of a file of `width` × `height` pixels.
  func uprightSize(_ width: Int, _ height: Int) -> (Int, Int) {
    isTurned ? (height, width) : (width, height)
  }

  /// Returns the pixels in upright order, row by row; empty when they are upright already.
  func upright(_ stored: UnsafeBufferPointer<UInt32>, width: Int, height: Int, stride: Int) -> [UInt32] {
    if self == .up { return [] }
    let size = uprightSize(width, height)
    return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<size.1 {
        for x in 0..<size.0 {
          var (column, row) = isTurned ? (y, x) : (x, y)
          if countsColumnsBackwards { column = width - 1 - column }
          if countsRowsBackwards { row = height - 1 - row }
          pixels[y * size.0 + x] = stored[row * stride + column]
        }
      }
      count = width * height
    }
  }

  private var isTurned: Bool { rawValue >= PictureOrientation.leftMirrored.rawValue }

  private var countsColumnsBackwards: Bool {
    switch self {
    case .upMirrored, .down, .rightMirrored, .left: true
    default: false
    }
  }

  private var countsRowsBackwards: Bool {
    switch self {
    case .down, .downMirrored, .right, .rightMirrored: true
    default: false
    }
  }
}

extension PictureOrientation {
  /// Reads the orientation from an EXIF block; `up` when there is none that can be read.
  ///
  /// Source: EXIF 2.32, tag 0x0112 in the first directory of the TIFF header.
  nonisolated init(exif block: (some Collection<UInt8>)?) {
    let value = block.flatMap { TIFFFile(Array($0)) }?[.orientation]
    self = value.flatMap(PictureOrientation.init(rawValue:)) ?? .up
  }
}
