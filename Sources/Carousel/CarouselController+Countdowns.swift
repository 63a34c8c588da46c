import CollectionViews
import Foundation
import ScreenInterface
import ScrollPhysics

extension CarouselController {
  func updateAll(at time: TimeInterval) {
    for carousel in state.carousels { update(carousel.id, at: time) }
  }

  func update(_ id: String, at time: TimeInterval) {
    guard let scroller = state.running.scrollers[id] else { return }
    let facts = facts(ofRow: id, scroller.settings)
    guard let change = state.running.scrollers[id]?.update(facts, at: time) else { return }
    for reason in change.came {
      state.running.emitted.append(SceneEvent(.paused(reason.rawValue), row: id, at: time))
    }
    for reason in change.went {
      state.running.emitted.append(SceneEvent(.resumed(reason.rawValue), row: id, at: time))
    }
  }

  private func facts(ofRow id: String, _ settings: AutoScrollSettings) -> AutoScroller.Facts {
    guard let collectionView, let reading = collectionView.rowReading(of: id) else {
      return AutoScroller.Facts(isResting: false, reasons: [.offscreen])
    }
    var reasons: Set<AutoScrollSettings.PauseReason> = []
    if reading.isTouched { reasons.insert(.drag) }
    if collectionView.hoveredRow == id { reasons.insert(.hover) }
    if collectionView.focusedRow == id { reasons.insert(.focus) }
    if reading.visibleFraction < settings.leastVisibleFraction { reasons.insert(.offscreen) }
    if !state.running.isWindowVisible { reasons.insert(.hidden) }
    if !state.running.isWindowActive { reasons.insert(.inactive) }
    if collectionView.context?.traits.reducesMotion == true { reasons.insert(.reducedMotion) }
    if state.running.pausedRows.contains(id) { reasons.insert(.button) }
    return AutoScroller.Facts(isResting: reading.motion.phase == .idle, reasons: reasons)
  }

  func restart(after event: InputEvent) {
    let touched = collectionView.flatMap { view in
      event.location.flatMap { view.row(atWindow: $0) }
    }
    for (id, scroller) in state.running.scrollers
    where scroller.settings.resetBy == .anyInput || id == touched {
      state.running.scrollers[id]?.restart(at: event.timestamp)
    }
  }

  func isOnScreen(_ id: String) -> Bool {
    (collectionView?.rowReading(of: id)?.visibleFraction ?? 0) > 0
  }

  /// The share of the interval to show, in steps that whole pixels and few redraws allow.
  func shownFraction(of id: String, at time: TimeInterval) -> CGFloat? {
    guard let scroller = state.running.scrollers[id] else { return nil }
    guard let fraction = scroller.fraction(at: time) else { return 0 }
    let steps = capsuleSteps(scroller)
    return (fraction * steps + 1e-6).rounded(.down) / steps
  }

  func capsuleSteps(_ scroller: AutoScroller) -> CGFloat {
    let metrics = PageControlMetrics.capsule
    let scale = collectionView?.context?.traits.displayScale ?? 1
    let limit = scroller.settings.interval * metrics.progressStepsPerSecond
    return max(1, min(metrics.currentWidth * scale, limit).rounded(.down))
  }
}

extension InputEvent {
  /// Whether the user did something with a button, the wheel or a key.
  var isOperation: Bool {
    switch kind {
    case .pointer(let pointer): pointer.phase != .moved
    case .wheel: true
    case .key(let key): key.isDown
    case .window, .picture: false
    }
  }

  fileprivate var location: CGPoint? {
    switch kind {
    case .pointer(let pointer): pointer.location
    case .wheel(let wheel): wheel.location
    default: nil
    }
  }
}
