import Foundation
import SceneReadings
import ScrollPhysics

/// The record of one scroller in the last frames, from which the trails are drawn.
struct ScrollerTrack {
  /// The scroller in one frame.
  struct Sample {
    var time: TimeInterval
    var velocity: CGFloat
    var phase: ScrollPhase
  }

  /// A marked instant in the scroller's lane.
  struct Mark {
    /// The kinds of marked instants.
    enum Kind: String, CaseIterable {
      case begin, request, release, settle, page, seam
    }

    var time: TimeInterval
    var kind: Kind
  }

  /// A frame in which the section's handler was called.
  struct Call {
    var time: TimeInterval
    var count: Int
    var cause: ScrollCause
  }

  /// The number of frames in the trail of cards.
  static let trailLength = 12

  /// The scroller's id.
  let id: ScrollerID
  private(set) var samples = Ring<Sample>(capacity: 300)
  private(set) var marks = Ring<Mark>(capacity: 64)
  private(set) var calls = Ring<Call>(capacity: 300)
  /// The frames of the cards in the window, frame by frame.
  private(set) var trail = Ring<[CGRect]>(capacity: trailLength)
  private var knownCalls = 0

  init(id: ScrollerID) { self.id = id }

  /// The time of the last recorded motion; `nil` where there is none.
  var lastMotion: TimeInterval? { samples.last { $0.phase != .idle }?.time }

  mutating func note(_ motion: MotionTrace, at time: TimeInterval) {
    samples.append(Sample(time: time, velocity: motion.velocity, phase: motion.phase))
  }

  mutating func note(_ event: ScrollEvent.Kind, at time: TimeInterval) {
    guard let kind = Mark.Kind(event) else { return }
    marks.append(Mark(time: time, kind: kind))
  }

  /// Records the handler's calls; `calls` is their number since counting began.
  mutating func note(calls: Int, because cause: ScrollCause, at time: TimeInterval) {
    defer { knownCalls = calls }
    guard calls > knownCalls else { return }
    self.calls.append(Call(time: time, count: calls - knownCalls, cause: cause))
  }

  /// Records the frames of the cards; `write` appends them.
  mutating func noteCards(_ write: (inout [CGRect]) -> Void) {
    trail.appendReusing([]) { frames in
      frames.removeAll(keepingCapacity: true)
      write(&frames)
    }
  }
}

extension ScrollerTrack.Mark.Kind {
  fileprivate init?(_ event: ScrollEvent.Kind) {
    switch event {
    case .phaseChanged(.dragging): self = .begin
    case .requested: self = .request
    case .willSettle: self = .release
    case .didSettle: self = .settle
    case .stopChanged: self = .page
    case .seamCrossed: self = .seam
    case .ended, .directionChanged, .phaseChanged: return nil
    }
  }
}
