/// The unit of a time after its number, as in `0.6s` or `600 ms`.
package enum TimeUnit: String, CaseIterable, Sendable {
  // The longer unit is first, because the shorter one is its suffix.
  case milliseconds = "ms"
  case seconds = "s"

  /// The number of seconds in one unit.
  package var factor: Double { self == .milliseconds ? 0.001 : 1 }

  /// The regular expression of a plain number with a unit.
  package static let pattern = #"^[0-9]{1,9}(?:\.[0-9]{1,9})? ?m?s$"#

  /// Returns the seconds of a plain number with its unit; `nil` for anything else.
  package static func seconds(in text: String) -> Double? {
    guard let unit = allCases.first(where: { text.hasSuffix($0.rawValue) }) else { return nil }
    let number = text.dropLast(unit.rawValue.count)
    let parts = (number.hasSuffix(" ") ? number.dropLast() : number)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let arePlain = parts.allSatisfy { part in
      (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return arePlain ? Double(parts.joined(separator: ".")).map { $0 * unit.factor } : nil
  }
}
