/// One tolerance of a comparison: how much, decided where, and what was found.
public nonisolated struct ReportTolerance: Sendable, Hashable {
  /// Its name as a scenario writes it: `precision`, `perceptualPrecision`, `maxDiffPixels`, `worstTile`.
  public var name: String
  /// The limit.
  public var allowed: Double
  /// Where the limit was decided: `default`, `command line`, or a file with its line.
  public var origin: String
  /// What the comparison measured; `nil` where it was not made.
  public var measured: Double?
  /// Whether the limit lets something pass that is not the same.
  public var isLoose: Bool

  /// Creates a tolerance.
  public init(_ name: String, allowed: Double, origin: String, measured: Double? = nil, isLoose: Bool) {
    self.name = name
    self.allowed = allowed
    self.origin = origin
    self.measured = measured
    self.isLoose = isLoose
  }

  /// The tolerance in words: `precision 0.99, measured 0.997 (drag.yml:3)`.
  public var text: String {
    let number = { JSONText.number($0, decimals: 6) }
    return "\(name) \(number(allowed))" + (measured.map { ", measured \(number($0))" } ?? "") + " (\(origin))"
  }
}
