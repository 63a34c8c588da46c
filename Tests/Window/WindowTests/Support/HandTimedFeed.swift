import CollectionViews
import Foundation
import Gallery
import LayoutGeometry
import Replays
import SDLRendering
import SceneReadings
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// The default feed under a real pointer whose events are timed as a hand's are, however late they come.
///
/// A press comes 40 ms after the event before it, every other event 8 ms; frames let time pass only while the
/// hand does nothing. So a flick has its velocity, and the next press finds the thrown content in flight, on
/// the busiest machine.
final class HandTimedFeed: ScreenContent {
  /// A function that returns the hand's next steps, given the frame in which everything rests.
  typealias Gesture = (LogRecord) throws -> [PointerRobot.Step]

  private static let pauseBeforePress: TimeInterval = 0.04
  private static let pause: TimeInterval = 0.008
  private static let frame: TimeInterval = 1.0 / 60

  private struct State {
    var time: TimeInterval = 0
    var gestures: [Gesture] = []
    var releasesToCome = 0
    var robot: PointerRobot?
    var hands: [Process] = []
    var fault: (any Error)?
    var isOver = false
  }

  private let stage: Stage
  private var log: FrameLog?
  private var state = State()
  /// The records that the feed's log would contain.
  private(set) var records: [LogRecord] = []

  /// True at all times, so that frames go on: the hand may have something to do.
  let isMoving = true
  let nextWakeTime: TimeInterval? = nil

  /// Creates a feed that begins with this offset, in points.
  init(at offset: CGFloat = 0) throws {
    let renderer = try OffscreenRenderer(fonts: .installed)
    stage = Stage(
      try #require(Gallery.scene(named: "default")), options: StageOptions(size: FeedWindow.size),
      tools: Toolbox(), text: renderer.textMeasuring)
    stage.content.feed?.perform(ScrollRequest(.vertical, to: .offset(offset), animation: .none))
    log = FrameLog { [unowned self] text in
      records += text.split(separator: "\n").compactMap { LogRecord(line: String($0)) }
    }
  }

  /// Returns an offset of the feed at which a row is in the middle of the window, and the middle of the row there.
  func place(of row: String) throws -> (offset: CGFloat, middle: CGFloat) {
    let feed = try #require(stage.content.feed)
    let frame = try #require(feed.preparedRowReading(of: row)).frame
    let middle = FeedWindow.size.height / 2
    return ((frame.midY - middle).rounded(), middle)
  }

  /// Performs the gestures in a window, each when everything rests after the one before.
  func perform(_ gestures: Gesture...) async throws {
    state.gestures = gestures
    try await LiveWindow(renderer: .software, size: FeedWindow.size).run(
      self, until: "rest after every gesture"
    ) {
      [self] robot in
      state.robot = robot
      return nil
    }
    for hand in state.hands { hand.waitUntilExit() }
    if let fault = state.fault { throw fault }
  }

  func handle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind {
      state.time += pointer.phase == .pressed ? Self.pauseBeforePress : Self.pause
      if pointer.phase == .released { state.releasesToCome -= 1 }
    }
    stage.handle(InputEvent(event.kind, at: state.time))
    update()
  }

  func advance(to time: TimeInterval) {
    if state.releasesToCome == 0, stage.frameNumber > 0 { state.time += Self.frame }
    update()
    if state.releasesToCome == 0, let last = records.last(where: \.isFrame), last.isAtRest {
      goOn(from: last)
    }
  }

  func takeWindowRequests() -> [WindowRequest] { state.isOver ? [.close] : [] }

  var displayList: DisplayList { stage.displayList }
  var chromeList: DisplayList { stage.chromeList }
  var pointerShape: PointerShape { stage.pointerShape }
  func takePictureRequests() -> [PictureRequest] { stage.takePictureRequests() }
  func didPresent(_ frame: PresentedFrame) { stage.didPresent(frame) }

  private func update() {
    stage.advance(to: state.time)
    log?.note(stage)
  }

  private func goOn(from frame: LogRecord) {
    guard let robot = state.robot, !state.isOver else { return }
    guard !state.gestures.isEmpty else { return state.isOver = true }
    do {
      let steps = try state.gestures.removeFirst()(frame)
      state.releasesToCome = steps.count(where: \.isRelease)
      state.hands.append(try robot.start(steps))
    } catch {
      (state.fault, state.isOver) = (error, true)
    }
  }
}

extension PointerRobot.Step {
  fileprivate var isRelease: Bool { if case .release = self { true } else { false } }
}
