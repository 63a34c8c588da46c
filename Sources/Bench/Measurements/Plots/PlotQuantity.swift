import Foundation

/// A quantity that a panel of a plot shows over time.
package nonisolated enum PlotQuantity: String, CaseIterable, Sendable {
  case offset
  case velocity
  case page

  /// The heading of the panel.
  package var title: String {
    switch self {
    case .offset: "offset, pt"
    case .velocity: "velocity, pt/s"
    case .page: "page"
    }
  }

  /// The height of the panel in proportion to the others.
  var share: CGFloat {
    switch self {
    case .offset: 5
    case .velocity: 3
    case .page: 1.5
    }
  }

  /// Returns the quantity's value in a sample; `nil` when the sample has none.
  package func value(of sample: MotionSeries.Sample) -> Double? {
    switch self {
    case .offset: sample.offset
    case .velocity: sample.velocity
    // Plots count pages from 1.
    case .page: sample.page.map { Double($0 + 1) }
    }
  }

  /// The smallest range shown: a smaller one would magnify invisible differences.
  var leastRange: Double { self == .page ? 1.5 : 2 }

  /// True for a quantity that changes in steps instead of linearly.
  var isStepped: Bool { self == .page }

  /// True for a quantity that jumps at a loop's seam.
  var breaksAtSeam: Bool { self == .offset }
}
