import Testing

@testable import VisualQA

/// Tests of bytes as text of a page.
struct FilmTextTests {
  private static let characters = (33...126).map { UInt8($0) }.filter { ![34, 60, 92].contains($0) }

  private func bytes(_ text: String) throws -> [UInt8] {
    let values = try text.utf8.map { try #require(Self.characters.firstIndex(of: $0)) }
    var bits: [Bool] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      let number = values[index] * 91 + values[index + 1]
      #expect(number < 1 << 13)
      bits += (0..<13).reversed().map { number >> $0 & 1 == 1 }
    }
    return (0..<bits.count / 8).map { place in
      bits[place * 8..<place * 8 + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  @Test func `bytes come back, and their text needs no escape`() throws {
    for count in [0, 1, 2, 12, 13, 14, 1000] {
      let values = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 * 31 + count) }
      let text = FilmText.text(of: values)
      let read = try bytes(text)
      #expect(Array(read.prefix(count)) == values && read.dropFirst(count).allSatisfy { $0 == 0 })
      #expect(text.utf8.count <= count * 16 / 13 + 2)
    }
  }
}
