/// The pairs of article B, in the order of their numbers.
enum ArticleB {
  static var pairs: [LabPair] {
    [
      S17OverlayConstant.pair, S18MeasuredOnce.pair, S19LegacyOrder.pair, S20AutoAdvance.pair,
      S21VerticalYank.pair, S22PreservedY.pair, S23Rewind.pair, S24CellReuse.pair, S25WrapInCell.pair,
    ]
  }
}
