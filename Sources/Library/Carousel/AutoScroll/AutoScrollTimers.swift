import CollectionViews
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The auto-scroll countdowns of a collection view's carousels, with their pauses and events.
struct AutoScrollTimers: Sendable {
  private var scrollers: [String: AutoScrollTimer] = [:]
  private var pauses: [String: Set<AutoScrollSettings.PauseReason>] = [:]
  private var emitted: [SceneEvent] = []
  private var isWindowVisible = true
  private var isWindowOccluded = false
  private var isWindowActive = true
  /// True while another feed covers the rows: no countdown runs; default false.
  var isCovered = false
  /// The time of the last event or frame.
  private(set) var lastTime: TimeInterval = 0

  /// Sets the carousels; countdowns of remaining rows go on.
  mutating func adopt(_ carousels: [CarouselSection]) {
    let former = scrollers
    scrollers = [:]
    for carousel in carousels {
      guard let settings = carousel.autoScroll else { continue }
      let known = former[carousel.id].flatMap { $0.settings == settings.bounded ? $0 : nil }
      scrollers[carousel.id] = known ?? AutoScrollTimer(settings: settings)
    }
  }

  // MARK: Reading

  /// The rows that have a countdown.
  var rows: [String] { Array(scrollers.keys) }

  /// The countdown of a row; `nil` where it has none.
  subscript(row id: String) -> AutoScrollTimer? { scrollers[id] }

  /// The earliest deadline of all countdowns; `nil` while none runs.
  var nextDeadline: TimeInterval? { scrollers.values.compactMap(\.deadline).min() }

  /// True when the user paused a row or its auto-scroll is stopped; its button then shows "play".
  func isPaused(row id: String) -> Bool {
    pauses[id]?.contains(.button) == true || scrollers[id]?.isStopped == true
  }

  /// Returns the pause reasons of a row that come from neither its view nor its settings.
  func reasons(ofRow id: String) -> Set<AutoScrollSettings.PauseReason> {
    var reasons = pauses[id] ?? []
    if !isWindowVisible { reasons.insert(.hidden) }
    if isWindowOccluded { reasons.insert(.occluded) }
    if !isWindowActive { reasons.insert(.inactive) }
    return reasons
  }

  /// Returns the share of the interval that the dots show, in steps of whole pixels that keep redraws few.
  func shownFraction(of id: String, at time: TimeInterval, scale: CGFloat) -> CGFloat? {
    guard let scroller = scrollers[id], let fraction = scroller.fraction(at: time) else { return nil }
    let steps = Self.steps(of: scroller, scale: scale)
    return (fraction * steps + 1e-6).rounded(.down) / steps
  }

  /// Returns the next time at which a running countdown's capsule grows, among rows for which `isOnScreen` is true.
  func nextStep(scale: CGFloat, where isOnScreen: (String) -> Bool) -> TimeInterval? {
    scrollers.compactMap { id, scroller in
      guard let deadline = scroller.deadline, isOnScreen(id) else { return nil }
      let step = scroller.duration / Self.steps(of: scroller, scale: scale)
      let begin = deadline - scroller.duration
      let passed = ((lastTime - begin) / step + 1e-6).rounded(.down) + 1
      return min(begin + passed * step, deadline)
    }.min()
  }

  private static func steps(of scroller: AutoScrollTimer, scale: CGFloat) -> CGFloat {
    PageControlMetrics.capsule.progressSteps(during: scroller.duration, scale: scale)
  }

  // MARK: Time and events

  /// Sets the present time.
  mutating func timeIs(_ time: TimeInterval) { lastTime = time }

  /// Updates the pause reasons that depend on the window, by an input event.
  mutating func note(_ event: InputEvent) {
    lastTime = event.timestamp
    switch event.kind {
    case .window(.visible(let isVisible)): isWindowVisible = isVisible
    case .window(.occluded(let isOccluded)): isWindowOccluded = isOccluded
    case .window(.focused(let isActive)): isWindowActive = isActive
    default: break
    }
  }

