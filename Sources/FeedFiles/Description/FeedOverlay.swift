public import LayoutGeometry

/// A band of text that stays in place over a row while cards move beneath it; as high as its text.
public nonisolated struct FeedOverlay: Sendable, Hashable {
  /// The lines that always show; at least one.
  public var lines: [String]
  /// The lines that its button adds, one at a time; may be none, and then there is no button.
  public var moreLines: [String]
  /// The label of the button; default `つづき / More`.
  public var button: String
  /// At which edge or corner of the row it lies; default `bottom`.
  public var alignment: RectAlignment

  /// Creates a band of text.
  public init(
    lines: [String], moreLines: [String] = [], button: String = "つづき / More",
    alignment: RectAlignment = .bottom
  ) {
    self.lines = lines
    self.moreLines = moreLines
    self.button = button
    self.alignment = alignment
  }
}
