import CollectionViews

/// A frame participant that measures the failure of one side of a pair during a run.
///
/// It receives the calls of a `FrameParticipant`, and its state is saved and restored with the scene.
protocol FailureMetric: FrameParticipant {
  /// The measured values so far, in the order of the pair's measures.
  var readings: [Double] { get }

  /// The value of the pair's curve now; by default the first measured value.
  var plotted: Double { get }
}

extension FailureMetric {
  var plotted: Double { readings[0] }
}

/// A frame participant with a single state value, which is saved and restored with the scene.
protocol SingleValueState: FrameParticipant {
  associatedtype State: Sendable
  var state: State { get set }
}

extension SingleValueState {
  /// Returns the state.
  @MainActor func snapshot() -> any Sendable { state }

  /// Restores an earlier state.
  @MainActor func restore(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }
}
