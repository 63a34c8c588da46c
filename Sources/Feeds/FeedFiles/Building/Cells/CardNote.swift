import Foundation
import ScreenInterface

/// The note on the back of a card: the card's position and the topic of its row.
nonisolated struct CardNote: Sendable, Hashable {
  /// The ids of section and card, as in links and scripts.
  var id: String
  /// The card's index in its section, from 0.
  var index: Int
  /// The number of cards in the section.
  var count: Int
  /// The card's origin in its row or in the feed, before any scrolling.
  var origin = CGPoint.zero
  /// The page that shows the card, from 0; `nil` for a row without pages.
  var page: Int?
  /// The topic of the section; `nil` in a feed that does not show the topics of its rows.
  var lesson: SectionProblem?

  /// Returns the text for the back of a card of this size: its own text, else its position.
  func text(of card: FeedCard, size: CGSize) -> CardBackView.Text {
    let foot = lesson.map { "seed \($0.letter) · \($0.sentence)" } ?? ""
    guard card.back.isEmpty else {
      return CardBackView.Text(title: card.title, names: "", values: card.back, lesson: foot)
    }
    var facts = [
      ("id", id), ("card", "\(index + 1) of \(count)"),
      ("frame", "\(Self.number(origin.x)), \(Self.number(origin.y))"),
      ("size", "\(Self.number(size.width)) × \(Self.number(size.height))"),
    ]
    if let page { facts.append(("page", String(page + 1))) }
    return CardBackView.Text(
      title: card.title, names: facts.map(\.0).joined(separator: "\n"),
      values: facts.map(\.1).joined(separator: "\n"), lesson: foot)
  }

  private static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(Double(tenths))
  }
}

/// The topic of a section: one of the five problems that this program solves.
nonisolated enum SectionProblem: Sendable, Hashable {
  case dots, overlay, paging, looping, direction

  /// Creates the topic of a section from its rarest feature.
  init(_ section: FeedSection) {
    guard let carousel = section.carousel else {
      self = .direction
      return
    }
    if carousel.overlay != nil || carousel.autoplay != nil {
      self = .overlay
    } else if carousel.loops {
      self = .looping
    } else if carousel.peek != nil || carousel.snapping != nil {
      self = .paging
    } else if carousel.dots != nil {
      self = .dots
    } else {
      self = .direction
    }
  }

  /// The letter of the problem.
  var letter: String {
    switch self {
    case .dots: "A"
    case .overlay: "B"
    case .paging: "C"
    case .looping: "D"
    case .direction: "E"
    }
  }

  /// The problem in a few words.
  var sentence: String {
    switch self {
    case .dots: "dots that agree with their row"
    case .overlay: "an overlay, and a row that moves by itself"
    case .paging: "pages of your own size"
    case .looping: "a row without an end"
    case .direction: "which way it scrolls"
    }
  }
}
