import Documents
import Foundation

/// The message about a desktop that gives a window another size than it asked for, told once.
struct SizeNotice {
  /// The time after the start in which a change of the size is the desktop's and not the user's, in seconds.
  private static let beginning: TimeInterval = 1

  private let asked: CGSize
  private var isOver = false

  /// Begins with the size that the window asks for, in points.
  init(asked: CGSize) { self.asked = asked }

  /// Returns the message at a frame `time` seconds after the start; `nil` where there is nothing to tell.
  mutating func message(of size: CGSize, at time: TimeInterval) -> String? {
    guard !isOver else { return nil }
    isOver = time > Self.beginning || size != asked
    guard isOver, size != asked, time <= Self.beginning else { return nil }
    return
      "the desktop gave the window \(NumberText.extent(size)) points instead of \(NumberText.extent(asked)); "
      + "a tiling desktop does so where no rule lets the window float"
  }
}
