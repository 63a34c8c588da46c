import Foundation

/// The delay between a frame's deadline and its presentation, on a window without vsync.
///
/// With it frames follow each other evenly although some take longer to draw than others.
///
/// A frame shows the scene at its deadline. If it were presented as soon as it is drawn, a slow frame would
/// come late and the next one early.
struct PresentationDelay: Hashable {
  /// The longest recent drawing time, slowly decaying, in seconds; 0 before the first frame.
  private(set) var seconds: TimeInterval = 0

  /// Records the drawing time of a frame, at frames `interval` seconds apart.
  mutating func note(work: TimeInterval, interval: TimeInterval) {
    let wanted = work + interval * Self.margin
    seconds = min(max(wanted, seconds - (seconds - wanted) * Self.fading), interval * Self.longest)
  }

  /// The margin for a frame that is only a little slower than the slowest, as a fraction of an interval.
  private static let margin = 0.02
  /// The fraction of the difference that decays with each frame: after three seconds most of it is gone.
  private static let fading = 0.005
  /// The longest delay, as a fraction of an interval, so that input is never shown late.
  private static let longest = 0.35
}
