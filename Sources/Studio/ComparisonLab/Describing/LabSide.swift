import CollectionViews

/// One side of a pair: a screen, what acts in it, and what counts its failure.
struct LabSide {
  /// The screen; its size is the setting's.
  let screen: View
  /// What acts in the screen, before the gauge.
  let participants: [any FrameParticipant]
  /// What counts.
  let gauge: any Gauge
  /// What nothing else retains.
  let owned: [AnyObject]

  /// Creates a side.
  init(
    _ screen: View, gauge: any Gauge, participants: [any FrameParticipant] = [], owned: [AnyObject] = []
  ) {
    self.screen = screen
    self.participants = participants
    self.gauge = gauge
    self.owned = owned
  }
}
