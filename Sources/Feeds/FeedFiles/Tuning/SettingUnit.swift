package import Documents

/// The unit of a feed's number, for display and parsing: `0.3s`, `120 ms`, `300 pt/s`.
package nonisolated struct SettingUnit: Sendable, Hashable {
  /// A spelling of the unit after a number, with the factor that converts the number to the feed's unit.
  struct Suffix: Sendable, Hashable {
    let text: String
    let factor: Double

    init(_ text: String, _ factor: Double = 1) { (self.text, self.factor) = (text, factor) }
  }

  /// The short form beside a value; empty for a plain number.
  package let symbol: String
  /// The spellings of the unit; a longer one precedes its prefixes.
  let spellings: [Suffix]

  /// Creates the unit of numbers in a range.
  package init(of range: NumberRange?) { self = range.flatMap { Self.named[$0.unit] } ?? Self.plain }

  private init(_ symbol: String, _ spellings: [Suffix]) {
    (self.symbol, self.spellings) = (symbol, spellings)
  }

  private static let plain = SettingUnit("", [Suffix("%", 0.01)])

  /// The units by their names in ranges.
  private static let named: [String: SettingUnit] = [
    "seconds": SettingUnit("s", TimeUnit.allCases.map { Suffix($0.rawValue, $0.factor) }),
    "points": SettingUnit("pt", [Suffix("pt")]),
    "degrees": SettingUnit("°", [Suffix("°")]),
    "per second": SettingUnit("/s", [Suffix("/s")]),
    "points per millisecond": SettingUnit("pt/ms", [Suffix("pt/ms"), Suffix("pt/s", 0.001)]),
  ]

  /// Every unit.
  static var all: [SettingUnit] { [plain] + named.values }
}
