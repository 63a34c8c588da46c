public import CompositionalLayout
public import Foundation
import LayoutGeometry
public import SceneReadings
public import ScrollPhysics

/// A request made during a layout pass, which waits for the next time pass.
struct WaitingRequest {
  var id: Int
  var request: ScrollRequest
  var completion: ((RequestEnding) -> Void)?
}

extension ScrollView {
  /// Starts a request, and returns a task that has its id and its ending, and can cancel it.
  ///
  /// A request made inside a section's handler waits for the next time pass. With reduced motion its animation becomes
  /// a jump. A request for a scroller that the view does not have ends at once as `rejected`.
  @discardableResult
  public func perform(_ request: ScrollRequest) -> ScrollTask { ScrollTask([request], in: self) }

  /// Starts a request and calls `completion` exactly once, when it has ended or the view is deallocated.
  @discardableResult
  public func perform(
    _ request: ScrollRequest, completion: @escaping (RequestEnding) -> Void
  ) -> ScrollTask {
    ScrollTask([request], in: self, completion)
  }

  /// Cancels a request, if it has not ended yet; its content stops at the nearest rest offset.
  func cancel(_ request: Int) {
    if let place = scroll.waitingRequests.firstIndex(where: { $0.id == request }) {
      scroll.waitingRequests.remove(at: place).completion?(.cancelled)
      return
    }
    let all = scrollers.ownScrollers + scrollers.rows.names.map { .row($0) }
    guard let scroller = all.first(where: { scrollers.motion(of: $0)?.requestID == request }) else {
      return
    }
    note(scroller)
    scrollers.withMotion(of: scroller) { [time = scrollers.time] in $0.abandon(at: time) }
    scrollers.collectEvents()
    setNeedsLayout()
  }

  /// Starts a request and returns its id; `completion` is called with its ending.
  @discardableResult
  func start(
    _ request: ScrollRequest, _ completion: ((RequestEnding) -> Void)?, as given: Int? = nil
  ) -> Int {
    var request = request
    if request.animation == .none, let block = AmbientContext.latest.animation {
      request.animation = .timed(block.timing.scrollCurve)
      block.hasChanged = true
    }
    request.rebases = request.rebases && request.animation == .none
    guard !scroll.isInsideHandler || canRebaseAtOnce(request) else {
      let id = scrollers.takeRequestID()
      scroll.waitingRequests.append(WaitingRequest(id: id, request: request, completion: completion))
      return id
    }
    note(request.scroller)
    prepareForRequest()
    // Waiting requests were made earlier, and start first: the later request wins.
    if given == nil, !scroll.isInsideHandler { performWaitingRequests() }
    let id = given ?? scrollers.takeRequestID()
    if let row = request.scroller.row { prepareRow(row) }
    scrolling.hover(over: nil)
    if context?.traits.reducesMotion == true { request.animation = .none }
    aim(&request)
    _ = scrollers.perform(request, as: id, at: scrollers.time)
    if let completion { scroll.listeners.wait(for: id, completion) }
    didPerform(on: request.scroller)
    setNeedsLayout()
    return id
  }

  /// Returns true for a jump of the view itself, made in a handler of a frame, that moves a drag or a fling along.
  private func canRebaseAtOnce(_ request: ScrollRequest) -> Bool {
    guard request.rebases, request.element == nil, case .axis(let axis) = request.scroller,
      context?.isBetweenFrames == false, let motion = motion(on: axis)
    else { return false }
    return motion.isTouched || motion.isFlung
  }

  private func note(_ scroller: Scroller) { context?.note(.request, of: id(of: scroller).name) }

  // MARK: Content offsets

