import CollectionViews
import Foundation
import SceneReadings
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
    let row = collectionView?.id(of: .row(id)) ?? .row(id)
    for reason in change.came {
      state.running.emitted.append(SceneEvent(.paused(reason.rawValue), of: row, at: time))
    }
    for reason in change.went {
      state.running.emitted.append(SceneEvent(.resumed(reason.rawValue), of: row, at: time))
    }
  }

  func facts(ofRow id: String, _ settings: AutoScrollSettings) -> AutoScroller.Facts {
    guard let collectionView, let reading = collectionView.rowReading(of: id) else {
      return AutoScroller.Facts(isResting: false, page: 0, pageCount: 0, loops: false, reasons: [.offscreen])
    }
    var reasons = state.running.pauses[id] ?? []
    if reading.isTouched || dots(ofRow: id).map({ $0.interactionState != .none }) == true {
      reasons.insert(.drag)
    }
    if settings.resetBy == .anyInput, collectionView.panGesture != nil { reasons.insert(.drag) }
    if collectionView.hoveredRow == id { reasons.insert(.hover) }
    if collectionView.focusedRow == id { reasons.insert(.focus) }
    if reading.visibleFraction < settings.leastVisibleFraction { reasons.insert(.offscreen) }
    if !state.running.isWindowVisible { reasons.insert(.hidden) }
    if state.running.isWindowOccluded { reasons.insert(.occluded) }
    if !state.running.isWindowActive { reasons.insert(.inactive) }
    if collectionView.context?.traits.reducesMotion == true { reasons.insert(.reducedMotion) }
    let tracker = PageTracker(reading.motion)
    return AutoScroller.Facts(
      isResting: reading.motion.phase == .idle && tracker != nil, page: tracker?.currentPage ?? 0,
      pageCount: tracker?.numberOfPages ?? 0, loops: tracker?.loops ?? false, reasons: reasons)
  }

  private func dots(ofRow id: String) -> PageControl? {
    guard let collectionView, let kind = state.carousels.first(where: { $0.id == id })?.dotsKind else {
      return nil
    }
    return PageControlBinding(row: id, elementKind: kind).pageControl(in: collectionView)
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

  /// The share of the interval to show on the dots, in steps of whole pixels that keep redraws few.
  func shownFraction(of id: String, at time: TimeInterval) -> CGFloat? {
    guard let scroller = state.running.scrollers[id], let fraction = scroller.fraction(at: time) else {
      return nil
    }
    let steps = capsuleSteps(scroller)
    return (fraction * steps + 1e-6).rounded(.down) / steps
  }

  func capsuleSteps(_ scroller: AutoScroller) -> CGFloat {
    let scale = collectionView?.context?.traits.displayScale ?? 1
    return PageControlMetrics.capsule.progressSteps(during: scroller.duration, scale: scale)
  }
}

extension InputEvent {
  /// True when the user pressed, released or turned something: a button, the wheel or a key.
  var isOperation: Bool {
    switch kind {
    case .pointer(let pointer): pointer.phase != .moved
    case .wheel: true
    case .key(let key): key.isDown
    case .window, .picture, .pictureDiscarded, .dropped: false
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
