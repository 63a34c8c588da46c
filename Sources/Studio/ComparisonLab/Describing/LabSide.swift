import CollectionViews

/// One side of a pair: a screen, the frame participants in it, and the metric of its failure.
struct LabSide {
  /// The screen; its size is the setting's.
  let screen: View
  /// The frame participants of the screen, which run before the metric.
  let participants: [any FrameParticipant]
  /// The metric of the side's failure.
  let metric: any FailureMetric
  /// The objects that nothing else retains.
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
