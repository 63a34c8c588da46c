import CollectionViews

/// Something that watches a side run and counts its failure.
///
/// It sees what a participant sees, and goes back in time with the scene.
protocol FailureMetric: FrameParticipant {
  /// The readings so far, in the order of the pair's measures.
  var readings: [Double] { get }

  /// The value of the pair's curve now; by default the first reading.
  var plotted: Double { get }
}

extension FailureMetric {
  var plotted: Double { readings[0] }
}

/// A participant whose whole memory is one value, so that it goes back in time with the scene.
protocol SingleValueState: FrameParticipant {
  associatedtype State: Sendable
  var state: State { get set }
}

extension SingleValueState {
  /// The memory.
  @MainActor func snapshot() -> any Sendable { state }

  /// Takes the memory of an earlier moment.
  @MainActor func restore(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }
}
