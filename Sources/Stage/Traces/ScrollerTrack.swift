import Foundation
import ScrollPhysics

/// What one scroller did in the last frames: what the traces draw.
struct ScrollerTrack {
  /// One frame of it.
  struct Sample {
    var time: TimeInterval
    var velocity: CGFloat
    var phase: ScrollPhase
  }

  /// An instant worth a mark in its lane.
  struct Mark {
    /// What happened.
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

  /// How many frames the trail of cards has.
  static let trailLength = 12

  /// The row's id; `nil` for the feed.
  let id: String?
  private(set) var samples = Ring<Sample>(capacity: 300)
  private(set) var marks = Ring<Mark>(capacity: 64)
  private(set) var calls = Ring<Call>(capacity: 300)
  /// Where the cards were, frame by frame.
  private(set) var trail = Ring<[CGRect]>(capacity: trailLength)
  private var knownCalls = 0

  init(id: String?) { self.id = id }

  /// When it last moved; `nil` where nothing of that is known.
  var lastMotion: TimeInterval? { samples.last { $0.phase != .idle }?.time }

  mutating func note(_ motion: MotionTrace, at time: TimeInterval) {
    samples.append(Sample(time: time, velocity: motion.velocity, phase: motion.phase))
  }

  mutating func note(_ event: ScrollEvent.Kind, at time: TimeInterval) {
    guard let kind = Mark.Kind(event) else { return }
    marks.append(Mark(time: time, kind: kind))
  }

  /// Takes how often the handler was called since counting began.
  mutating func note(calls: Int, because cause: ScrollCause, at time: TimeInterval) {
    defer { knownCalls = calls }
    guard calls > knownCalls else { return }
    self.calls.append(Call(time: time, count: calls - knownCalls, cause: cause))
  }

  /// Takes where the cards are; `write` appends their frames.
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
