/// The pairs of article A, in the order of their numbers.
enum ArticleA {
  static var pairs: [LabPair] {
    [
      S01HiddenScroller.pair, S02BorrowedScroller.pair, S03AmbiguousTick.pair, S04DotsInFooter.pair,
      S05ClosestToCentre.pair, S06VerticalGuard.pair, S07DotsFromDrag.pair, S08ReturnPath.pair,
      S09Scrubbing.pair, S10PagingFlag.pair, S11FlagToggle.pair, S12QuietTimer.pair, S13LockedScreen.pair,
      S14Timeout.pair, S15DeferredRestore.pair, S16MergedRows.pair,
    ]
  }
}
