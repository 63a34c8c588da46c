/// One of the two axes along which content is laid out or scrolled.
///
/// Code for scrolling is written once for any axis.
public enum Axis: String, Sendable, Hashable, CaseIterable, Codable {
  /// Left and right: the axis of `x` and `width`.
  case horizontal
  /// Up and down: the axis of `y` and `height`.
  case vertical

  /// The other axis.
  package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
