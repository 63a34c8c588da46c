/// The pairs of article E, in the order of their numbers.
enum ArticleE {
  static var pairs: [LabPair] {
    [S33ObservedDirection.pair, S34DirectionWords.pair, S35ForgottenObserver.pair]
  }
}
