package import Stage

/// The comparison lab: thirty-five systems from five articles, each as a pair of a failing and a working screen.
package enum Lab {
  /// All pairs, in the order of their numbers.
  package static var pairs: [LabPair] {
    ArticleA.pairs + ArticleB.pairs + ArticleC.pairs + ArticleD.pairs + ArticleE.pairs
  }

  /// Returns the pair with this number, ignoring case; `nil` when there is none.
  ///
  /// The letter is optional.
  package static func pair(_ id: String) -> LabPair? {
    let wanted = Int(id) == nil ? id.uppercased() : "S" + (id.count == 1 ? "0" : "") + id
    return pairs.first { $0.id == wanted }
  }

  /// Returns the scene of the index or of a pair, by its name on the command line; `nil` for any other name.
  package static func scene(named name: String) -> Scene? {
    name == LabIndex.name ? LabIndex.scene() : pair(name)?.scene()
  }
}

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

/// The pairs of article B, in the order of their numbers.
enum ArticleB {
  static var pairs: [LabPair] {
    [
      S17OverlayConstant.pair, S18MeasuredOnce.pair, S19LegacyOrder.pair, S20AutoAdvance.pair,
      S21VerticalYank.pair, S22PreservedY.pair, S23Rewind.pair, S24CellReuse.pair, S25WrapInCell.pair,
    ]
  }
}

/// The pairs of article C, in the order of their numbers.
enum ArticleC {
  static var pairs: [LabPair] {
    [S26PeekingGeometry.pair, S27VelocityThreshold.pair, S28PageAtRelease.pair, S29FastDeceleration.pair]
  }
}

/// The pairs of article D, in the order of their numbers.
enum ArticleD {
  static var pairs: [LabPair] {
    [S30DoubledItems.pair, S31EdgeByEquality.pair, S32UnseenJump.pair]
  }
}

/// The pairs of article E, in the order of their numbers.
enum ArticleE {
  static var pairs: [LabPair] {
    [S33ObservedDirection.pair, S34DirectionWords.pair, S35ForgottenObserver.pair]
  }
}
