@testable import VisualQA

/// The reader of what a `RangeEncoder` wrote; past the end it reads zeros.
nonisolated struct RangeDecoder: BitCoding {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var range: UInt32 = .max
  private var code: UInt32 = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
    for _ in 0..<4 { code = code << 8 | take() }
  }

  mutating func code(_ bit: Int, _ model: inout BitModel) -> Int {
    let bound = (range >> 12) * model.probability
    let result = code < bound ? 0 : 1
    if result == 0 {
      range = bound
    } else {
      code -= bound
      range -= bound
    }
    model.learn(result)
    while range < 1 << 24 {
      range <<= 8
      code = code << 8 | take()
    }
    return result
  }

  private mutating func take() -> UInt32 {
    defer { next += 1 }
    return next < bytes.endIndex ? UInt32(bytes[next]) : 0
  }
}
