package import Documents
package import Measurements

/// Motion records made by hand.
package enum Motions {
  /// Returns a record of a row `hero` with these offsets, one per frame; each frame is painted anew.
  package static func record(offsets: [Double], cause: String? = nil) -> MotionRecord {
    var record = MotionRecord()
    for (number, offset) in offsets.enumerated() {
      record.append(frame(number, ["hero": [.offset: .number(offset), .cause: .optional(cause)]]))
    }
    return record
  }

  /// Returns a frame with the values of some scrollers, from which its draw list follows.
  package static func frame(
    _ number: Int, _ scrollers: KeyValuePairs<String, [MotionVariable: JSONValue]>, list: String? = nil,
    pixels: String? = nil
  ) -> MotionRecord.Frame {
    let all = scrollers.map { id, values in
      MotionRecord.ScrollerValues(id: id, values: MotionVariable.allCases.map { values[$0] ?? .null })
    }
    let words = all.flatMap(\.values).map { $0.text() }.joined()
    return MotionRecord.Frame(
      number: number, time: (Double(number) * 1000 / 60).rounded() / 1000, list: list ?? "list" + words,
      pixels: pixels, scrollers: all)
  }
}
