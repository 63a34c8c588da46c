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
