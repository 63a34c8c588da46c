import Documents
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// An event of a film in words, for a mark on its timeline.
package nonisolated struct FilmEvent: Sendable, Hashable {
  /// The kinds of marks, each with a colour.
  enum Kind: String {
    case touch
    case page
    case request
    case rest
    case other
  }

  let time: TimeInterval
  let kind: Kind
  let scroller: String
  let words: String

  /// Creates a mark.
  init(_ words: String, _ kind: Kind, of scroller: String, at time: TimeInterval) {
    self.time = time
    self.kind = kind
    self.scroller = scroller
    self.words = words
  }

  /// Creates the mark of a scene's event; `nil` for one that the curves show.
  init?(_ event: SceneEvent) {
    guard let (kind, words) = event.kind.words else { return nil }
    time = event.time
    scroller = event.scroller.name
    self.kind = kind
    self.words = words
  }
}

nonisolated extension SceneEvent.Kind {
  fileprivate var words: (FilmEvent.Kind, String)? {
    switch self {
    case .motion(let motion): motion.words
    case .paused(let reason): (.other, "auto-scroll pauses: \(reason)")
    case .resumed(let reason): (.other, "auto-scroll goes on: \(reason) is over")
    case .tapped(let element): (.touch, "tap on \(element.path)")
    case .refreshing: (.other, "a refresh begins")
    case .refreshed: (.other, "the refresh ends")
    case .loadingMore: (.other, "more is asked for")
    case .loadedMore(let count): (.other, "\(Pluralization.text(count, "card")) more")
    case .pushed(let file): (.other, "\(file) slides in")
    case .popped(let file): (.other, "\(file) has slid away")
    case .strokeCancelled: (.touch, "the press is lost")
    }
  }
}

nonisolated extension ScrollEvent.Kind {
  fileprivate var words: (FilmEvent.Kind, String)? {
    switch self {
    case .requested(_, let cause, let stop, let offset):
      let goal = stop.map { "page \($0 + 1)" } ?? offset.map { "\(JSONText.number($0, decimals: 1)) pt" }
      return (.request, "asked to go to \(goal ?? "nowhere") by \(cause.rawValue)")
    case .willSettle(let offset, let stop):
      let goal = stop.map { "page \($0 + 1)" } ?? "\(JSONText.number(offset, decimals: 1)) pt"
      return (.rest, "snaps to \(goal)")
    case .didSettle(let stop): return (.rest, stop.map { "rests on page \($0 + 1)" } ?? "rests")
    case .stopChanged(let stop, let cause): return (.page, "page \(stop + 1), by \(cause.rawValue)")
    case .seamCrossed(let lap): return (.page, "crosses the seam into lap \(lap)")
    case .phaseChanged(.dragging): return (.touch, "the drag begins")
    case .phaseChanged(.decelerating): return (.touch, "let go: it decelerates")
    case .phaseChanged(.bouncing): return (.touch, "it bounces")
    case .phaseChanged(.tracking): return (.touch, "touched")
    case .phaseChanged, .directionChanged, .ended: return nil
    }
  }
}
