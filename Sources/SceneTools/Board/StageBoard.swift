public import Foundation
import LayoutGeometry
public import ScreenInterface
public import Stage

/// Several stages side by side in one window, driven by the same gestures.
///
/// Each keeps its size, theme, direction and clock, and is drawn smaller where the window lacks the room. A
/// press on one of them presses the same element of all others, and from there every stage sees the same
/// distance in its own points, left and right exchanged where it reads the other way; so do wheel and keys.
/// The space between the stages takes no press.
public final class StageBoard: StagedContent {
  struct State {
    var size: CGSize
    var scale: CGFloat
    var layout: BoardLayout
    var lists: [PlacedList] = []
    var tools: [PlacedList] = []
    var captions: [BoardCaption] = []
    var isFresh = true
    var list: DisplayList
    var chrome: DisplayList
    var pictures: BoardPictures
    var stroke: BoardStroke?
    var lead: Int?
    var help = HelpPages()
    var writtenHelpPage: Int?
    var time: TimeInterval = 0
  }

  /// The stages, in the order in which they stand.
  public let members: [StageSession]
  let text: any TextMeasuring
  let group: Int
  /// The services of the window around the board.
  let services: WindowServices
  var state: State

  /// Puts stages side by side.
  ///
  /// - Parameters:
  /// - members: the stages, at least one, all at the same time.
  /// - group: the number of stages that belong together, which rows do not part. Default 1.
  /// - size: the size of the window, in points; by default as large as the stages need.
  /// - scale: pixels of the window per point; default 1.
  /// - text: the object that measures the captions.
  public init(
    _ members: [StageSession], group: Int = 1, size: CGSize? = nil, scale: CGFloat = 1,
    services: WindowServices = .all, text: any TextMeasuring
  ) {
    precondition(!members.isEmpty, "a board needs a stage")
    self.members = members
    self.group = group
    self.services = services
    self.text = text
    let sizes = members.map(\.stage.size)
    let size = size ?? BoardLayout.naturalSize(of: sizes, group: group)
    let empty = DisplayList(size: size, background: BoardPaint.desk)
    state = State(
      size: size, scale: scale, layout: BoardLayout(sizes, group: group, in: size, pixels: scale),
      list: empty, chrome: DisplayList(size: size, background: .clear),
      pictures: BoardPictures(count: members.count))
    place(at: 0)
  }

  /// The frame of each stage in the window, in points.
  public var frames: [CGRect] { state.layout.frames }

  /// The window points that one point of a stage takes.
  public var stageScale: CGFloat { state.layout.scale }

  /// The size of the window, in points.
  public var size: CGSize { state.size }

  /// Pixels of the window per point.
  public var displayScale: CGFloat { state.scale }

  /// The time of the last event or frame, in seconds since the board began.
  public var time: TimeInterval { state.time }

  var stroke: BoardStroke? { state.stroke }

  // MARK: StagedContent

  /// The first stage.
  public var stage: Stage { members[0].stage }

  /// Takes an event in the points of the first stage; all others get its counterpart.
  public func takePlayed(_ event: InputEvent) -> Bool {
    handle(event, on: 0)
    return true
  }

  /// Changes the data of every stage; returns false when one of them has no such section or card.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    members.map { $0.stage.perform(edit, at: time) }.allSatisfy { $0 }
  }

  /// Hands the event to every stage, each in its own coordinates.
  public func handle(_ event: InputEvent) {
    state.time = max(state.time, event.timestamp)
    dispatch(event)
  }

  /// Advances every stage and writes the display lists.
  public func advance(to time: TimeInterval) {
    state.time = max(state.time, time)
    for member in members { member.advance(to: time) }
    write()
  }

  /// Brings every stage to `time` between two frames, as `Stage.refresh(to:)` does.
  public func refresh(to time: TimeInterval) {
    for member in members { member.stage.refresh(to: time) }
    write()
  }

  /// The display list of the stages and their captions, as of the last frame.
  public var displayList: DisplayList { state.list }

  /// The display list of the stages' tools and of the list of keys, as of the last frame.
  public var chromeList: DisplayList { state.chrome }

  /// True while any stage moves.
  public var isMoving: Bool { members.contains(where: \.isMoving) }

  /// The time at which the first of the stages wakes; `nil` when none is due.
  public var nextWakeTime: TimeInterval? { members.compactMap(\.nextWakeTime).min() }

  /// The pointer shape of the stage under the pointer; an arrow between the stages.
  public var pointerShape: PointerShape { state.lead.map { members[$0].pointerShape } ?? .arrow }

  /// Returns the pictures that the stages want, at the size that they have on the board.
  public func takePictureRequests() -> [PictureRequest] {
    for (index, member) in members.enumerated() {
      state.pictures.want(member.takePictureRequests(), for: index)
    }
    return state.pictures.takeRequests(scale: state.layout.scale)
  }

  /// Returns the stages' requests to the window, each once, without changes of its size.
  public func takeWindowRequests() -> [WindowRequest] {
    var wishes: [WindowRequest] = []
    for wish in members.flatMap({ $0.takeWindowRequests() }) {
      switch wish {
      case .resize, .widen: continue
      default: if !wishes.contains(wish) { wishes.append(wish) }
      }
    }
    return wishes
  }

  /// Tells every stage of a presented frame, with the part of the damage that lies in that stage.
  public func didPresent(_ frame: PresentedFrame) {
    for (member, place) in zip(members, state.layout.frames) {
      let area = PixelRect(place, scale: state.scale)
      var own = frame
      own.damage = frame.damage.map { $0.intersection(area) }.filter { !$0.isEmpty }.map {
        PixelRect(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height)
      }
      member.didPresent(own)
    }
  }
}