  /// Updates a row's countdown to `time` by its conditions; `scroller` is its name in events.
  mutating func update(
    _ id: String, by facts: AutoScrollTimer.Conditions, at time: TimeInterval, as scroller: ScrollerID
  ) {
    var facts = facts
    if isCovered {
      facts.isResting = false
      facts.reasons.insert(.offscreen)
    }
    guard let change = scrollers[id]?.update(facts, at: time) else { return }
    for reason in change.came {
      emitted.append(SceneEvent(.paused(reason.rawValue), of: scroller, at: time))
    }
    for reason in change.went {
      emitted.append(SceneEvent(.resumed(reason.rawValue), of: scroller, at: time))
    }
  }

  /// Returns the scroll of a row whose countdown has run out; `nil` when the row stays.
  mutating func fire(_ id: String, by facts: AutoScrollTimer.Conditions) -> AutoScrollTimer.Move? {
    scrollers[id]?.fire(facts)
  }

  /// Restarts the intervals that user input at `time` on the row `touched` restarts.
  mutating func restart(at time: TimeInterval, touching touched: String?) {
    for (id, scroller) in scrollers where scroller.settings.resetBy == .anyInput || id == touched {
      scrollers[id]?.restart(at: time)
    }
  }

  /// Records that the user moved a row.
  mutating func noteInteraction(ofRow id: String) { scrollers[id]?.noteInteraction() }

  /// Returns the events since the last call.
  mutating func takeEvents() -> [SceneEvent] {
    defer { emitted.removeAll(keepingCapacity: true) }
    return emitted
  }

  // MARK: Pausing

  /// Adds a pause reason of the caller to a row.
  mutating func pause(row id: String, for reason: AutoScrollSettings.PauseReason) {
    pauses[id, default: []].insert(reason)
  }

  /// Removes a pause reason of the caller from a row.
  mutating func resume(row id: String, from reason: AutoScrollSettings.PauseReason) {
    pauses[id]?.remove(reason)
  }

  /// Stops a row's auto-scroll until it is started again.
  mutating func stop(row id: String) { scrollers[id]?.stop() }

  /// Starts a row's auto-scroll again.
  mutating func start(row id: String) { scrollers[id]?.start() }
}

/// A page control progress that shows the countdown of a row in the capsule; it has no timer of its own.
final class AutoScrollProgress: PageControlProgress {
  /// Shows the elapsed share of a countdown on a control; removes it when `fraction` is `nil`.
  ///
  /// Progress that the program gave the control is replaced only by a countdown.
  static func show(_ fraction: CGFloat?, on control: PageControl) {
    guard let fraction else {
      if control.progress is AutoScrollProgress { control.progress = nil }
      return
    }
    let countdown = control.progress as? AutoScrollProgress ?? AutoScrollProgress()
    control.progress = countdown
    countdown.currentProgress = Float(fraction)
  }
}

extension InputEvent {
  /// True when the user pressed or released a button, turned the wheel or pressed a key.
  var isOperation: Bool {
    switch kind {
    case .pointer(let pointer): pointer.phase != .moved
    case .wheel: true
    case .key(let key): key.isDown
    case .finger, .window, .found: false
    }
  }

  /// The position of the pointer or of the wheel, in the window; `nil` for any other event.
  var location: CGPoint? {
    switch kind {
    case .pointer(let pointer): pointer.location
    case .wheel(let wheel): wheel.location
    default: nil
    }
  }
}

extension SceneEvent {
  /// True when the user moved a row: by a drag, the wheel, a key or its dots.
  var isUserMove: Bool {
    guard case .motion(let kind) = kind else { return false }
    switch kind {
    case .requested(_, let cause, _, _): return cause == .key || cause == .dots
    case .stopChanged(_, let cause): return cause == .wheel
    case .phaseChanged(let phase): return phase == .dragging
    default: return false
    }
  }
}
