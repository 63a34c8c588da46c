import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The analysis of one stroke in progress, from traces of its scene before and after its events and at each frame.
nonisolated struct StrokeAnalyzer: Sendable {
  /// The end of a motion: its time, and the page that the scene reported.
  private struct Rest {
    var time: TimeInterval
    var page: Int?
  }

  private let start: TimeInterval
  private let isWheel: Bool
  /// The scroll views just before the stroke, and at its beginning.
  private let before: [ScrollerID: MotionTrace]
  private let beginning: [ScrollerID: MotionTrace]
  /// The scroll views under the press, the innermost last.
  private let touched: [ScrollerID]
  /// The scroll view that the stroke moves; `nil` as long as it moves none.
  private var moved: ScrollerID?
  private var curves: [ScrollerID: [StrokeOutcome.Sample]] = [:]
  private var last: [ScrollerID: MotionTrace]
  private var release: StrokeOutcome.ReleaseMoment?
  private var clicked: ElementID?
  /// The time at which the content began to return from overscroll; `nil` when it never overscrolled.
  private var bounced: TimeInterval?
  private var stoodStill: TimeInterval?
  private var rest: Rest?
  private var isTakenOver = false
  /// True once a frame has shown the result of the release.
  private var isTold = false

  /// Starts with a press.
  init(pressed before: FrameTrace, now: FrameTrace) {
    self.init(before, now, isWheel: false) { $0.motion.phase == .tracking || $0.motion.phase == .dragging }
  }

  /// Starts with a wheel event.
  init(turned before: FrameTrace, now: FrameTrace) {
    self.init(before, now, isWheel: true) { $0.motion.cause == .wheel }
  }

  private init(
    _ before: FrameTrace, _ now: FrameTrace, isWheel: Bool, _ isTouched: (ScrollerTrace) -> Bool
  ) {
    start = now.time
    self.isWheel = isWheel
    self.before = Self.motions(in: before)
    beginning = Self.motions(in: now)
    touched = now.scrollers.filter(isTouched).map(\.id)
    last = beginning
    sample(touched, in: isWheel ? self.before : beginning, at: now.time)
  }

  private static func motions(in trace: FrameTrace) -> [ScrollerID: MotionTrace] {
    Dictionary(trace.scrollers.map { ($0.id, $0.motion) }) { first, _ in first }
  }

  /// The scroll view that the outcome is about.
  private var scroller: ScrollerID {
    moved ?? caught ?? touched.last ?? before.keys.first(where: \.isFeed) ?? .axis(.vertical)
  }

  /// The innermost scroll view that the press stopped; `nil` when nothing moved under it.
  private var caught: ScrollerID? {
    isWheel ? nil : touched.last { [.decelerating, .bouncing, .animating].contains(before[$0]?.phase) }
  }

  /// True when the outcome is complete.
  var isOver: Bool { isTakenOver || (isTold && rest != nil) }

  /// True while further wheel events belong to this stroke.
  var isTurning: Bool { isWheel && !isOver }

  // MARK: Input

  /// Records that the pointer was released, or lost.
  mutating func letGo(_ before: FrameTrace, now: FrameTrace) {
    let dragged = before.scrollers.last { touched.contains($0.id) && $0.motion.phase == .dragging }?.id
    moved = dragged ?? moved
    letGo(Self.motions(in: before)[scroller], at: now.time, now: Self.motions(in: now)[scroller])
  }

  /// Records a wheel event.
  mutating func turn(_ before: FrameTrace, now: FrameTrace) {
    moved = moved ?? now.scrollers.last { $0.motion.cause == .wheel }?.id
    rest = nil
    stoodStill = nil
    isTold = false
    letGo(Self.motions(in: before)[scroller], at: now.time, now: Self.motions(in: now)[scroller])
  }

  private mutating func letGo(_ before: MotionTrace?, at time: TimeInterval, now: MotionTrace?) {
    let isMoving = now.map { $0.phase != .idle } ?? false
    let motion = isWheel ? now : before
    release = StrokeOutcome.ReleaseMoment(
      time: time - start, offset: (motion ?? now)?.unrolledOffset ?? 0,
      velocity: isMoving ? now?.velocity ?? 0 : 0, progress: motion?.progress)
    bounced = now?.phase == .bouncing ? time : nil
    last[scroller] = now ?? last[scroller]
    // A wheel that moves content at once leaves it at rest. Paging only happens once the wheel is idle.
    if !isMoving, !isWheel || moved == nil { rest = Rest(time: time, page: now?.page) }
    sample([scroller], in: last, at: time)
  }

  /// Ends the analysis if another stroke has dragged its content before it rested.
  mutating func giveWay(to other: StrokeAnalyzer) {
    if !isOver, rest == nil, other.touched.contains(scroller) { isTakenOver = true }
  }

  // MARK: Frames

  /// Records the events and the scroll positions of a frame.
  mutating func note(_ trace: FrameTrace) {
    guard !isOver else { return }
    let motions = Self.motions(in: trace)
    last.merge(motions) { $1 }
    if release == nil, let dragged = trace.scrollers.last(where: isDragged)?.id { moved = dragged }
    for event in trace.events where event.time >= start { note(event) }
    sample(release == nil ? touched : [scroller], in: motions, at: trace.time)
    isTold = release != nil
  }

  private func isDragged(_ scroller: ScrollerTrace) -> Bool {
    touched.contains(scroller.id) && scroller.motion.phase == .dragging
  }

  private mutating func note(_ event: SceneEvent) {
    if case .tapped(let element) = event.kind { clicked = element }
    guard let release, event.time >= start + release.time, case .motion(let kind) = event.kind else { return }
    if moved == nil, case .requested(_, .dots, _, _) = kind {
      moved = event.scroller
      rest = nil
    }
    guard event.scroller == scroller, rest == nil else { return }
    switch kind {
    case .phaseChanged(.bouncing): bounced = bounced ?? event.time
    case .phaseChanged(.idle): stoodStill = event.time
    case .didSettle(let page): rest = Rest(time: stoodStill ?? event.time, page: page)
    default: break
    }
  }

  private mutating func sample(
    _ scrollers: [ScrollerID], in motions: [ScrollerID: MotionTrace], at time: TimeInterval
  ) {
    for id in scrollers {
      guard let motion = motions[id] else { continue }
      curves[id, default: []].append(
        StrokeOutcome.Sample(time: time - start, offset: motion.unrolledOffset))
    }
  }

  // MARK: The outcome

  /// The outcome so far.
  var outcome: StrokeOutcome {
    let id = scroller
    var outcome = StrokeOutcome(of: id, aimedAt: touched.last ?? id, start: start)
    let now = last[id]
    outcome.release = release
    outcome.settleTime = rest.flatMap { rest in release.map { max(0, rest.time - start - $0.time) } }
    outcome.pageBefore = before[id]?.settledPage
    outcome.page = rest?.page ?? now?.page
    outcome.pages = now?.pages
    outcome.offsetBefore = (isWheel ? before : beginning)[id]?.offset ?? 0
    outcome.offset = now?.offset ?? 0
    outcome.curve = curves[id] ?? []
    outcome.decision = decision(on: outcome)
    return outcome
  }

  private func decision(on outcome: StrokeOutcome) -> StrokeDecision {
    guard let release else { return .held }
    if isTakenOver { return .takenOver }
    guard outcome.isSettled else { return .restless }
    if let clicked, moved == nil { return .clicked(clicked) }
    if moved == nil { return caught == nil ? .stayed : .caught }
    let landed = last[scroller]?.unrolledOffset ?? release.offset
    let turned = pagesTurned(to: outcome.page, landed)
    if turned != 0 { return .turned(turned) }
    if let bounced { return .bounced(wasBeyond(landed, since: bounced) ? .end : .start) }
    let first = (isWheel ? before : beginning)[scroller]?.unrolledOffset ?? landed
    let places = (curves[scroller] ?? []).map(\.offset) + [release.offset, landed]
    guard places.contains(where: { abs($0 - first) > StrokeOutcome.samePlace }) else { return .stayed }
    if outcome.pages != nil { return .sprangBack }
    return abs(landed - release.offset) > StrokeOutcome.samePlace ? .flewOn : .stopped
  }

  /// Returns the number of pages from the page before to the landing page, which can be laps away in a loop.
  private func pagesTurned(to page: Int?, _ landed: CGFloat) -> Int {
    guard let old = before[scroller], let page, let first = old.settledPage, let pages = old.pages else {
      return 0
    }
    guard let period = old.period, period > 0 else { return page - first }
    let way = (landed - old.unrolledOffset) / period * CGFloat(pages)
    return page - first + Int(((way - CGFloat(page - first)) / CGFloat(pages)).rounded()) * pages
  }

  /// Returns true when the content was beyond its landing offset before it came back.
  private func wasBeyond(_ landed: CGFloat, since bounced: TimeInterval) -> Bool {
    let offsets = (curves[scroller] ?? []).filter { $0.time >= bounced - start }.map(\.offset)
    return (offsets.max() ?? landed) - landed > landed - (offsets.min() ?? landed)
  }
}

nonisolated extension MotionTrace {
  /// The offset in points, with all laps of a loop, so that it is continuous across the seam.
  fileprivate var unrolledOffset: CGFloat { offset + CGFloat(lap) * (period ?? 0) }
}
