import Documents
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// The events in a profile: requests and countdowns as spans, and instants.
struct EventSpans {
  private let recording: FrameRecording

  init(_ recording: FrameRecording) { self.recording = recording }

  var events: [ProfileEvent] { requests + countdowns + instants }

  /// The end of the recording, at which open requests and countdowns end.
  private var end: TimeInterval {
    let frames = recording.frames
    let shown = frames.indices.last.map { frames[$0].end } ?? 0
    return max(shown, recording.events.indices.last.map { recording.events[$0].time } ?? 0)
  }

  private var requests: [ProfileEvent] {
    struct OpenSpan {
      var start: Int
      var name: String
      var order: Int
    }
    var open: [String: OpenSpan] = [:]
    var spans: [ProfileEvent] = []
    func close(_ key: String, at time: Int, _ ending: String) {
      guard let request = open.removeValue(forKey: key) else { return }
      spans += ProfileSpan(category: "request", id: "\(key)#\(request.order)", name: request.name).events(
        from: request.start, to: time, ending: ending)
    }
    for index in recording.events.indices {
      let event = recording.events[index]
      let time = ProfileEvent.nanoseconds(event.time)
      switch event.kind {
      case .motion(.requested(let id, let cause, let stop, _)):
        let goal = stop.map { " to page \($0)" } ?? ""
        let name = "\(event.scroller): \(cause.rawValue)\(goal)"
        open["\(event.scroller)/\(id)"] = OpenSpan(start: time, name: name, order: index)
      case .motion(.ended(let id, let ending)):
        close("\(event.scroller)/\(id)", at: time, ending.rawValue)
      default: break
      }
    }
    for key in open.keys.sorted() { close(key, at: ProfileEvent.nanoseconds(end), "open") }
    return spans
  }

  private var countdowns: [ProfileEvent] {
    recording.autoIntervals.indices.flatMap { index in
      let interval = recording.autoIntervals[index]
      let start = ProfileEvent.nanoseconds(interval.start)
      let end = ProfileEvent.nanoseconds(interval.end ?? end)
      let wait = JSONText.number(interval.deadline - interval.start, decimals: 3)
      return ProfileSpan(
        category: "auto", id: "\(interval.row)#\(index)", name: "\(interval.row): auto-scroll in \(wait) s"
      ).events(from: start, to: max(start, end), ending: interval.end == nil ? "open" : "over")
    }
  }

  private var instants: [ProfileEvent] {
    recording.events.indices.compactMap { index in
      let event = recording.events[index]
      return words(event.kind).map {
        ProfileEvent(
          .instant, "\(event.scroller): \($0)", at: ProfileEvent.nanoseconds(event.time), on: .events)
      }
    }
  }

  private func words(_ kind: SceneEvent.Kind) -> String? {
    switch kind {
    case .motion(.didSettle(let stop)): "settled" + (stop.map { " on page \($0)" } ?? "")
    case .motion(.stopChanged(let stop, let cause)): "page \(stop), \(cause.rawValue)"
    case .motion(.seamCrossed(let lap)): "seam crossed, lap \(lap)"
    case .paused(let reason): "paused, \(reason)"
    case .resumed(let reason): "resumed, \(reason)"
    case .tapped(let element): "tapped \(element.path)"
    case .refreshing: "refreshing"
    case .refreshed: "refreshed"
    case .loadingMore: "loading more"
    case .loadedMore(let count): "loaded \(count) more"
    case .pushed(let file): "push of \(file)"
    case .popped(let file): "pop of \(file)"
    case .strokeCancelled: "stroke cancelled"
    case .motion: nil
    }
  }
}

/// A time span in a profile that can overlap with others: a stroke, a request, a countdown.
nonisolated struct ProfileSpan {
  var category: String
  /// The identifier within its category.
  var id: String
  var name: String

  /// Returns the begin and end events, at times in nanoseconds.
  func events(from start: Int, to end: Int, ending: String) -> [ProfileEvent] {
    var begin = ProfileEvent(.begin, name, at: start, on: .events)
    var finish = ProfileEvent(.end, name, at: end, on: .events)
    (begin.category, finish.category) = (category, category)
    (begin.id, finish.id) = (id, id)
    finish.arguments = [.init("ending", .string(ending))]
    return [begin, finish]
  }
}
