import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// The recorded motion of every scroller on screen in the last seconds, recorded only while the trails are shown.
struct MotionTrails {
  /// The greatest number of tracks; a new one replaces the one that was idle longest.
  static let capacity = 12
  /// The duration of the drawn history, in seconds.
  static let span: TimeInterval = 4

  private var isOpen = false
  private var isWatching = false
  /// The tracks of the scrollers, the feed first.
  private(set) var tracks: [ScrollerTrack] = []

  /// True while the trails are shown: opened by their key, or shown without input.
  var isOn: Bool { isOpen || isWatching }

  mutating func toggle() {
    isOpen.toggle()
    if !isWatching { tracks = [] }
  }

  /// Shows or hides the trails independently of their key; returns `true` for a change.
  mutating func lookOn(_ isWatching: Bool) -> Bool {
    defer { self.isWatching = isWatching }
    return self.isWatching != isWatching
  }

  /// Returns the track of a scroller; `nil` before its first frame.
  func track(of id: ScrollerID) -> ScrollerTrack? { tracks.first { $0.id == id } }

  /// Returns the track whose velocity is drawn: that of the row under the pointer, else the last one that moved.
  func focus(underPointer row: ScrollerID?) -> ScrollerTrack? {
    if let row, let track = track(of: row) { return track }
    return tracks.max { ($0.lastMotion ?? -1) < ($1.lastMotion ?? -1) }
  }

  /// Records a frame that was laid out.
  mutating func note(_ views: [ScrollView], events: [SceneEvent], at time: TimeInterval) {
    for view in views {
      let placed = view.placedMotions
      let ownCause = placed.lazy.filter { $0.id.scroller.row == nil }.compactMap(\.motion.cause).first
      for scroller in placed where isWorthATrack(scroller) {
        guard let place = place(of: scroller.id, at: time) else { continue }
        tracks[place].note(MotionTrace(scroller.motion, offset: scroller.contentOffset), at: time)
        guard let row = scroller.id.scroller.row, let view = view as? CollectionView else { continue }
        tracks[place].note(
          calls: view.handlerCalls?[row] ?? 0, because: scroller.motion.cause ?? ownCause ?? .layout,
          at: time)
        tracks[place].noteCards { view.appendCellFrames(ofSection: row, to: &$0) }
      }
    }
    for event in events {
      guard case .motion(let kind) = event.kind else { continue }
      if let place = place(of: event.scroller, at: time) { tracks[place].note(kind, at: event.time) }
    }
  }

  /// Returns true for the feed and its rows, and for another scroll view once it has moved.
  private func isWorthATrack(_ scroller: PositionedMotion) -> Bool {
    scroller.id.view == nil || scroller.id.scroller.row != nil || scroller.motion.isMoving
      || track(of: scroller.id) != nil
  }

  /// Returns the index of a scroller's track; `nil` where all tracks were used in this frame.
  private mutating func place(of id: ScrollerID, at time: TimeInterval) -> Int? {
    if let known = tracks.firstIndex(where: { $0.id == id }) { return known }
    if tracks.count == Self.capacity {
      func last(_ track: ScrollerTrack) -> TimeInterval { track.samples.last?.time ?? 0 }
      let former = tracks.indices.dropFirst().filter { last(tracks[$0]) < time }
      guard let idlest = former.min(by: { last(tracks[$0]) < last(tracks[$1]) }) else { return nil }
      tracks.remove(at: idlest)
    }
    tracks.append(ScrollerTrack(id: id))
    return tracks.count - 1
  }
}
