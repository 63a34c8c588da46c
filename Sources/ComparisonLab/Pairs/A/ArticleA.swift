/// The pairs of article A, in the order of their numbers.
enum ArticleA {
  static var pairs: [LabPair] {
    [
      S01HiddenScroller.pair, S02BorrowedScroller.pair, S03AmbiguousTick.pair, S04DotsInFooter.pair,
      S05ClosestToCentre.pair, S06VerticalGuard.pair, S07DotsFromDrag.pair, S08ReturnPath.pair,
      S09Scrubbing.pair,
    ]
  }
}
