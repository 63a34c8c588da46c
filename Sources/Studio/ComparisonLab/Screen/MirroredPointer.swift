import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// A second pointer that repeats on one side of a pair what the real pointer does on the other.
///
/// The stage itself moves the side under the real pointer. So both sides receive the same stroke at the same
/// time, in points of their own screens, without any code in them.
final class MirroredPointer: FrameParticipant {
  private struct Memory: Sendable {
    var input: PointerEventRouter.Snapshot
    var lead: Int?
    var place: CGPoint?
  }

  private unowned let view: PairView
  private var input = PointerEventRouter()
  /// The side under the pointer, or under its press until the release; `nil` for neither.
  private var lead: Int?
  /// The location of the second pointer; `nil` for none.
  private var place: CGPoint? { didSet { view.showHand(at: place) } }

  init(on view: PairView) { self.view = view }

  func didHandle(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer): point(pointer, at: event.timestamp)
    case .wheel(let wheel): turn(wheel)
    case .window(.focused(false)): input.cancel(in: view)
    case .window(.pointerInside(false)) where !input.isPressed: leave()
    default: break
    }
  }

  private func point(_ event: PointerEvent, at time: TimeInterval) {
    if !input.isPressed {
      let side = side(at: event.location)
      if side != lead { leave() }
      lead = side
    }
    guard let lead else { return }
    var twin = event
    twin.location = counterpart(of: event.location, on: lead)
    place = twin.location
    let content = Scene.Content(root: view)
    let under = ViewsUnderPoint(twin.location, in: view)
    switch event.phase {
    case .pressed: input.press(twin, at: time, on: under, in: content)
    case .moved where !input.isPressed: input.hover(at: under, in: content, scrollViews(of: 1 - lead))
    case .moved, .released, .cancelled: input.handle(twin, at: time, in: content)
    }
  }

  private func turn(_ event: WheelEvent) {
    guard let lead = side(at: event.location) else { return }
    var twin = event
    twin.location = counterpart(of: event.location, on: lead)
    let under = ViewsUnderPoint(twin.location, in: view)
    let turned = scrollViews(of: 1 - lead).last(where: \.isTurnedByWheel)
    guard let target = turned ?? under.scrollView(turnedBy: twin) else { return }
    target.wheel(twin, at: target.convertFromWindow(twin.location))
  }

  private func leave() {
    if let lead { input.leave(scrollViews(of: 1 - lead)) }
    lead = nil
    place = nil
  }

  private func side(at point: CGPoint) -> Int? { view.screens.firstIndex { $0.contains(point) } }

  private func counterpart(of point: CGPoint, on lead: Int) -> CGPoint {
    point + (view.screens[1 - lead].origin - view.screens[lead].origin)
  }

  private func scrollViews(of side: Int) -> [ScrollView] {
    let frame = view.screens[side]
    return (view.context?.scrollViews ?? []).filter { scroller in
      let own = scroller.convertToWindow(scroller.box)
      return frame.contains(CGPoint(x: own.midX, y: own.midY))
    }
  }

  // MARK: Snapshots

  @MainActor func snapshot() -> any Sendable { Memory(input: input.snapshot, lead: lead, place: place) }

  @MainActor func restore(_ snapshot: any Sendable) {
    guard let memory = snapshot as? Memory else { return }
    (lead, place) = (memory.lead, memory.place)
    input.restore(memory.input, in: view)
  }
}
