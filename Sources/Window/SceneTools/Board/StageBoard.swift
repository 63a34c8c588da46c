public import Foundation
import LayoutGeometry
public import ScreenInterface
public import Stage

/// A board of several stages side by side in one window, driven by the same gestures.
///
/// Each stage keeps its size, theme, direction and clock, and is scaled down where the window is too small. A
/// press on one stage presses the same element in all others. From there the pointer moves by the same
/// distance in every stage, in its own points; left and right are exchanged in the opposite direction. Wheel
/// and keys work alike. A press between the stages does nothing.
public final class StageBoard: StagedContent {
  private struct State {
    var canvas: BoardCanvas
    var hand: BoardPointer
    var pictures: BoardPictures
    var help = HelpPages()
    var time: TimeInterval = 0
  }

  /// The stages, in the order of their layout.
  package let members: [StageSession]
  /// The services of the window around the board.
  private let services: WindowServices
  private var state: State

  /// Creates a board of stages side by side.
  ///
  /// - Parameters:
  ///   - members: The stages, at least one, all at the same time.
  ///   - group: The number of stages that belong together, which rows do not part; default 1.
  ///   - size: The size of the window, in points; by default as large as the stages need.
  ///   - scale: The pixels of the window per point; default 1.
  ///   - services: What the window offers to the stages; default everything.
  ///   - text: The object that measures the captions.
  package init(
    _ members: [StageSession], group: Int = 1, size: CGSize? = nil, scale: CGFloat = 1,
    services: WindowServices = .all, text: any TextMeasuring
  ) {
    precondition(!members.isEmpty, "a board needs a stage")
    self.members = members
    self.services = services
    let sizes = members.map(\.stage.size)
    let size = size ?? BoardLayout.naturalSize(of: sizes, group: group)
    state = State(
      canvas: BoardCanvas(sizes, group: group, in: size, scale: scale, text: text),
      hand: BoardPointer(on: members.map(\.stage)), pictures: BoardPictures(count: members.count))
    tellScale(at: 0)
  }

  /// The frame of each stage in the window, in points.
  public var frames: [CGRect] { state.canvas.layout.frames }

  /// The number of window points per point of a stage.
  public var stageScale: CGFloat { state.canvas.layout.scale }

  /// The size of the window, in points.
  public var size: CGSize { state.canvas.size }

  /// The window's pixels per point.
  public var displayScale: CGFloat { state.canvas.scale }

  /// The time of the last event or frame, in seconds since the board began.
  public var time: TimeInterval { state.time }

  // MARK: StagedContent

  /// The first stage.
  public var stage: Stage { members[0].stage }

  /// Handles a replayed event in the points of the first stage; all others get its counterpart.
  public func takePlayed(_ event: InputEvent) -> Bool {
    handle(event, on: 0)
    return true
  }

