/// One of the two directions in which content can be laid out or scrolled.
///
/// Code for movement is written once, along an axis; the other axis is the same code turned.
public enum Axis: String, Sendable, Hashable, CaseIterable, Codable {
  /// Left and right: the axis of `x` and `width`.
  case horizontal
  /// Up and down: the axis of `y` and `height`.
  case vertical

  /// The other axis.
  package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
