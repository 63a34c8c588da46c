import CollectionViews
import Foundation
import SceneReadings

/// The pass that advances a scene to a time.
///
/// Everything due since the last call happens in the order of time, each at its own time, so that the result is the
/// same at any frame rate.
struct SceneTimeAdvancer {
  /// The delay beyond which a trigger counts as missed, in seconds.
  ///
  /// A missed trigger fires once, now; further missed ones are dropped.
  static let patience: TimeInterval = 0.25

  let content: Scene.Content
  let context: ViewContext

  /// The scene's own participants and those that have joined.
  private var participants: [any FrameParticipant] {
    context.guests.isEmpty ? content.participants : content.participants + context.guests
  }

  /// Advances to `time` and returns the events until then.
  func run(to time: TimeInterval) -> [SceneEvent] {
    var events: [SceneEvent] = []
    var isOver = false
    while !isOver {
      let due = nextTrigger ?? .infinity
      let instant = due <= time && time - due <= Self.patience ? due : time
      guard advance(to: instant, &events) else { continue }
      guard let trigger = nextTrigger, trigger <= instant else {
        isOver = instant == time
        continue
      }
      for participant in participants {
        if let deadline = participant.nextDeadline, deadline <= instant {
          participant.deadlineReached(at: instant)
        }
      }
      distribute(&events)
      // A participant whose deadline is again the time just handled waits for the next pass.
      if let again = nextTrigger, again <= trigger { break }
    }
    while !isOver { isOver = advance(to: time, &events) }
    return events
  }

  /// Sends new events to the participants, then the events that these cause, until there are no more.
  func distribute(_ events: inout [SceneEvent]) {
    var fresh = drainEvents()
    while !fresh.isEmpty {
      for event in fresh {
        events.append(event)
        for participant in participants { participant.sceneDidEmit(event) }
      }
      fresh = drainEvents()
    }
    for participant in participants { events.append(contentsOf: participant.takeEvents()) }
  }

  /// Advances to `time`; returns false where it stops earlier, at a trigger set by content that came to rest.
  private func advance(to time: TimeInterval, _ events: inout [SceneEvent]) -> Bool {
    while let deadline = nextDeadline, deadline <= time {
      for scroller in context.scrollViews { scroller.advance(to: deadline) }
      context.now = deadline
      distribute(&events)
      if let next = nextDeadline, next <= deadline { break }
      if let trigger = nextTrigger, trigger < time { return false }
    }
    for scroller in context.scrollViews { scroller.advance(to: time) }
    context.now = time
    distribute(&events)
    return true
  }

  /// Returns all scrollers' events since the last call, those of views that left the tree after the feed's.
  private func drainEvents() -> [SceneEvent] {
    var events = context.scrollViews.first?.drainEvents() ?? []
    events += context.takePartingEvents()
    for scroller in context.scrollViews.dropFirst() { events += scroller.drainEvents() }
    return events
  }

  private var nextDeadline: TimeInterval? {
    var next = TimeInterval.infinity
    for view in context.scrollViews { next = min(next, view.nextDeadline ?? .infinity) }
    return next.isFinite ? next : nil
  }

  private var nextTrigger: TimeInterval? {
    var next = TimeInterval.infinity
    for participant in participants { next = min(next, participant.nextDeadline ?? .infinity) }
    return next.isFinite ? next : nil
  }
}
