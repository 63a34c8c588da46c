import Foundation

/// The difference blend mode: each channel becomes `a·|pixel − image| / 255`, rounded.
///
/// Black means equal. A clear pixel of the image is not compared, and gives black as well.
nonisolated enum PixelDifference {
  /// Replaces `count` pixels of 32 bits, blue first, by their difference from an image with straight alpha.
  static func lay(_ image: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count { target[index] = difference(target[index], image[index]) }
  }

  /// Returns the difference of one pixel.
  @inline(__always)
  static func difference(_ pixel: UInt32, _ image: UInt32) -> UInt32 {
    let alpha = image >> 24
    var result: UInt32 = 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      let (ours, theirs) = (pixel >> shift & 255, image >> shift & 255)
      let apart = ours > theirs ? ours - theirs : theirs - ours
      result |= ((apart * alpha + 127) / 255) << shift
    }
    return result
  }
}
