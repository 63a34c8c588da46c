import Foundation
import LayoutGeometry
import ScreenInterface

/// A scene for tests of the loop: a square that travels, and a record of all calls to the scene.
final class ProbeContent: ScreenContent {
  /// A call to the scene.
  enum Moment {
    /// A call of `handle` with an event.
    case event(InputEvent)
    /// A call of `advance` with a time.
    case frame(TimeInterval)

    /// The time of the call, in seconds.
    var time: TimeInterval {
      switch self {
      case .event(let event): event.timestamp
      case .frame(let time): time
      }
    }

    /// The event; `nil` for a frame.
    var event: InputEvent? { if case .event(let event) = self { event } else { nil } }
  }

  /// All calls, in order.
  private(set) var story: [Moment] = []
  /// The frames that were shown.
  private(set) var presented: [PresentedFrame] = []
  /// True while the square travels.
  var isMoving: Bool
  /// True when the square stays in place although the scene asks for frames.
  var isStill = false
  /// The condition, tested after each event and frame, for closing the window.
  var isDone: (ProbeContent) -> Bool = { _ in false }
  /// The closure that is called with each event.
  var onEvent: (InputEvent) -> Void = { _ in }
  /// The requests that `takeWindowRequests` returns, once.
  var requests: [WindowRequest] = []
  /// The time that the scene waits for; `nil` for none.
  var nextWakeTime: TimeInterval?

  private(set) var displayList = DisplayList(size: .zero, background: ProbeContent.paper)
  private var size = CGSize.zero

  let chromeList = DisplayList(size: .zero, background: .clear)
  /// How often the shape of the pointer was asked for.
  private(set) var shapeQuestions = 0

  init(isMoving: Bool) { self.isMoving = isMoving }

  func handle(_ event: InputEvent) {
    story.append(.event(event))
    onEvent(event)
    if case .window(.resized(let size, _)) = event.kind { self.size = size }
  }

  func advance(to time: TimeInterval) {
    story.append(.frame(time))
    if let wake = nextWakeTime, time >= wake { nextWakeTime = nil }
    displayList.restart(size: size, background: Self.paper)
    let bounds = CGRect(origin: .zero, size: size)
    let y = isMoving && !isStill ? (time * 300).truncatingRemainder(dividingBy: max(1, size.height - 200)) : 0
    let square = CGRect(x: 100, y: y, width: 200, height: 200)
    displayList.commands.append(
      DrawCommand(.fill(Self.ink, cornerRadius: 0), element: "probe/square", frame: square, clip: bounds))
  }

  var pointerShape: PointerShape {
    shapeQuestions += 1
    return .arrow
  }

  func takePictureRequests() -> [PictureRequest] { [] }

  func takeWindowRequests() -> [WindowRequest] {
    defer { requests = [] }
    return requests + (isDone(self) ? [.close] : [])
  }

  func didPresent(_ frame: PresentedFrame) { presented.append(frame) }

  /// The events alone.
  var events: [InputEvent] { story.compactMap(\.event) }

  /// The times of the frames alone.
  var frames: [TimeInterval] { story.filter { $0.event == nil }.map(\.time) }

  /// The events of the pointer with their times.
  var pointerEvents: [(time: TimeInterval, event: PointerEvent)] {
    events.compactMap { event in
      guard case .pointer(let pointer) = event.kind else { return nil }
      return (event.timestamp, pointer)
    }
  }

  static let paper = Color(red: 250, green: 244, blue: 230)
  static let ink = Color(red: 24, green: 90, blue: 140)
}
