import CPNG
import Foundation

/// The colour profile embedded in a picture file.
nonisolated enum PictureColorProfile: Sendable, Hashable {
  /// No profile: the colours are sRGB.
  case none
  /// A profile that cannot be read.
  case broken
  /// An ICC profile.
  case icc(Data)
  /// Primaries, and the encoding gamma; without one the transfer function is sRGB's.
  case primaries(ColorPrimaries, gamma: Double?)

  /// The maximum size of a profile in bytes.
  static let limit = 1 << 24

  /// Reads the profile of a file of the given format.
  init(of data: Data, as format: PictureFormat) {
    switch format {
    case .png: self = Self.inPNG(data)
    case .jpeg: self = Self.inJPEG(data)
    case .webP: self = Self.inWebP(data)
    case .tiff: self = TIFFFile(data)?.profile.map { Self.icc(data, $0) } ?? .none
    case .bmp: self = Self.inBMP(data)
    case .avif: self = Self.inAVIF(data)
    case .gif, .svg: self = .none
    }
  }

  private static func icc(_ data: Data, _ part: Range<Int>) -> PictureColorProfile {
    guard part.lowerBound >= 0, part.upperBound <= data.count, part.count <= limit else { return .broken }
    return .icc(data.subdata(in: part))
  }

  /// Reads the profile from the APP2 segments, over which it is split in numbered parts.
  private static func inJPEG(_ data: Data) -> PictureColorProfile {
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: Data] = [:]
    var count: UInt8 = 0
    for segment in JPEGSegments(data) where segment.marker == 0xE2 {
      let content = [UInt8](segment.content)
      guard content.starts(with: mark), content.count > mark.count + 2 else { continue }
      parts[content[mark.count]] = Data(content[(mark.count + 2)...])
      count = content[mark.count + 1]
    }
    if parts.isEmpty { return .none }
    guard parts.count == Int(count) else { return .broken }
    var profile = Data()
    for number in 1...count {
      guard let part = parts[number] else { return .broken }
      profile += part
    }
    return .icc(profile)
  }

  private static func inWebP(_ data: Data) -> PictureColorProfile {
    guard data.says("VP8X", at: 12), let chunk = PictureChunks(webP: data).first(where: { $0.name == "ICCP" })
    else { return .none }
    return icc(data, chunk.content)
  }

  /// Reads the profile after a header of version 5.
  private static func inBMP(_ data: Data) -> PictureColorProfile {
    guard data.littleEndian(at: 14, 4) == 124, data.says("DEBM", at: 70),
      let start = data.littleEndian(at: 126, 4), let length = data.littleEndian(at: 130, 4)
    else { return .none }
    return icc(data, (14 + start)..<(14 + start + length))
  }

  private static func inAVIF(_ data: Data) -> PictureColorProfile {
    let file = AVIFFile(data)
    if let profile = file.profile { return icc(data, profile) }
    return file.primaries.flatMap(ColorPrimaries.init(code:)).map { .primaries($0, gamma: nil) } ?? .none
  }
}

nonisolated extension PictureColorProfile {
  /// The chunks that libpng would apply by itself.
  private static let colorChunks: Set = ["iCCP", "gAMA", "cHRM", "sRGB", "cICP"]

  /// Reads the chunk of highest priority: a profile, the sRGB mark, primaries.
  ///
  /// Source: PNG specification 3, 4.3. A gamma alone is applied by libpng.
  private static func inPNG(_ data: Data) -> PictureColorProfile {
    var found: [String: Range<Int>] = [:]
    for chunk in PictureChunks(png: data) {
      if chunk.name == "IDAT" { break }
      if colorChunks.contains(chunk.name), found[chunk.name] == nil { found[chunk.name] = chunk.content }
    }
    if let code = found["cICP"].flatMap({ data.bigEndian(at: $0.lowerBound, 1) }) {
      return ColorPrimaries(code: code).map { .primaries($0, gamma: nil) } ?? .none
    }
    if let chunk = found["iCCP"] { return inflated(data[chunk]) }
    guard found["sRGB"] == nil, let chunk = found["cHRM"], chunk.count == 32 else { return .none }
    let values = (0..<8).compactMap { data.bigEndian(at: chunk.lowerBound + 4 * $0, 4) }.map {
      Double($0) / 100_000
    }
    let gamma = found["gAMA"].flatMap { data.bigEndian(at: $0.lowerBound, 4) }.map { Double($0) / 100_000 }
    guard values.count == 8, let primaries = ColorPrimaries(values) else { return .broken }
    if primaries.areSRGB { return .none }
    return .primaries(primaries, gamma: gamma.flatMap { $0 > 0.05 ? 1 / $0 : nil })
  }

  /// Returns the inflated profile that follows its name in the chunk.
  private static func inflated(_ chunk: Data) -> PictureColorProfile {
    guard let end = chunk.firstIndex(of: 0), chunk.distance(from: end, to: chunk.endIndex) > 2 else {
      return .broken
    }
    let packed = [UInt8](chunk[(end + 2)...])
    var room = max(4096, 4 * packed.count)
    while room <= limit {
      var length = uLongf(room)
      var status: Int32 = Z_OK
      let profile = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        status = uncompress(buffer.baseAddress, &length, packed, uLong(packed.count))
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return .icc(Data(profile)) }
      if status != Z_BUF_ERROR { return .broken }
      room *= 4
    }
    return .broken
  }

  /// Returns a PNG file without the chunks by which libpng would convert its colours.
  static func withoutColors(png data: Data) -> Data {
    var file = Data(data.prefix(8))
    for chunk in PictureChunks(png: data) where !colorChunks.contains(chunk.name) {
      file += data[chunk.whole]
    }
    return file
  }
}
