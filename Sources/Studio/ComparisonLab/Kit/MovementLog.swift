import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A listener's record of a row's movement, as reported to an app.
final class MovementLog: SingleValueState {
  /// A stage of a movement.
  nonisolated enum Part: String, Sendable, Hashable {
    case still
    case held
    case free

    /// Creates the stage that contains a phase.
    init(_ phase: ScrollPhase) {
      switch phase {
      case .idle, .tracking: self = .still
      case .dragging: self = .held
      case .decelerating, .bouncing, .animating: self = .free
      }
    }

    /// The text in a lane.
    var word: String {
      switch self {
      case .still: "rest"
      case .held: "held"
      case .free: "free"
      }
    }
  }

  struct State: Sendable {
    var part = Part.still
    /// The number of reported changes.
    var count = 0
    var words: [String] = []
  }

  var state = State()

  /// Records a change.
  func hear(_ part: Part) {
    guard part != state.part else { return }
    state.part = part
    state.count += 1
    state.words = (state.words + [part.word]).suffix(12)
  }
}

/// An observer of one row's events, which every row of Orihon emits.
final class RowEventListener: FrameParticipant {
  private let ear: MovementLog
  private let row: LabRow

  init(_ ear: MovementLog, to row: LabRow) {
    self.ear = ear
    self.row = row
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard row.isOrigin(of: event), case .motion(.phaseChanged(let phase)) = event.kind else { return }
    ear.hear(MovementLog.Part(phase))
  }
}
