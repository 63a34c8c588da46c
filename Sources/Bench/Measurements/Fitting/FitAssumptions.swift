/// The known properties of the scroll view on which a curve was measured.
package nonisolated struct FitAssumptions: Hashable, Sendable {
  /// The range of offsets at which content rests, in points; `nil`, the default, when unknown.
  package var edges: ClosedRange<Double>?
  /// The length of the viewport, in points; `nil`, the default, when unknown.
  package var viewport: Double?
  /// True when a release targets a snap point, which changes its deceleration; default false.
  package var hasStops = false
  /// True for a loop, which has no edges; default false.
  package var isLooped = false
  /// The number of the curve's units per point; default 1.
  package var scale: Double

  /// Creates assumptions where only the scale is known.
  package init(scale: Double = 1) { self.scale = scale }
}
