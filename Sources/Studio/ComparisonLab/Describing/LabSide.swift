import CollectionViews

/// One side of a pair: a screen, what acts in it, and what counts its failure.
struct LabSide {
  /// The screen; its size is the setting's.
  let screen: View
  /// What acts in the screen, before the gauge.
  let participants: [any FrameParticipant]
  /// What counts.
  let metric: any FailureMetric
  /// What nothing else retains.
  let owned: [AnyObject]

  /// Creates a side.
  init(
    _ screen: View, metric: any FailureMetric, participants: [any FrameParticipant] = [],
    owned: [AnyObject] = []
  ) {
    self.screen = screen
    self.participants = participants
    self.metric = metric
    self.owned = owned
  }
}
