import Foundation

/// The first directory of a TIFF structure, in a file of its own or as an EXIF block.
///
/// Source: TIFF 6.0; EXIF 2.32.
nonisolated struct TIFFFile<Bytes: FileBytes> {
  /// The tags that are read.
  enum Tag: Int {
    case width = 0x100
    case height = 0x101
    case bits = 0x102
    case photometric = 0x106
    case orientation = 0x112
    case samples = 0x115
    case stripRows = 0x116
    case tileWidth = 0x142
    case tileHeight = 0x143
    case extraSamples = 0x152
    case profile = 0x8773
  }

  private let bytes: Bytes
  private let isLittle: Bool
  /// The offset of each tag's entry.
  private var entries: [Int: Int] = [:]

  /// Reads the directory; `nil` when the bytes are no TIFF structure.
  init?(_ bytes: Bytes) {
    isLittle = bytes.says("II*\0", at: 0)
    guard isLittle || bytes.says("MM\0*", at: 0) else { return nil }
    self.bytes = bytes
    guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number(at: place, 2), number(at: place, 12) != nil else { return }
      if entries[tag] == nil { entries[tag] = place }
    }
  }

  /// Returns the first value of a tag; `nil` without one.
  subscript(tag: Tag) -> Int? {
    guard let place = entries[tag.rawValue], let kind = number(at: place + 2, 2),
      let count = number(at: place + 4, 4), count > 0
    else { return nil }
    let length = kind == 3 ? 2 : kind == 1 ? 1 : 4
    guard [1, 3, 4].contains(kind) else { return nil }
    if count * length <= 4 { return number(at: place + 8, length) }
    return number(at: place + 8, 4).flatMap { number(at: $0, length) }
  }

  /// The byte range of the colour profile; `nil` without one.
  var profile: Range<Int>? {
    guard let place = entries[Tag.profile.rawValue], let count = number(at: place + 4, 4),
      let start = number(at: place + 8, 4)
    else { return nil }
    return start..<(start + count)
  }

  /// Returns the file with an appended directory in which some tags have other values.
  func replacing(_ values: [Tag: Int]) -> Data {
    func packed(_ value: Int, _ count: Int) -> [UInt8] {
      let digits = (0..<count).map { UInt8(value >> (8 * $0) & 255) }
      return isLittle ? digits : digits.reversed()
    }
    var written = entries.mapValues { Array(bytes[$0..<($0 + 12)]) }
    for (tag, value) in values {
      written[tag.rawValue] =
        packed(tag.rawValue, 2) + packed(3, 2) + packed(1, 4) + packed(value, 2) + [0, 0]
    }
    var file = Data(bytes)
    if file.count % 2 == 1 { file.append(0) }
    file.replaceSubrange(4..<8, with: packed(file.count, 4))
    file += packed(written.count, 2)
    for (_, entry) in written.sorted(by: { $0.key < $1.key }) { file += entry }
    return file + packed(0, 4)
  }

  /// The size of the buffer that libtiff needs for a strip or a tile, in bytes.
  var blockBytes: Double {
    let width = Double(self[.tileWidth] ?? self[.width] ?? 0)
    let rows = Double(self[.tileHeight] ?? min(self[.stripRows] ?? .max, self[.height] ?? 0))
    return width * rows * Double(self[.samples] ?? 1) * Double(self[.bits] ?? 1) / 8
  }

  private func number(at place: Int, _ count: Int) -> Int? {
    // Lengths above 8 only test whether the bytes exist.
    if count > 8 { return place >= 0 && place <= bytes.count - count ? 0 : nil }
    return isLittle ? bytes.littleEndian(at: place, count) : bytes.bigEndian(at: place, count)
  }
}
