/// What is known beforehand of the scroller that a curve was measured on.
package nonisolated struct FitAssumptions: Hashable, Sendable {
  /// The offsets between which content rests, in points; `nil`, the default, when they are not known.
  package var edges: ClosedRange<Double>?
  /// The length of the viewport, in points; `nil`, the default, when it is not known.
  package var viewport: Double?
  /// True when a release goes to a stop, which bends its motion; false by default.
  package var hasStops = false
  /// True for a loop, which has no edges; false by default.
  package var isLooped = false
  /// The number of the curve's units that make a point; default 1.
  package var scale: Double

  /// Creates a ground of which nothing is known but the scale.
  package init(scale: Double = 1) { self.scale = scale }
}
