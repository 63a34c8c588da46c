import Foundation

/// The delay between a frame's deadline and its showing, on a window whose display sets no pace.
///
/// With it frames follow each other evenly although some take longer to draw than others.
///
/// A frame shows the scene of its deadline. Shown as soon as it is drawn, a slow frame would come late and
/// the next one early.
struct PresentationDelay: Hashable {
  /// The longest recent drawing time, slowly fading, in seconds; 0 before the first frame.
  private(set) var seconds: TimeInterval = 0

  /// Notes the time that drawing a frame took, at frames `interval` seconds apart.
  mutating func note(work: TimeInterval, interval: TimeInterval) {
    let wanted = work + interval * Self.margin
    seconds = min(max(wanted, seconds - (seconds - wanted) * Self.fading), interval * Self.longest)
  }

  /// The spare part of an interval for a frame that is only a little slower than the slowest.
  private static let margin = 0.02
  /// The part of the difference that fades with each frame: after three seconds most of it is gone.
  private static let fading = 0.005
  /// The longest delay, as a part of an interval, so that input is never seen late.
  private static let longest = 0.35
}
