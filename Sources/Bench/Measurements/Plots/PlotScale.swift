import Documents
import Foundation

/// A range of values on an axis, with its ticks at round numbers: 1, 2 or 5 times a power of ten.
public nonisolated struct PlotScale: Sendable, Hashable {
  /// The range of the axis.
  public let range: ClosedRange<Double>
  /// The values of the ticks, in order.
  public let ticks: [Double]
  /// The number of decimals that distinguishes the ticks.
  public let decimals: Int

  /// Creates a scale over `range` with at most `count` steps between ticks, none smaller than `finest`.
  ///
  /// It uses more steps if there would be fewer than two ticks, which show no scale.
  public init(over range: ClosedRange<Double>, steps count: Int, finest: Double = 0) {
    let scales = (count...max(count, Self.enough)).lazy.map { Self(in: range, steps: $0, finest: finest) }
    self = scales.first { $0.ticks.count > 1 } ?? Self(in: range, steps: count, finest: finest)
  }

  /// The number of steps that gives at least two ticks for every range.
  private static let enough = 5

  private init(in range: ClosedRange<Double>, steps count: Int, finest: Double) {
    let width = range.upperBound - range.lowerBound
    let coarsest = max(width / Double(max(count, 1)), finest, 1e-9)
    let power = Self.power(of: coarsest)
    let (factors, least): ([Double], Double) = ([1, 2, 5, 10], coarsest * (1 - 1e-9))
    let factor = factors.first { $0 * Self.ten(power) >= least } ?? 10
    let step = factor * Self.ten(power)
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    self.range = range
    ticks = first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
    decimals = max(0, -(factor == 10 ? power + 1 : power))
  }

  /// Creates a scale that covers `values` with some margin, and a range of at least `least`.
  public init(covering values: ClosedRange<Double>, least: Double, steps count: Int, finest: Double = 0) {
    let width = values.upperBound - values.lowerBound
    let air = max(0.06 * width, (least - width) / 2)
    self.init(over: (values.lowerBound - air)...(values.upperBound + air), steps: count, finest: finest)
  }

  /// Returns the position of a value on the axis, 0 at the lower end and 1 at the upper one.
  public func fraction(of value: Double) -> Double {
    let width = range.upperBound - range.lowerBound
    return width > 0 ? (value - range.lowerBound) / width : 0
  }

  /// Returns the x coordinate of a value in a panel, in points.
  func x(_ value: Double, in panel: CGRect) -> CGFloat {
    panel.minX + CGFloat(fraction(of: value)) * panel.width
  }

  /// Returns the y coordinate of a value in a panel, in points.
  func y(_ value: Double, in panel: CGRect) -> CGFloat {
    panel.maxY - CGFloat(fraction(of: value)) * panel.height
  }

  /// Returns the label of a tick.
  public func text(of tick: Double) -> String {
    JSONText.number(tick, decimals: decimals).replacing("-", with: "−")
  }

  private static func power(of number: Double) -> Int {
    var (power, rest) = (0, number)
    while rest >= 10 {
      rest /= 10
      power += 1
    }
    while rest < 1 {
      rest *= 10
      power -= 1
    }
    return power
  }

  private static func ten(_ power: Int) -> Double {
    (0..<abs(power)).reduce(1.0) { product, _ in power < 0 ? product / 10 : product * 10 }
  }
}
