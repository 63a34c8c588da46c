package import Foundation
import LayoutGeometry
package import ScreenInterface
package import ScrollPhysics

/// The measurement of a straight flick at constant speed, as it arrived in the window.
package nonisolated struct FlickMeasurement: Encodable {
  /// A position of the pointer on the flick's axis, with the time that the window gave it.
  package typealias Move = VelocityTracker.Sample

  /// The number of moves that arrived.
  package let moves: Int
  /// The number of distinct times of the moves, in whole milliseconds.
  package let ownTimes: Int
  /// The length of the flick over its duration, in points per second; `nil` when no time passed.
  package let speed: Double?
  /// The median velocity that a scroll view would have computed during the flick, in points per second.
  package let velocity: Double?
  /// The difference between velocity and speed, as a share of the speed.
  package let error: Double?

  /// Creates the measurement of a flick from its moves, the oldest first.
  package init(_ moves: [Move]) {
    self.moves = moves.count
    ownTimes = Set(moves.map { Int(($0.time * 1000).rounded(.down)) }).count
    guard let first = moves.first, let last = moves.last, last.time > first.time else {
      (speed, velocity, error) = (nil, nil, nil)
      return
    }
    let speed = Double(last.position - first.position) / (last.time - first.time)
    var tracker = VelocityTracker()
    let velocities = moves.map { move in
      tracker.add(move.position, at: move.time)
      return Double(tracker.velocity(at: move.time))
    }
    let median = velocities.dropFirst(Self.beginning).sorted().middle
    (self.speed, velocity) = (speed.rounded(toPlaces: 1), median?.rounded(toPlaces: 1))
    error = speed == 0 ? nil : median.map { (abs($0 - speed) / abs(speed)).rounded(toPlaces: 4) }
  }

  /// Returns true when all `count` moves arrived, 95 % of them at distinct times, and the velocity is right within 5 %.
  package func isTrue(of count: Int) -> Bool {
    guard let error else { return false }
    return moves == count && Double(ownTimes) >= 0.95 * Double(count) && error <= 0.05
  }

  /// The number of moves at the beginning for which no velocity is computed.
  private static let beginning = 10
}

nonisolated extension [Double] {
  /// The middle value of a sorted list; `nil` for an empty one.
  fileprivate var middle: Double? { isEmpty ? nil : self[count / 2] }
}

nonisolated extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let unit = pow(10, Double(places))
    return (self * unit).rounded() / unit
  }
}

/// A scene that records every pointer move with the button down, and shows a square that never stops moving.
package final class FlickTarget: ScreenContent {
  private struct State {
    var size = CGSize.zero
    var strokes: [PointerStroke] = []
    var isPressed = false
    var frames = 0
  }

  /// One stroke of the pointer.
  package struct PointerStroke {
    /// The moves between press and release.
    package var moves: [FlickMeasurement.Move] = []
    /// The time at which the stroke ended; `nil` while the button is down.
    var end: TimeInterval?
  }

  /// Creates a scene without a stroke.
  package init() {}

  /// Called after the first frame was shown.
  package var onFirstFrame: () -> Void = {}
  /// Returns true to close the window; called with the time of each frame.
  package var isOver: (TimeInterval) -> Bool = { _ in false }

  package private(set) var displayList = DisplayList(size: .zero, background: .clear)
  package let chromeList = DisplayList(size: .zero, background: .clear)
  package let pointerShape = PointerShape.arrow
  package let isMoving = true
  package let nextWakeTime: TimeInterval? = nil
  private var time: TimeInterval = 0
  private var state = State()

  /// The strokes that have ended.
  package var strokes: [PointerStroke] { state.strokes.filter { $0.end != nil } }

  /// The number of frames shown.
  package var frames: Int { state.frames }

  package func handle(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized(let size, _)): state.size = size
    case .pointer(let pointer): note(pointer, at: event.timestamp)
    default: break
    }
  }

  package func advance(to time: TimeInterval) {
    self.time = time
    displayList.restart(size: state.size, background: Color(hex: 0xFAF4E6))
    let side = min(state.size.width, state.size.height) / 2
    let room = max(1, state.size.height - side)
    let y = (time * 300).truncatingRemainder(dividingBy: room)
    displayList.commands.append(
      DrawCommand(
        .fill(Color(hex: 0x185A8C), cornerRadius: 0), element: "bench/square",
        frame: CGRect(x: side / 2, y: y, width: side, height: side),
        clip: CGRect(origin: .zero, size: state.size)))
  }

  package func didPresent(_ frame: PresentedFrame) {
    state.frames += 1
    if state.frames == 1 { onFirstFrame() }
  }

  package func takePictureRequests() -> [PictureRequest] { [] }

  package func takeWindowRequests() -> [WindowRequest] { isOver(time) ? [.close] : [] }

  private func note(_ pointer: PointerEvent, at time: TimeInterval) {
    switch pointer.phase {
    case .pressed:
      state.isPressed = true
      state.strokes.append(PointerStroke())
    case .moved:
      guard state.isPressed else { return }
      let move = FlickMeasurement.Move(time: time, position: pointer.location.y)
      state.strokes[state.strokes.count - 1].moves.append(move)
    case .released, .cancelled:
      guard state.isPressed else { return }
      state.isPressed = false
      state.strokes[state.strokes.count - 1].end = time
    }
  }
}
