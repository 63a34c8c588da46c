import CollectionViews
import Foundation
import ScreenInterface

/// The receivers of a press: the views under it that have gesture recognizers, until the button is released.
struct PressedReceivers {
  private struct Entry {
    weak var view: View?
    let id: ElementID
  }

  /// The press and the ids of the views, for a snapshot.
  struct Snapshot: Sendable {
    var press: Press?
    var views: [ElementID]
  }

  private var press: Press?
  /// The innermost first.
  private var entries: [Entry] = []
  /// Those that follow the press also while a scroll view drags.
  private var watchers: [Entry] = []

  var snapshot: Snapshot { Snapshot(press: press, views: entries.map(\.id)) }

  mutating func restore(_ snapshot: Snapshot, in root: View) {
    press = snapshot.press
    entries = snapshot.views.map { Entry(view: root.descendant($0), id: $0) }
  }

  /// The views that may take the press.
  private var views: [View] { present(entries) }

  /// Returns the views whose element is still the pressed one.
  private func present(_ entries: [Entry]) -> [View] {
    entries.compactMap { entry in
      entry.view.flatMap { $0.context != nil && $0.elementID == entry.id ? $0 : nil }
    }
  }

  /// Finds the views under a press.
  mutating func find(_ event: PointerEvent, at time: TimeInterval, under view: View?) {
    press = Press(at: event.location, time: time, device: event.device)
    entries = (view?.pressReceivingViews ?? []).map { Entry(view: $0, id: $0.elementID) }
    watchers = entries.filter { $0.view?.pressReceiver?.watchesDrags == true }
  }

  /// Tells the watchers of a move, or of the end of the press.
  mutating func watch(to location: CGPoint, at time: TimeInterval, isEnd: Bool = false) {
    guard !watchers.isEmpty else { return }
    press?.location = location
    press?.time = time
    guard let press else { return }
    for view in present(watchers) { view.pressReceiver?.pressWatched(press, isEnd: isEnd) }
    if isEnd { watchers = [] }
  }

  /// Adds what the receivers inside a scroll view, or beside it, take from it.
  func add(to surroundings: inout NestedScrollViews, of scrollView: ScrollView, innermost: View?) {
    guard let press, !entries.isEmpty else { return }
    let isBeside = innermost.map { !$0.isInside(scrollView) } ?? false
    for view in views where isBeside || view.isInside(scrollView) {
      guard let receiver = view.pressReceiver else { continue }
      // A scroll view keeps its own drags, whatever is recognized on it.
      if view !== scrollView { surroundings.held.formUnion(receiver.capturedDirections(of: press)) }
      if receiver.takesClick(of: press) { surroundings.isClickTaken = true }
    }
  }

  /// Tells the receivers that the press has begun.
  func begin() {
    guard let press else { return }
    for view in views { view.pressReceiver?.pressBegan(press) }
  }

  /// Tells the receivers of a move; returns true when one has taken the press.
  mutating func move(to location: CGPoint, at time: TimeInterval) -> Bool {
    tell(location, time) { $0.pressMoved($1) }
  }

  /// Tells the receivers of the release; returns true when one has taken the press.
  mutating func release(at location: CGPoint, time: TimeInterval) -> Bool {
    defer { forget() }
    watch(to: location, at: time, isEnd: true)
    return tell(location, time) { $0.pressEnded($1) }
  }

  /// Tells the receivers that the press is lost for them.
  mutating func cancel() {
    for view in views { view.pressReceiver?.pressCancelled() }
    forget()
  }

  /// Lets only the watchers follow the press.
  mutating func forget() { entries = [] }

  private mutating func tell(
    _ location: CGPoint, _ time: TimeInterval, _ call: (any PressReceiver, Press) -> Void
  ) -> Bool {
    guard !entries.isEmpty, press != nil else { return false }
    press?.location = location
    press?.time = time
    guard let press else { return false }
    let receivers = views.compactMap(\.pressReceiver)
    var taker: (any PressReceiver)?
    for receiver in receivers {
      if let taker { receiver.pressWasTaken(by: taker) }
      call(receiver, press)
      guard taker == nil, receiver.hasTakenPress else { continue }
      taker = receiver
      for other in receivers where other !== receiver { other.pressWasTaken(by: receiver) }
    }
    return taker != nil
  }
}