  /// Scrolls to an offset of the whole content, on both axes, clamped to the legal range.
  ///
  /// UIKit counterpart: `setContentOffset(_:animated:)`. An axis whose offset stays the same does not move.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    scroll(to: offset, axes: [.horizontal, .vertical], animated: animated)
  }

  /// Scrolls on the given axes only; the other axis does not move.
  ///
  /// UIKit has no counterpart: its requests always move both axes.
  @discardableResult
  public func scroll(to offset: CGPoint, axes: Axes, animated: Bool = true) -> ScrollTask {
    ScrollTask(requests(to: offset, axes: axes, animated: animated), in: self)
  }

  /// Scrolls by the least movement that makes a rectangle of the content visible.
  ///
  /// Nothing moves if it is visible already.
  ///
  /// UIKit counterpart: `scrollRectToVisible(_:animated:)`.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func target(_ axis: Axis) -> CGFloat {
      ScrollPosition([]).offset(for: rect, on: axis, in: window(on: axis))
    }
    setContentOffset(CGPoint(x: target(.horizontal), y: target(.vertical)), animated: animated)
  }

  /// Returns the visible part of the content on an axis.
  func window(on axis: Axis) -> ScrollWindow {
    var window = ScrollWindow(
      offset: contentOffset[axis], length: bounds.size[axis], range: offsetRange(on: axis))
    window.startInset = startInset(on: axis)
    window.endInset = endInset(on: axis)
    return window
  }

  private func requests(to offset: CGPoint, axes: Axes, animated: Bool) -> [ScrollRequest] {
    prepareForRequest()
    return Axis.allCases.compactMap { axis in
      guard axes.contains(Axes(axis)), let motion = motion(on: axis),
        motion.isMoving || motion.offset != offset[axis]
      else { return nil }
      var request = ScrollRequest(
        .axis(axis), to: .offset(offset[axis]), animation: animated ? .eased : .none)
      request.rebases = scroll.isInsideHandler && motion.offset != offset[axis]
      return request
    }
  }

  // MARK: Events

  /// Returns the events since the last call, in the order of time, after starting the waiting requests.
  package func drainEvents() -> [SceneEvent] {
    performWaitingRequests()
    guard !scrollers.events.isEmpty else { return [] }
    var events = scrollers.events
    scrollers.events.removeAll(keepingCapacity: true)
    if let identity { for index in events.indices { events[index].scroller.view = identity } }
    for event in events { scroll.listeners.hear(event) }
    tellPhases()
    return events
  }

  /// Starts the requests that were made in a handler, before any later one.
  func performWaitingRequests() {
    guard !scroll.waitingRequests.isEmpty else { return }
    prepareForRequest()
    for _ in scroll.waitingRequests.indices where !scroll.waitingRequests.isEmpty {
      let one = scroll.waitingRequests.removeFirst()
      start(one.request, one.completion, as: one.id)
    }
  }

  /// Cancels the requests that have not begun, before an earlier state is restored.
  func cancelWaitingRequests() {
    let waiting = scroll.waitingRequests
    scroll.waitingRequests.removeAll()
    for one in waiting { one.completion?(.cancelled) }
  }

  // MARK: Streams

  /// Returns a stream of all later events, in order.
  ///
  /// The view does not wait for the reader: events are kept until they are read, and the stream ends with the view.
  public func events() -> AsyncStream<SceneEvent> { scroll.listeners.makeStream { $0 } }

  /// Returns a stream of a scroller's later phases, each as it begins.
  ///
  /// The default scroller is the view itself: a collection view along its feed's axis, any other vertically. An axis
  /// or a section that the view does not have is a programming error that ends the program; the stream of a section
  /// that is no row at present ends at once.
  public func phases(of scroller: Scroller? = nil) -> AsyncStream<ScrollPhase> {
    values(of: scroller) { event in
      if case .phaseChanged(let phase) = event { phase } else { nil }
    }
  }

  /// Returns a stream of a scroller's later pages, each as it becomes the current one.
  ///
  /// A section that the view does not have is a programming error that ends the program; the stream of one that is no
  /// row at present ends at once.
  public func pages(of scroller: Scroller) -> AsyncStream<Int> {
    values(of: scroller) { event in
      if case .stopChanged(let page, _) = event { page } else { nil }
    }
  }

  /// Returns a stream of a scroller's later directions, each as it begins, `none` when it stops.
  ///
  /// Small reverse movements, the return from an overscroll and a loop's seam are no change of direction. The default
  /// scroller is that of `phases(of:)`.
  public func directions(of scroller: Scroller? = nil) -> AsyncStream<ScrollDirection> {
    values(of: scroller) { event in
      if case .directionChanged(let direction) = event { direction } else { nil }
    }
  }

  private func values<Value: Sendable>(
    of scroller: Scroller?, _ value: @escaping @MainActor (ScrollEvent.Kind) -> Value?
  ) -> AsyncStream<Value> {
    if let scroller, let words = mistake(in: scroller) { preconditionFailure(words) }
    if let scroller, lacks(scroller) { return AsyncStream { $0.finish() } }
    // A layout may change its feed's axis during the stream: the axis is the present one.
    return scroll.listeners.makeStream { [weak self] event in
      let named = scroller ?? .axis(self?.scrollers.mainAxis ?? .vertical)
      guard event.scroller.scroller == named, case .motion(let kind) = event.kind else { return nil }
      return value(kind)
    }
  }
}

extension RequestEnding {
  /// Returns the common ending of several requests that belong together.
  ///
  /// It is the first failure if there is one, else `arrived` when any moved.
  static func together(_ endings: [RequestEnding]) -> RequestEnding {
    let isFine: (RequestEnding) -> Bool = { $0 == .arrived || $0 == .alreadyThere }
    if let failed = endings.first(where: { !isFine($0) }) { return failed }
    return endings.contains(.arrived) ? .arrived : .alreadyThere
  }
}
