package import Foundation
import ScrollPhysics

/// The pages that a screen reader is told of, frame by frame.
///
/// A page is told when its row has come to rest on it, once. A turn by auto-scroll is not told, because nobody asked for
/// it and it would talk over everything else, nor is that of a row that follows another one.
package struct PageAnnouncer: Sendable, Hashable {
  /// A page on which a row has come to rest.
  package struct Turn: Sendable, Hashable {
    /// The row.
    package var scroller: ScrollerID
    /// The time at which it came to rest, in seconds.
    package var time: TimeInterval
    /// The page and the number of pages, as `page 2 of 5`.
    package var value: String
  }

  private var settled: [ScrollerID: Int] = [:]
  private var causes: [ScrollerID: ScrollCause] = [:]

  /// Creates an announcer that has not seen a frame.
  package init() {}

  /// Returns the pages to tell of a frame, in the order of time.
  package mutating func turns(in trace: FrameTrace) -> [Turn] {
    var pages: [ScrollerID: Int] = [:]
    for scroller in trace.scrollers { pages[scroller.id] = scroller.motion.pages }
    var turns: [Turn] = []
    for event in trace.events {
      guard case .motion(let motion) = event.kind else { continue }
      switch motion {
      case .stopChanged(_, let cause): causes[event.scroller] = cause
      case .didSettle(let stop?):
        let cause = causes.removeValue(forKey: event.scroller)
        let former = settled.updateValue(stop, forKey: event.scroller)
        guard let cause, former != stop, cause.isToldToReaders,
          let value = pages[event.scroller].flatMap({ AccessibilityElement.pageValue(stop, of: $0) })
        else { continue }
        turns.append(Turn(scroller: event.scroller, time: event.time, value: value))
      default: continue
      }
    }
    for scroller in trace.scrollers where settled[scroller.id] == nil {
      settled[scroller.id] = scroller.motion.settledPage
    }
    return turns
  }
}

extension ScrollCause {
  /// True for a turn that the user or the program asked for.
  fileprivate var isToldToReaders: Bool {
    switch self {
    case .drag, .fling, .wheel, .key, .dots, .api: true
    case .autoplay, .link, .layout: false
    }
  }
}
