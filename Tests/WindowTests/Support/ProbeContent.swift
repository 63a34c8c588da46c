import Foundation
import LayoutGeometry
import ScreenInterface

/// A scene for tests of the loop: a square that travels, and a record of everything that was said to it.
final class ProbeContent: ScreenContent {
  /// Everything that `handle` was given.
  private(set) var events: [InputEvent] = []
  /// The times that `advance` was given.
  private(set) var frames: [TimeInterval] = []
  /// The frames that were shown.
  private(set) var presented: [PresentedFrame] = []
  /// Whether the square travels.
  var isMoving: Bool
  /// Whether the square stays where it is although the scene asks for frames.
  var isStill = false
  /// What decides, after each event and frame, that the window closes.
  var isDone: (ProbeContent) -> Bool = { _ in false }
  /// Is called with each event.
  var onEvent: (InputEvent) -> Void = { _ in }
  /// What `takeWindowRequests` gives, once.
  var requests: [WindowRequest] = []
  /// What the scene waits for.
  var nextWakeTime: TimeInterval?

  private(set) var displayList = DisplayList(size: .zero, background: ProbeContent.paper)
  private var size = CGSize.zero

  let chromeList = DisplayList(size: .zero, background: .clear)
  let pointerShape = PointerShape.arrow

  init(isMoving: Bool) { self.isMoving = isMoving }

  func handle(_ event: InputEvent) {
    events.append(event)
    onEvent(event)
    if case .window(.resized(let size, _)) = event.kind { self.size = size }
  }

  func advance(to time: TimeInterval) {
    frames.append(time)
    if let wake = nextWakeTime, time >= wake { nextWakeTime = nil }
    displayList.restart(size: size, background: Self.paper)
    let bounds = CGRect(origin: .zero, size: size)
    let y = isMoving && !isStill ? (time * 300).truncatingRemainder(dividingBy: max(1, size.height - 200)) : 0
    let square = CGRect(x: 100, y: y, width: 200, height: 200)
    displayList.commands.append(
      DrawCommand(.fill(Self.ink, cornerRadius: 0), element: "probe/square", frame: square, clip: bounds))
  }

  func takePictureRequests() -> [PictureRequest] { [] }

  func takeWindowRequests() -> [WindowRequest] {
    defer { requests = [] }
    return requests + (isDone(self) ? [.close] : [])
  }

  func didPresent(_ frame: PresentedFrame) { presented.append(frame) }

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
