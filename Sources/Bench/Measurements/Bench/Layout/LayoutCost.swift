import Documents
import Foundation

/// A measured cost of a layout, with its limit.
nonisolated struct LayoutCost: Encodable {
  /// A description of the work that was measured.
  let work: String
  let value: Double
  /// The unit of `value` and `limit`: `ms`, `times` or `frames`.
  let unit: String
  let limit: Double

  /// True when the cost is within its limit.
  var isHeld: Bool { value <= limit }

  private enum CodingKeys: String, CodingKey { case work, value, unit, limit }
}

/// The costs of layouts in the output of `orihon bench --layout`.
package nonisolated struct LayoutCosts: BenchResult {
  /// The number of this format.
  let format = 1
  let costs: [LayoutCost]

  /// True when every cost is within its limit.
  package var passed: Bool { costs.allSatisfy(\.isHeld) }

  private enum CodingKeys: String, CodingKey { case format, costs }

  /// The costs as a table.
  package var text: String {
    TextTable(
      costs.map { cost in
        [
          cost.work, "\(number(cost.value)) \(cost.unit)", "at most \(number(cost.limit))",
          cost.isHeld ? "held" : "exceeded",
        ]
      }
    ).text
  }

  private func number(_ value: Double) -> String { NumberText.text(value, decimals: value < 1 ? 3 : 1) }
}
