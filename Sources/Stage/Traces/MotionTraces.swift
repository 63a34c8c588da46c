import CollectionViews
import Foundation
import LayoutGeometry
import ScrollPhysics

/// Motion made visible: what every scroller on screen did in the last seconds, recorded only while it shows.
struct MotionTraces {
  /// How many scrollers are followed; the one that rested longest gives way.
  static let capacity = 12
  /// How much of the past is drawn, in seconds.
  static let span: TimeInterval = 4

  private var isOpen = false
  private var isLookedOn = false
  /// The scrollers, the feed first.
  private(set) var tracks: [ScrollerTrack] = []

  /// Whether it shows: opened by its key, or asked for by somebody who only looks on.
  var isOn: Bool { isOpen || isLookedOn }

  mutating func toggle() {
    isOpen.toggle()
    if !isLookedOn { tracks = [] }
  }

  /// Shows it to somebody whom keys do not concern, or no more; tells whether that was anything new.
  mutating func lookOn(_ isLookedOn: Bool) -> Bool {
    defer { self.isLookedOn = isLookedOn }
    return self.isLookedOn != isLookedOn
  }

  /// The track of a scroller; `nil` before its first frame.
  func track(of id: String?) -> ScrollerTrack? { tracks.first { $0.id == id } }

  /// The scroller whose velocity is drawn: the one under the pointer, else the one that moved last.
  func focus(underPointer row: String?) -> ScrollerTrack? {
    if let row, let track = track(of: row) { return track }
    return tracks.max { ($0.lastMotion ?? -1) < ($1.lastMotion ?? -1) }
  }

  /// Takes a frame that was laid out.
  mutating func note(
    feed: MotionTrace, rows: [ScrollView.RowReading], events: [SceneEvent], of view: CollectionView,
    at time: TimeInterval
  ) {
    let feedPlace = place(of: nil)
    tracks[feedPlace].note(feed, at: time)
    for row in rows {
      let place = place(of: row.id)
      let motion = MotionTrace(row.motion, offset: row.contentOffset)
      tracks[place].note(motion, at: time)
      tracks[place].note(
        calls: view.handlerCalls?[row.id] ?? 0, because: motion.cause ?? feed.cause ?? .layout, at: time)
      tracks[place].noteCards { view.appendCellFrames(ofSection: row.id, to: &$0) }
    }
    for event in events {
      guard case .motion(let kind) = event.kind else { continue }
      tracks[place(of: event.row)].note(kind, at: event.time)
    }
  }

  private mutating func place(of id: String?) -> Int {
    if let known = tracks.firstIndex(where: { $0.id == id }) { return known }
    if tracks.count == Self.capacity {
      let candidates = tracks.indices.dropFirst()
      let idlest = candidates.min {
        (tracks[$0].samples.last?.time ?? 0) < (tracks[$1].samples.last?.time ?? 0)
      }
      tracks.remove(at: idlest ?? tracks.count - 1)
    }
    tracks.append(ScrollerTrack(id: id))
    return tracks.count - 1
  }
}
