public import LayoutGeometry

/// A band of text that stays over a row while cards scroll beneath it.
public nonisolated struct FeedOverlay: Sendable, Hashable {
  /// The lines that are always visible; at least one.
  public var lines: [String]
  /// The lines that the button reveals one at a time; without them there is no button.
  public var moreLines: [String] = []
  /// The label of the button; default `つづき / More`.
  public var button = "つづき / More"
  /// The label of the button when all lines are visible; default `たたむ / Less`.
  package var less = "たたむ / Less"
  /// The edge or corner of the row at which the band is placed; default `bottom`.
  public var alignment = RectAlignment.bottom

  /// True for a band at the bottom edge or a bottom corner.
  var isAtFoot: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}
