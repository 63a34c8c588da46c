/// The pairs of article A, in the order of their numbers.
enum ArticleA {
  static var pairs: [LabPair] {
    [
      S10PagingFlag.pair, S11FlagToggle.pair, S12QuietTimer.pair, S13LockedScreen.pair, S14Timeout.pair,
      S15DeferredRestore.pair, S16MergedRows.pair,
    ]
  }
}
