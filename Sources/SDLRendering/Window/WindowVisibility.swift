import Foundation

/// Whether anybody can see the window, as far as that can be told.
struct WindowVisibility: Hashable {
  /// What the desktop says: neither hidden nor minimised.
  var isShown = true
  /// Presenting blocks, which is how a covered window shows on Wayland.
  private(set) var isBlocked = false
  private var hasPresented = false

  /// Whether anybody can see the window.
  var isVisible: Bool { isShown && !isBlocked }

  /// Whether other windows hide one that the desktop shows, as far as that can be told.
  var isCovered: Bool { isShown && isBlocked }

  /// Seconds between frames: `interval`, or a slow timer while nobody can see them.
  func interval(_ interval: TimeInterval) -> TimeInterval {
    guard isShown else { return Self.hiddenInterval }
    return isBlocked ? Self.blockedInterval : interval
  }

  /// Takes note of how long presenting took; the first time does not count, as drivers prepare then.
  mutating func presented(in duration: TimeInterval) {
    if hasPresented { isBlocked = duration > Self.longestPresent }
    hasPresented = true
  }

  /// Forgets the timings, after the renderer was made anew.
  mutating func restartTiming() { hasPresented = false }

  private static let longestPresent: TimeInterval = 0.1
  private static let hiddenInterval: TimeInterval = 1
  /// Nobody tells that a window is uncovered: a present that goes through does, so one is tried so often.
  private static let blockedInterval: TimeInterval = 0.25
}
