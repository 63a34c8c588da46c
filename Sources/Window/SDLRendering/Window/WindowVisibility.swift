import Foundation

/// A record of the window's visibility to the user, as far as the program can tell.
struct WindowVisibility: Hashable {
  /// True while the desktop shows the window: neither hidden nor minimised.
  var isShown = true
  /// True while presenting blocks, the only sign on Wayland that other windows cover this one.
  private(set) var isBlocked = false
  private var hasPresented = false

  /// True while the window can be seen, as far as the program can tell.
  var isVisible: Bool { isShown && !isBlocked }

  /// True while other windows cover a window that the desktop shows, as far as the program can tell.
  var isCovered: Bool { isShown && isBlocked }

  /// Returns the seconds between two frames: `interval`, or more while nobody can see the window.
  func interval(_ interval: TimeInterval) -> TimeInterval {
    guard isShown else { return Self.hiddenInterval }
    return isBlocked ? Self.blockedInterval : interval
  }

  /// Notes the time that a present took; the first present does not count, as drivers prepare then.
  mutating func presented(in duration: TimeInterval) {
    if hasPresented { isBlocked = duration > Self.longestPresent }
    hasPresented = true
  }

  /// Forgets the timings, after the renderer was made anew.
  mutating func restartTiming() { hasPresented = false }

  private static let longestPresent: TimeInterval = 0.1
  private static let hiddenInterval: TimeInterval = 1
  /// The seconds between two trial presents of a covered window.
  ///
  /// No event tells that a window is uncovered; a present that goes through does.
  private static let blockedInterval: TimeInterval = 0.25
}
