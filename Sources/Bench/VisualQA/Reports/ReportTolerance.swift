import Documents

/// One tolerance of a comparison: the limit, its source, and the measured value.
public nonisolated struct ReportTolerance: Sendable, Hashable {
  /// The name, as in a scenario: `precision`, `perceptualPrecision`, `maxDiffPixels`, `worstTile`.
  public var name: String
  /// The limit.
  public var allowed: Double
  /// The source of the limit: `default`, `command line`, or a file with its line.
  public var origin: String
  /// The measured value; `nil` when the comparison was not made.
  public var measured: Double?
  /// True when differing pictures can pass within the limit.
  public var isLoose: Bool

  /// Creates a tolerance.
  public init(_ name: String, allowed: Double, origin: String, measured: Double? = nil, isLoose: Bool) {
    self.name = name
    self.allowed = allowed
    self.origin = origin
    self.measured = measured
    self.isLoose = isLoose
  }

  /// The tolerance as text: `precision 0.99: 99.7 % of the pixels match, 99 % have to (drag.yml:3)`.
  public var text: String {
    "\(name) \(JSONText.number(allowed, decimals: 6))" + (measured.map { ": \(sentence($0))" } ?? "")
      + " (\(origin))"
  }

  /// Returns a limit or a measured value with its unit: `97.06 %`, `ΔE 2`, `12 pixels`.
  func quantity(_ value: Double) -> String {
    switch PictureTolerance.Limit(rawValue: name) {
    case .precision: "\(Self.percent(value)) %"
    case .perceptualPrecision: "ΔE \(JSONText.number((1 - value) * 100, decimals: 2))"
    case .maxDiffPixels, .worstTile: "\(JSONText.number(value, decimals: 0)) pixel\(value == 1 ? "" : "s")"
    case nil: JSONText.number(value, decimals: 6)
    }
  }

  private func sentence(_ measured: Double) -> String {
    let (found, limit) = (quantity(measured), quantity(allowed))
    return switch PictureTolerance.Limit(rawValue: name) {
    case .precision: "\(found) of the pixels match, \(limit) have to"
    case .perceptualPrecision: "pixels match up to \(limit), the farthest are \(found) apart"
    case .maxDiffPixels: "\(found) off, \(JSONText.number(allowed, decimals: 0)) allowed"
    case .worstTile: "\(found) off in one tile, \(JSONText.number(allowed, decimals: 0)) allowed"
    case nil: "measured \(found)"
    }
  }

  /// Returns the percentage with two decimals, or more if two would round it up to 100.
  private static func percent(_ share: Double) -> String {
    let text = JSONText.number(share * 100, decimals: 2)
    return text == "100" && share < 1 ? JSONText.number(share * 100, decimals: 6) : text
  }
}
