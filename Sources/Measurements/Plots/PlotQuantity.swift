import Foundation

/// What a panel of a plot shows over time.
package nonisolated enum PlotQuantity: String, CaseIterable, Sendable {
  case offset
  case velocity
  case page

  /// What stands above the panel.
  package var title: String {
    switch self {
    case .offset: "offset, pt"
    case .velocity: "velocity, pt/s"
    case .page: "page"
    }
  }

  /// How high the panel is beside the others.
  var share: CGFloat {
    switch self {
    case .offset: 5
    case .velocity: 3
    case .page: 1.5
    }
  }

  /// Its value in a sample; `nil` where it has none.
  package func value(of sample: MotionSeries.Sample) -> Double? {
    switch self {
    case .offset: sample.offset
    case .velocity: sample.velocity
    case .page: sample.page.map(Double.init)
    }
  }

  /// The least range that is shown: less would blow up what nobody can see.
  var leastRange: Double { self == .page ? 1.5 : 2 }

  /// Whether it jumps from value to value instead of going straight.
  var isStepped: Bool { self == .page }

  /// Whether it is counted anew from a loop's seam on.
  var breaksAtSeam: Bool { self == .offset }
}
