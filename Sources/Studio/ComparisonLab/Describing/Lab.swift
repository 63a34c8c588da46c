package import Stage

/// The comparison lab: thirty-five systems from five articles, each as a pair of a failing and a working screen.
package enum Lab {
  /// All pairs, in the order of their numbers.
  package static var pairs: [LabPair] {
    [
      S01HiddenScroller.pair, S02BorrowedScroller.pair, S03AmbiguousTick.pair, S04DotsInFooter.pair,
      S05ClosestToCentre.pair, S06VerticalGuard.pair, S07DotsFromDrag.pair, S08ReturnPath.pair,
      S09Scrubbing.pair, S10PagingFlag.pair, S11FlagToggle.pair, S12QuietTimer.pair, S13LockedScreen.pair,
      S14Timeout.pair, S15DeferredRestore.pair, S16MergedRows.pair,
      S17OverlayConstant.pair, S18MeasuredOnce.pair, S19LegacyOrder.pair, S20AutoAdvance.pair,
      S21VerticalYank.pair, S22PreservedY.pair, S23Rewind.pair, S24CellReuse.pair, S25WrapInCell.pair,
      S26PeekingGeometry.pair, S27VelocityThreshold.pair, S28PageAtRelease.pair, S29FastDeceleration.pair,
      S30DoubledItems.pair, S31EdgeByEquality.pair, S32UnseenJump.pair,
      S33ObservedDirection.pair, S34DirectionWords.pair, S35ForgottenObserver.pair,
    ]
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

/// One of the five articles from which the lab takes its systems.
package nonisolated enum LabArticle: String, Sendable, Hashable, CaseIterable {
  /// Page dots that follow an orthogonal section and control it.
  case a = "A"
  /// An overlay above a carousel with auto-scroll.
  case b = "B"
  /// A page chosen by the velocity at the release.
  case c = "C"
  /// An infinite carousel of doubled items.
  case d = "D"
  /// The direction of scrolling as a type.
  case e = "E"

  /// Returns the article that describes a system.
  static func of(_ id: String) -> LabArticle {
    switch Int(id.dropFirst()) ?? 0 {
    case ...16: .a
    case ...25: .b
    case ...29: .c
    case ...32: .d
    default: .e
    }
  }

  /// The subject of the article.
  package var name: LabName {
    switch self {
    case .a: LabName("点と列", "Dots and a row, both ways")
    case .b: LabName("覆いと自動送り", "Overlay and auto-scroll")
    case .c: LabName("速さで頁を選ぶ", "Pages by velocity")
    case .d: LabName("終わりのない列", "A row without an end")
    case .e: LabName("向きという型", "Direction as a type")
    }
  }

  /// The author of the article, as far as its text names one.
  package var author: String {
    switch self {
    case .a: "an independent developer, after a talk at iOSDC Japan 2023"
    case .b: "小野寺, of WEAR's iOS team"
    case .c: "iOSエンジニアのつぶやき, a daily column"
    case .d: "koiwai2020, in ZOZO's Advent Calendar 2022"
    case .e: "本柳, of an iOS team"
    }
  }

  /// The title of the article; `nil` where its text has none.
  package var title: String? {
    switch self {
    case .b: "CompositionalLayoutを用いた横スクロールのレイアウト改修で直面した問題と解決方法"
    case .c: "CollectionView でページスクロールを作ろう"
    case .d: "CompositionalLayoutのカルーセルを無限スクロールさせてみる"
    case .a, .e: nil
    }
  }

  /// The article in one line: its letter, its title or its subject, and its author.
  package var credit: String { "\(rawValue)  \(title.map { "「\($0)」" } ?? name.english) · \(author)" }
}
