import Foundation
import LayoutGeometry
public import ScreenInterface
import Stage

extension StageBoard {
  /// Handles an event of the stage at `index`, in that stage's points; all others get its counterpart.
  ///
  /// A resize is ignored: stages keep their sizes.
  public func handle(_ event: InputEvent, on index: Int) {
    state.time = max(state.time, event.timestamp)
    switch event.kind {
    case .pointer(let pointer): dispatch(pointer, on: index, at: event.timestamp)
    case .wheel(let wheel): dispatch(wheel, on: index, at: event.timestamp)
    case .window(.resized): break
    default: dispatch(event)
    }
  }

  func dispatch(_ event: InputEvent) {
    let time = event.timestamp
    switch event.kind {
    case .pointer(let pointer): point(pointer, at: time)
    case .wheel(let wheel):
      guard let index = index(at: wheel.location) else { return }
      var inner = wheel
      inner.location = place(index).inner(wheel.location)
      dispatch(inner, on: index, at: time)
    case .key(let key): dispatch(key, at: time)
    case .window(.resized(let size, let scale)): resize(to: size, scale: scale, at: time)
    case .window(.pointerInside(false)):
      if state.stroke == nil { state.lead = nil }
      send(event.kind, at: time)
    case .picture(let request, let outcome):
      for (index, own) in state.pictures.receive(request) {
        send(.picture(own, outcome), to: index, at: time)
      }
    case .window, .pictureDiscarded, .dropped: send(event.kind, at: time)
    }
  }

  private func point(_ event: PointerEvent, at time: TimeInterval) {
    let target: Int?
    switch state.stroke {
    case .on(let lead, _): target = lead
    case .nowhere: target = nil
    case nil: target = index(at: event.location)
    }
    guard let target else { return pointNowhere(event, at: time) }
    var inner = event
    inner.location = place(target).inner(event.location)
    dispatch(inner, on: target, at: time)
  }

  /// Handles a pointer that is between the stages, or was pressed there.
  private func pointNowhere(_ event: PointerEvent, at time: TimeInterval) {
    switch event.phase {
    case .pressed: state.stroke = .nowhere
    case .released, .cancelled: state.stroke = nil
    case .moved: break
    }
    guard state.lead != nil else { return }
    state.lead = nil
    send(.window(.pointerInside(false)), at: time)
  }

  private func dispatch(_ event: PointerEvent, on lead: Int, at time: TimeInterval) {
    let locations = locations(for: event.location, on: lead)
    state.lead = lead
    switch event.phase {
    case .pressed:
      state.stroke = .on(lead: lead, starts: locations)
      state.help.close()
    case .released, .cancelled: state.stroke = nil
    case .moved: break
    }
    for (index, location) in locations.enumerated() {
      var own = event
      own.location = location
      send(.pointer(own), to: index, at: time)
    }
  }

  private func dispatch(_ event: WheelEvent, on lead: Int, at time: TimeInterval) {
    state.lead = lead
    for (index, location) in locations(for: event.location, on: lead).enumerated() {
      var own = event
      own.location = location
      if isMirrored(index, against: lead) { own.deltaX = -own.deltaX }
      send(.wheel(own), to: index, at: time)
    }
  }

  /// Hands a key to the stages, left and right exchanged for those that read the other way.
  ///
  /// `H` goes to the stage under the pointer alone, and `D` to none: stages keep their sizes.
  private func dispatch(_ key: KeyEvent, at time: TimeInterval) {
    let lead = state.lead ?? 0
    switch Command(key) {
    case .help:
      if key.isDown { state.help.turn() }
    case .goBack where state.help.page != nil:
      if key.isDown { state.help.close() }
    case .toggleMeasurements, .toggleTraces: send(.key(key), to: lead, at: time)
    case .nextDevice, .turnDevice: break
    default:
      for index in members.indices {
        var own = key
        if isMirrored(index, against: lead) { own.key = key.key.mirrored }
        send(.key(own), to: index, at: time)
      }
    }
  }

  private func send(_ kind: InputEvent.Kind, at time: TimeInterval) {
    for index in members.indices { send(kind, to: index, at: time) }
  }

  func send(_ kind: InputEvent.Kind, to index: Int, at time: TimeInterval) {
    members[index].handle(InputEvent(kind, at: time))
  }

  private func index(at point: CGPoint) -> Int? { state.layout.frames.firstIndex { $0.contains(point) } }

  private func place(_ index: Int) -> ListPlacement { state.lists[index].placement }
}

extension Key {
  /// The arrow key of the other side for left and right; any other key itself.
  fileprivate var mirrored: Key {
    switch name {
    case "left": "right"
    case "right": "left"
    default: self
    }
  }
}
