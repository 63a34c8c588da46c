import Foundation

/// The window's visibility to the user, as far as the program can detect it.
struct WindowVisibility: Hashable {
  /// True while the desktop shows the window: neither hidden nor minimised.
  var isShown = true
  /// True while presenting blocks, the only sign on Wayland that other windows cover this one.
  private(set) var isBlocked = false
  private var hasPresented = false

  /// True while the window is visible, as far as the program can detect it.
  var isVisible: Bool { isShown && !isBlocked }

  /// True while other windows cover a shown window, as far as the program can detect it.
  var isCovered: Bool { isShown && isBlocked }

  /// Returns the seconds between two frames: `interval`, or more while nobody can see the window.
  func interval(_ interval: TimeInterval) -> TimeInterval {
    guard isShown else { return Self.hiddenInterval }
    return isBlocked ? Self.blockedInterval : interval
  }

  /// Records the duration of a present; the first one is ignored, as drivers initialize then.
  mutating func presented(in duration: TimeInterval) {
    if hasPresented { isBlocked = duration > Self.longestPresent }
    hasPresented = true
  }

  /// Resets the timings, after the renderer was recreated.
  mutating func restartTiming() { hasPresented = false }

  private static let longestPresent: TimeInterval = 0.1
  private static let hiddenInterval: TimeInterval = 1
  /// The seconds between two trial presents of a covered window.
  ///
  /// No event reports that a window is uncovered; only a successful present shows it.
  private static let blockedInterval: TimeInterval = 0.25
}
