import Foundation

/// How long after its deadline a frame is shown where no display sets the pace, so that frames follow each other
/// evenly although some take longer to draw than others.
///
/// A frame shows the scene of its deadline; shown as soon as it is drawn, a hard one would come late and the next
/// one early.
struct PresentLead: Hashable {
  /// The longest work of late, fading, in seconds; 0 before the first frame.
  private(set) var seconds: TimeInterval = 0

  /// Notes what drawing a frame took, at frames `interval` seconds apart.
  mutating func note(work: TimeInterval, interval: TimeInterval) {
    let wanted = work + interval * Self.margin
    seconds = min(max(wanted, seconds - (seconds - wanted) * Self.fading), interval * Self.longest)
  }

  /// What is left for a frame that is only a little harder than the hardest.
  private static let margin = 0.02
  /// How much of the difference goes with each frame: after three seconds most of it has.
  private static let fading = 0.005
  /// Beyond this part of an interval a frame is shown when it is ready, so that input is never seen late.
  private static let longest = 0.35
}
