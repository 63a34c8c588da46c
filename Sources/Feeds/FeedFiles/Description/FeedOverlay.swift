public import LayoutGeometry

/// A band of text, as high as its text, that stays over a row while cards move beneath it.
public nonisolated struct FeedOverlay: Sendable, Hashable {
  /// The lines that are always visible; at least one.
  public var lines: [String]
  /// The lines that the button adds one at a time; without them there is no button.
  public var moreLines: [String] = []
  /// The label of the button; default `つづき / More`.
  public var button = "つづき / More"
  /// The label of the button when all lines show; default `たたむ / Less`.
  package var less = "たたむ / Less"
  /// The edge or corner of the row at which the band lies; default `bottom`.
  public var alignment = RectAlignment.bottom

  /// True for a band that lies at the lower edge or a lower corner.
  var isAtFoot: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}
