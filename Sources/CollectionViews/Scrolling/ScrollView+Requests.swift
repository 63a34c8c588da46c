public import CompositionalLayout
public import Foundation
import LayoutGeometry
public import SceneReadings
public import ScrollPhysics

/// A request made in the middle of a layout pass, which waits for the next time pass.
struct WaitingRequest {
  var request: ScrollRequest
  var completion: (@MainActor (RequestEnding) -> Void)?
}

extension ScrollView {
  /// Starts a request and returns the id that names it in events and in the log.
  ///
  /// A request made inside a section's handler waits for the next time pass, and returns 0. Its animation
  /// becomes a cut while the system asks for reduced motion.
  @discardableResult
  public func perform(_ request: ScrollRequest) -> Int { start(request, nil) }

  /// Starts a request and calls `completion` exactly once, when it has ended or the view is gone.
  ///
  /// A request made inside a section's handler waits for the next time pass, and returns 0.
  @discardableResult
  public func perform(
    _ request: ScrollRequest, completion: @escaping @MainActor (RequestEnding) -> Void
  ) -> Int { start(request, completion) }

  /// Starts a request and waits until it has ended.
  @discardableResult
  public func perform(_ request: ScrollRequest) async -> RequestEnding {
    await withCheckedContinuation { continuation in
      start(request) { continuation.resume(returning: $0) }
    }
  }

  @discardableResult
  private func start(
    _ request: ScrollRequest, _ completion: (@MainActor (RequestEnding) -> Void)?
  ) -> Int {
    guard !scroll.isInsideHandler else {
      scroll.waitingRequests.append(WaitingRequest(request: request, completion: completion))
      return 0
    }
    prepareForRequest()
    if let row = request.scroller.row { prepareRow(row) }
    var request = request
    if context?.traits.reducesMotion == true { request.animation = .none }
    let id = scrollers.perform(request, at: scrollers.time)
    if let completion { scroll.listeners.wait(for: id, completion) }
    didPerform(on: request.scroller)
    setNeedsLayout()
    return id
  }

  // MARK: Whole offsets

  /// Scrolls to an offset of the whole content, on both axes, kept to the legal range.
  ///
  /// UIKit counterpart: `setContentOffset(_:animated:)`. An axis whose offset stays the same is left alone.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    scroll(to: offset, axes: [.horizontal, .vertical], animated: animated)
  }

  /// Scrolls on the given axes only; the other axis stays untouched.
  ///
  /// UIKit has no counterpart: its requests always move both axes.
  public func scroll(to offset: CGPoint, axes: Axes, animated: Bool = true) {
    for request in requests(to: offset, axes: axes, animated: animated) { perform(request) }
  }

  /// Scrolls on the given axes only and waits until all have ended; returns `arrived` when all arrived.
  @discardableResult
  public func scroll(to offset: CGPoint, axes: Axes, animated: Bool = true) async -> RequestEnding {
    await perform(requests(to: offset, axes: axes, animated: animated))
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

  /// The visible part of the content on an axis.
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
      return ScrollRequest(.axis(axis), to: .offset(offset[axis]), animation: animated ? .eased : .none)
    }
  }

  /// Starts several requests together and waits until all have ended.
  func perform(_ requests: [ScrollRequest]) async -> RequestEnding {
    guard !requests.isEmpty else { return .alreadyThere }
    return await withCheckedContinuation { continuation in
      var endings: [RequestEnding] = []
      for request in requests {
        start(request) { ending in
          endings.append(ending)
          guard endings.count == requests.count else { return }
          continuation.resume(returning: RequestEnding.together(endings))
        }
      }
    }
  }

  // MARK: Events

  /// Returns the events since the last call, in the order of time, after starting the waiting requests.
  public func drainEvents() -> [SceneEvent] {
    performWaitingRequests()
    guard !scrollers.events.isEmpty else { return [] }
    var events = scrollers.events
    scrollers.events.removeAll(keepingCapacity: true)
    let view = identity
    for index in events.indices { events[index].scroller.view = view }
    for event in events { scroll.listeners.hear(event) }
    tellPhases()
    return events
  }

  private func performWaitingRequests() {
    guard !scroll.waitingRequests.isEmpty else { return }
    let waiting = scroll.waitingRequests
    scroll.waitingRequests.removeAll()
    for one in waiting { start(one.request, one.completion) }
  }
}

extension RequestEnding {
  /// The common ending of several requests that belong together.
  ///
  /// It is the first failure if there is one, else `arrived` when any moved.
  static func together(_ endings: [RequestEnding]) -> RequestEnding {
    let isFine: (RequestEnding) -> Bool = { $0 == .arrived || $0 == .alreadyThere }
    if let failed = endings.first(where: { !isFine($0) }) { return failed }
    return endings.contains(.arrived) ? .arrived : .alreadyThere
  }
}
