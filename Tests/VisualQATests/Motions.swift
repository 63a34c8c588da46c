import Foundation
import ScreenInterface

@testable import VisualQA

/// Records of motion made by hand.
enum Motions {
  /// A row called hero whose offset takes these values, a frame each, painted anew in each.
  static func record(offsets: [Double], cause: String? = nil) -> MotionRecord {
    var record = MotionRecord()
    for (number, offset) in offsets.enumerated() {
      record.append(frame(number, ["hero": [.offset: .number(offset), .cause: .optional(cause)]]))
    }
    return record
  }

  /// A frame with the values of some scrollers; its draw list follows from them.
  static func frame(
    _ number: Int, _ scrollers: KeyValuePairs<String, [MotionVariable: JSONValue]>, list: String? = nil,
    pixels: String? = nil
  ) -> MotionRecord.Frame {
    let all = scrollers.map { id, values in
      MotionRecord.Scroller(id: id, values: MotionVariable.allCases.map { values[$0] ?? .null })
    }
    let words = all.flatMap(\.values).map { $0.text() }.joined()
    return MotionRecord.Frame(
      number: number, time: (Double(number) * 1000 / 60).rounded() / 1000, list: list ?? "list" + words,
      pixels: pixels, scrollers: all)
  }
}

/// Keeps pictures as a PNG's head and then text, so that no codec matters.
struct PlainCoding: BitmapCoding {
  private nonisolated static let head: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  func png(of bitmap: Bitmap) -> Data {
    let extent = [bitmap.width, bitmap.height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    let pixels = bitmap.pixels.map { String($0) }.joined(separator: " ")
    return Data(Self.head + extent) + Data(pixels.utf8)
  }

  func write(_ bitmap: Bitmap, to file: URL) throws { try png(of: bitmap).write(to: file) }

  func read(_ file: URL) throws -> Bitmap {
    let data = try Data(contentsOf: file)
    let sides = [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let words = String(decoding: data.dropFirst(24), as: UTF8.self).split(separator: " ")
    return Bitmap(width: sides[0], height: sides[1], pixels: words.compactMap { UInt32($0) })
  }
}
