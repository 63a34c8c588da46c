import Foundation
import ScreenInterface

/// What the back of a card tells: where the card stands and what its row is an example of.
nonisolated struct CardNote: Sendable, Hashable {
  /// Section and card, as links and scripts name them.
  var id: String
  /// The card's place in its section, from 0.
  var index: Int
  /// How many cards the section has.
  var count: Int
  /// Where the card lies in its row or in the feed, before any scrolling.
  var origin = CGPoint.zero
  /// The page that shows the card, from 0; nil where the row rests anywhere.
  var page: Int?
  /// What the section shows.
  var lesson: SectionLesson

  /// What is written on the back of a card called `title`, whose extent is `size`.
  func text(title: String, size: CGSize) -> CardBack.Text {
    var facts = [
      ("id", id), ("index", "\(index) of \(count)"),
      ("frame", "\(Self.number(origin.x)), \(Self.number(origin.y))"),
      ("size", "\(Self.number(size.width)) × \(Self.number(size.height))"),
    ]
    if let page { facts.append(("page", String(page + 1))) }
    return CardBack.Text(
      title: title, names: facts.map(\.0).joined(separator: "\n"),
      values: facts.map(\.1).joined(separator: "\n"), lesson: "seed \(lesson.letter) · \(lesson.sentence)")
  }

  private static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(Double(tenths))
  }
}

/// Which of the five problems behind this program a section answers.
nonisolated enum SectionLesson: Sendable, Hashable {
  case dots, overlay, paging, looping, direction

  /// The lesson of a section: the rarest of the things it does.
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

  /// The letter by which the problem is known.
  var letter: String {
    switch self {
    case .dots: "A"
    case .overlay: "B"
    case .paging: "C"
    case .looping: "D"
    case .direction: "E"
    }
  }

  /// What is hard about it.
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
