/// The checksum of a PNG chunk: CRC-32 with the polynomial 0xEDB88320 of ISO 3309.
nonisolated struct CRC32 {
  private let table: [UInt32]

  init() {
    table = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
    }
  }

  /// Returns the checksum of some bytes.
  func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var rest = UInt32.max
    for byte in bytes { rest = table[Int((rest ^ UInt32(byte)) & 0xFF)] ^ rest >> 8 }
    return ~rest
  }
}
