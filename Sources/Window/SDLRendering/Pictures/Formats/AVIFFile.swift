import Foundation

/// The image properties of an AVIF file, read from the boxes at its beginning.
///
/// Source: ISO/IEC 14496-12 and 23008-12, AV1 Image File Format. The properties of all items are merged: a
/// file has one picture, and its tiles and its alpha plane have no other size or rotation.
nonisolated struct AVIFFile {
  /// The width and height in pixels, before the rotation.
  private(set) var size: (width: Int, height: Int)?
  /// The orientation of the picture.
  var orientation: PictureOrientation {
    switch (turns, mirror) {
    case (0, nil): .up
    case (1, nil): .left
    case (2, nil): .down
    case (3, nil): .right
    case (0, 1), (2, 0): .upMirrored
    case (0, 0), (2, 1): .downMirrored
    case (1, 0), (3, 1): .leftMirrored
    default: .rightMirrored
    }
  }
  /// The byte range of the colour profile.
  private(set) var profile: Range<Int>?
  /// The code of the primaries where there is no profile.
  private(set) var primaries: Int?
  /// The number of counterclockwise quarter turns.
  private var turns = 0
  /// The mirroring after the rotation: 0 exchanges top and bottom, 1 left and right.
  private var mirror: Int?

  /// Returns true when the bytes begin with the signature of an AVIF file.
  static func begins(_ bytes: some FileBytes) -> Bool {
    guard bytes.says("ftyp", at: 4), let length = bytes.bigEndian(at: 0, 4) else { return false }
    return stride(from: 8, to: min(length, bytes.count, 256), by: 4).contains {
      bytes.says("avif", at: $0) || bytes.says("avis", at: $0)
    }
  }

  /// Reads the boxes.
  init(_ data: Data) { read(data, 0..<data.count, depth: 0) }

  private mutating func read(_ data: Data, _ range: Range<Int>, depth: Int) {
    var place = range.lowerBound
    while place <= range.upperBound - 8, let length = data.bigEndian(at: place, 4) {
      let end = length == 0 ? range.upperBound : place + length
      guard length == 0 || length >= 8, end <= range.upperBound else { return }
      let content = (place + 8)..<end
      switch String(decoding: data[(place + 4)..<(place + 8)], as: UTF8.self) {
      // A version and flags precede the child boxes of this box.
      case "meta": if depth < 4, content.count >= 4 { read(data, (place + 12)..<end, depth: depth + 1) }
      case "iprp", "ipco": if depth < 4 { read(data, content, depth: depth + 1) }
      case "ispe": note(size: data, content.lowerBound + 4)
      case "irot": turns = (data.bigEndian(at: content.lowerBound, 1) ?? 0) & 3
      case "imir": mirror = (data.bigEndian(at: content.lowerBound, 1) ?? 0) & 1
      case "colr":
        if content.count < 4 { break }
        if data.says("prof", at: place + 8) || data.says("rICC", at: place + 8) {
          profile = profile ?? (place + 12)..<end
        } else if data.says("nclx", at: place + 8) {
          primaries = primaries ?? data.bigEndian(at: place + 12, 2)
        }
      default: break
      }
      place = end
    }
  }

  private mutating func note(size data: Data, _ place: Int) {
    guard let width = data.bigEndian(at: place, 4), let height = data.bigEndian(at: place + 4, 4) else {
      return
    }
    if Double(width) * Double(height) > Double(size?.width ?? 0) * Double(size?.height ?? 0) {
      size = (width, height)
    }
  }
}