  /// Changes the data of every stage; returns false when one of them has no such section or card.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    members.map { $0.stage.perform(edit, at: time) }.allSatisfy { $0 }
  }

  /// Dispatches the event to every stage, in the stage's own coordinates.
  public func handle(_ event: InputEvent) {
    state.time = max(state.time, event.timestamp)
    dispatch(event)
  }

  /// Advances every stage and builds the display lists.
  public func advance(to time: TimeInterval) {
    state.time = max(state.time, time)
    for member in members { member.advance(to: time) }
    write()
  }

  /// Refreshes every stage at `time` between two frames, as `Stage.refresh(to:)` does.
  public func refresh(to time: TimeInterval) {
    for member in members { member.stage.refresh(to: time) }
    write()
  }

  /// The display list of the stages and their captions, as of the last frame.
  public var displayList: DisplayList { state.canvas.list }

  /// The display list of the stages' tools and of the key list, as of the last frame.
  public var chromeList: DisplayList { state.canvas.chrome }

  /// True while any stage moves.
  public var isMoving: Bool { members.contains(where: \.isMoving) }

  /// The earliest wake time of all stages; `nil` when none has one.
  public var nextWakeTime: TimeInterval? { members.compactMap(\.nextWakeTime).min() }

  /// The pointer shape of the stage under the pointer; an arrow between the stages.
  package var pointerShape: PointerShape { state.hand.lead.map { members[$0].pointerShape } ?? .arrow }

  /// Returns the stages' picture requests, at the size of the pictures on the board.
  package func takePictureRequests() -> [PictureRequest] {
    for (index, member) in members.enumerated() {
      state.pictures.want(member.takePictureRequests(), for: index)
    }
    return state.pictures.takeRequests(scale: stageScale)
  }

  /// Returns the stages' window requests, each once, without resizes.
  package func takeWindowRequests() -> [WindowRequest] {
    var requests: [WindowRequest] = []
    for request in members.flatMap({ $0.takeWindowRequests() }) {
      switch request {
      case .resize, .widen: continue
      default: if !requests.contains(request) { requests.append(request) }
      }
    }
    return requests
  }

  /// Notifies every stage of a presented frame, with the damage inside that stage.
  package func didPresent(_ frame: PresentedFrame) {
    for (member, place) in zip(members, frames) {
      let area = PixelRect(place, scale: displayScale)
      var own = frame
      own.damage = frame.damage.map { $0.intersection(area) }.filter { !$0.isEmpty }.map {
        PixelRect(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height)
      }
      member.didPresent(own)
    }
  }

  // MARK: Drawing

  private func write() {
    let helpPage = state.help.page
    var help = state.help
    let reading = helpPage == nil ? nil : self.reading
    state.canvas.write(members, helpPage: helpPage) { chrome in
      guard let reading else { return }
      var painter = ChromePainter(reading, list: DisplayList(size: reading.size, background: .clear))
      help.draw(with: &painter, for: reading.services)
      chrome.commands.append(contentsOf: painter.list.commands)
    }
    state.help = help
  }

  /// The status of the first stage, in the window of the board.
  private var reading: StageStatus {
    var reading = StageStatus(stage, services: services)
    reading.size = size
    return reading
  }

  /// Sets the display scale of every stage.
  private func tellScale(at time: TimeInterval) {
    let pixels = state.canvas.stagePixels
    for (index, member) in members.enumerated() where member.stage.displayScale != pixels {
      for picture in state.pictures.rescale(index, showing: member.displayList.pictures) {
        send(.found(FileEvent(.pictureDiscarded(picture))), to: index, at: time)
      }
      send(.window(.resized(member.stage.size, scale: pixels)), to: index, at: time)
    }
  }

  // MARK: Events

  /// Handles an event on the stage at `index`, in that stage's points; all others get its counterpart.
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

  private func dispatch(_ event: InputEvent) {
    let time = event.timestamp
    switch event.kind {
    case .pointer(let pointer): point(pointer, at: time)
    case .wheel(let wheel):
      guard let index = index(at: wheel.location) else { return }
      var inner = wheel
      inner.location = state.canvas.place(index).inner(wheel.location)
      dispatch(inner, on: index, at: time)
    case .key(let key): dispatch(key, at: time)
    case .window(.resized(let size, let scale)):
      if state.canvas.resize(to: size, scale: scale, stages: members.map(\.stage.size)) {
        tellScale(at: time)
      }
    case .window(.pointerInside(false)):
      state.hand.leave()
      send(event.kind, at: time)
    case .found(let found):
      guard case .picture(let request, let outcome) = found.kind else { return send(event.kind, at: time) }
      for (index, own) in state.pictures.receive(request) {
        send(.found(FileEvent(.picture(own, outcome))), to: index, at: time)
      }
    case .window: send(event.kind, at: time)
    case .finger: break
    }
  }

  private func point(_ event: PointerEvent, at time: TimeInterval) {
    guard let target = state.hand.target(under: index(at: event.location)) else {
      if state.hand.pointNowhere(event.phase) { send(.window(.pointerInside(false)), at: time) }
      return
    }
    var inner = event
    inner.location = state.canvas.place(target).inner(event.location)
    dispatch(inner, on: target, at: time)
  }

  private func dispatch(_ event: PointerEvent, on lead: Int, at time: TimeInterval) {
    if event.phase == .pressed { state.help.close() }
    for (index, location) in state.hand.point(event, on: lead).enumerated() {
      var own = event
      own.location = location
      send(.pointer(own), to: index, at: time)
    }
  }

  private func dispatch(_ event: WheelEvent, on lead: Int, at time: TimeInterval) {
    for (index, location) in state.hand.turn(at: event.location, on: lead).enumerated() {
      var own = event
      own.location = location
      if state.hand.isMirrored(index, against: lead) { own.deltaX = -own.deltaX }
      send(.wheel(own), to: index, at: time)
    }
  }

  /// Dispatches a key to the stages; left and right are exchanged in stages of the opposite direction.
  ///
  /// `H` goes only to the stage under the pointer, and `D` to none: stages keep their sizes.
  private func dispatch(_ key: KeyEvent, at time: TimeInterval) {
    let lead = state.hand.lead ?? 0
    switch Command(key) {
    case .help:
      if key.isDown { state.help.turn() }
    case .goBack where state.help.page != nil:
      if key.isDown { state.help.close() }
    case .toggleMeasurements, .toggleTrails: send(.key(key), to: lead, at: time)
    case .nextDevice, .turnDevice: break
    default:
      for index in members.indices {
        var own = key
        if state.hand.isMirrored(index, against: lead) { own.key = key.key.mirrored }
        send(.key(own), to: index, at: time)
      }
    }
  }

  private func send(_ kind: InputEvent.Kind, at time: TimeInterval) {
    for index in members.indices { send(kind, to: index, at: time) }
  }

  private func send(_ kind: InputEvent.Kind, to index: Int, at time: TimeInterval) {
    members[index].handle(InputEvent(kind, at: time))
  }

  private func index(at point: CGPoint) -> Int? { frames.firstIndex { $0.contains(point) } }
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
