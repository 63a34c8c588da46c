import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import Replays
import ScrollPhysics
import UIKitNames

/// Article E: observation is switched on and off by hand; switched on twice and off once, it continues.
enum S35ForgottenObserver {
  static var pair: LabPair {
    LabPair(
      "S35", LabName("残った見張り", "Leaked observer"),
      failure: "Registered twice and removed once, the observer is still notified of directions.",
      origin: .model,
      measures: [LabMetricName("observers alive after on, on, off")],
      curve: LabCurve("observers alive while switched off"),
      stroke: [.wait(0.3)] + tap("on") + tap("on")
        + [.drag(scroll(by: -90)), .wait(0.4)] + tap("off") + [.drag(scroll(by: -130)), .wait(0.6)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func tap(_ button: String) -> [GestureStep.Kind] {
    [.press(at: .element("screen/board/\(button)"), .mouse), .wait(0.1), .release, .wait(0.25)]
  }

  private static func scroll(by distance: CGFloat) -> DragStep {
    var drag = DragStep(path: [.point(CGPoint(x: 180, y: 250))])
    drag.distance = CGPoint(x: 0, y: distance)
    return drag
  }

  private static func side<Observer: ToggleableObserver>(_ make: (CollectionView) -> Observer) -> LabSide {
    let screen = LabScreen([.lines(count: 40)])
    let observer = make(screen.view)
    screen.view.delegate = observer
    let (on, off) = (button("on", "見張る · on"), button("off", "やめる · off"))
    let arrows = ArrowScreen(screen.view, "", arrows: 1, controls: [on, off])
    let metric = ActiveObserverMetric(arrows)
    observer.tell = { [weak metric] in metric?.note($0, at: $1) }
    on.addAction(for: .touchUpInside) { [weak observer, weak metric] _ in
      observer?.enable()
      metric?.state.isWanted = true
    }
    off.addAction(for: .touchUpInside) { [weak observer, weak metric] _ in
      observer?.disable()
      metric?.state.isWanted = false
      metric?.state.arrow = .none
    }
    return LabSide(arrows, metric: metric, participants: [observer], owned: [screen])
  }

  private static func button(_ name: String, _ title: String) -> UIButton {
    let button = UIButton()
    button.elementName = name
    button.title = title
    button.decoration.borderColor = Palette.line
    button.decoration.backgroundColor = Palette.paper
    button.decoration.cornerRadius = 8
    return button
  }

  private static var naive: LabSide { side { _ in KeyValueObserver() } }

  private static var cured: LabSide { side { SubscribedObserver($0) } }
}

/// An observer of directions that can be switched on and off.
private protocol ToggleableObserver: CollectionViewDelegate, FrameParticipant {
  var tell: @MainActor (ReportedDirection, CGPoint) -> Void { get set }
  func enable()
  func disable()
}

/// A model of key-value observing as the article reports it: an observer added twice is called twice, and
/// each removal removes one.
///
/// Foundation has no key-value observing outside Apple's systems, so the list of observers is modelled by its count.
private final class KeyValueObserver: ToggleableObserver, SingleValueState {
  struct State: Sendable {
    var added = 0
    var isObserved = false
    var old: CGPoint?
  }

  var state = State()
  var tell: @MainActor (ReportedDirection, CGPoint) -> Void = { _, _ in }

  func enable() {
    state.isObserved = true
    state.added += 1
  }

  func disable() {
    guard state.isObserved else { return }
    state.isObserved = false
    state.added -= 1
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let new = scrollView.contentOffset
    for _ in 0..<state.added {
      tell(OffsetComparison(old: state.old ?? new, new: new).vertical.arrow, new)
    }
    state.old = new
  }
}

/// An observer that uses Orihon's observation, which exists once, however often it is switched on.
private final class SubscribedObserver: ToggleableObserver, SingleValueState {
  var state = DirectionObservation()
  var tell: @MainActor (ReportedDirection, CGPoint) -> Void = { _, _ in }
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  func enable() { state.start(at: view?.contentOffset ?? .zero) }

  func disable() { state.stop() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    state.note(offset) { [tell] axis, direction in
      guard axis == .vertical else { return }
      tell(direction == .towardsEnd ? .down : direction == .none ? .none : .up, offset)
    }
  }
}

/// A metric that counts the observers that still receive a movement although they were switched off.
final class ActiveObserverMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var isWanted = false
    /// The last movement reported while switched off, by its offset, and the number of its reports.
    var movement: CGPoint?
    var reported = 0
    var alive = 0
    var arrow = ReportedDirection.none
  }

  var state = State()
  private let screen: ArrowScreen

  init(_ screen: ArrowScreen) { self.screen = screen }

  var readings: [Double] { [Double(state.alive)] }

  func note(_ direction: ReportedDirection, at offset: CGPoint) {
    state.arrow = direction
    guard !state.isWanted else { return }
    state.reported = state.movement == offset ? state.reported + 1 : 1
    state.movement = offset
    state.alive = max(state.alive, state.reported)
  }

  func didLayout(at time: TimeInterval) {
    screen.show([state.arrow], areWrong: !state.isWanted)
  }
}
