import CollectionViews
import Foundation

/// Brings a scene to an instant: everything due since the last call happens in the order of time, each at its own
/// instant, so that any frame rate tells the same story.
struct TimePass {
  /// A trigger that is this late was slept through: it fires once, now, and is not made up for.
  static let patience: TimeInterval = 0.25

  let content: Scene.Content
  let context: ViewContext
  /// The feed, then the scroll views inside it.
  let scrollers: [ScrollView]

  init(content: Scene.Content, context: ViewContext) {
    self.content = content
    self.context = context
    let inner = context.scrollViews.filter { $0 !== content.collectionView }
    scrollers = [content.collectionView] + inner
  }

  /// Advances to `time` and returns what happened.
  func run(to time: TimeInterval) -> [SceneEvent] {
    var events: [SceneEvent] = []
    while let due = nextTrigger, due <= time {
      let instant = time - due > Self.patience ? time : due
      advance(to: instant, &events)
      guard let trigger = nextTrigger, trigger <= instant else { continue }
      for participant in content.participants {
        if let deadline = participant.nextDeadline, deadline <= instant {
          participant.deadlineReached(at: instant)
        }
      }
      distribute(&events)
      // A participant that names an instant again that it was given waits for the next pass.
      if let again = nextTrigger, again <= due { break }
    }
    advance(to: time, &events)
    return events
  }

  /// Hands what happened to the participants, and what they do about it, until nothing more happens.
  func distribute(_ events: inout [SceneEvent]) {
    var fresh = drainEvents()
    while !fresh.isEmpty {
      for event in fresh {
        events.append(event)
        for participant in content.participants { participant.sceneDidEmit(event) }
      }
      fresh = drainEvents()
    }
    for participant in content.participants { events.append(contentsOf: participant.takeEvents()) }
  }

  private func advance(to time: TimeInterval, _ events: inout [SceneEvent]) {
    while let deadline = nextDeadline, deadline <= time {
      for scroller in scrollers { scroller.advance(to: deadline) }
      content.collectionView.context?.now = deadline
      distribute(&events)
      if let next = nextDeadline, next <= deadline { break }
      if let trigger = nextTrigger, trigger <= deadline { break }
    }
    for scroller in scrollers { scroller.advance(to: time) }
    content.collectionView.context?.now = time
    distribute(&events)
  }

  /// What happened to every scroller since the last call; those inside the feed are named by their element.
  private func drainEvents() -> [SceneEvent] {
    var events = content.collectionView.drainEvents() + context.takePartingEvents()
    guard scrollers.count > 1 else { return events }
    for scroller in scrollers.dropFirst() {
      for var event in scroller.drainEvents() {
        event.row = scroller.traceID(ofRow: event.row)
        events.append(event)
      }
    }
    return events
  }

  private var nextDeadline: TimeInterval? { scrollers.compactMap(\.nextDeadline).min() }

  private var nextTrigger: TimeInterval? { content.participants.compactMap(\.nextDeadline).min() }
}
