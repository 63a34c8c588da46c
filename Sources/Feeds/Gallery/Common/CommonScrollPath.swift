import Foundation

/// The movement of the benchmark scene, as a function of the seconds since its start.
nonisolated struct CommonScrollPath: Sendable, Hashable {
  /// The height of a section, in points.
  static let sectionHeight: CGFloat = 448
  /// The distance from one card to the next, in points.
  static let pitch: CGFloat = 736
  /// The duration of the feed's movement, in seconds.
  static let feedDuration: TimeInterval = 4
  /// The duration of the whole movement, in seconds.
  static let duration: TimeInterval = 10
  /// The interval between page changes, and the duration of each, in seconds.
  static let turnInterval: TimeInterval = 0.5
  static let turnDuration: TimeInterval = 0.3

  /// The number of sections.
  let sections: Int
  /// The number of cards in a section.
  let cards: Int
  /// The height of the window, in points.
  let viewport: CGFloat

  private var reach: CGFloat { max(0, Self.sectionHeight * CGFloat(sections) - viewport) }
  private var amplitude: CGFloat { min(reach, 7960) }

  /// The section at which the feed starts; its cards move afterwards.
  var section: Int { Int(((reach - amplitude) / 2 / Self.sectionHeight).rounded(.down)) }

  /// The page on which every row starts.
  var firstPage: Int { cards > 20 ? cards / 2 : 0 }

  /// Returns the feed's offset at `time`, in points.
  func feedOffset(at time: TimeInterval) -> CGFloat {
    let start = CGFloat(section) * Self.sectionHeight
    guard time > 0, time < Self.feedDuration else { return start }
    return start + amplitude * (1 - cos(2 * .pi * CGFloat(time / Self.feedDuration))) / 2
  }

  /// Returns the page of the moving row at `time`, fractional during a page change.
  func page(at time: TimeInterval) -> CGFloat {
    let first = CGFloat(firstPage)
    guard time >= Self.feedDuration else { return first }
    let turn = min(11, Int((time - Self.feedDuration) / Self.turnInterval))
    let start = Self.feedDuration + Self.turnInterval * Double(turn)
    let rest = 1 - min(max(CGFloat((time - start) / Self.turnDuration), 0), 1)
    let from = page(afterTurns: turn)
    return first + from + (page(afterTurns: turn + 1) - from) * (1 - rest * rest * rest)
  }

  /// Returns the end of the current movement at `time`; `nil` when nothing moves.
  func motionEnd(at time: TimeInterval) -> TimeInterval? {
    guard time >= 0, time < Self.duration else { return nil }
    if time < Self.feedDuration { return Self.feedDuration }
    let turn = ((time - Self.feedDuration) / Self.turnInterval).rounded(.down)
    let end = Self.feedDuration + turn * Self.turnInterval + Self.turnDuration
    return time < end ? end : nil
  }

  /// Returns the beginning of the next movement after `time`; `nil` when there is none.
  func nextBeginning(after time: TimeInterval) -> TimeInterval? {
    if time < 0 { return 0 }
    let turn = max(0, ((time - Self.feedDuration) / Self.turnInterval).rounded(.down) + 1)
    let next = Self.feedDuration + turn * Self.turnInterval
    return next < Self.duration ? next : nil
  }

  private func page(afterTurns turns: Int) -> CGFloat {
    let count = min(cards, 10)
    guard count > 1 else { return 0 }
    let place = turns % (2 * (count - 1))
    return CGFloat(place < count ? place : 2 * (count - 1) - place)
  }
}
