/// The pairs of article D, in the order of their numbers.
enum ArticleD {
  static var pairs: [LabPair] {
    [S30DoubledItems.pair, S31EdgeByEquality.pair, S32UnseenJump.pair]
  }
}
