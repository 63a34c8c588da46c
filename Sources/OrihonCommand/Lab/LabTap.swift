import ComparisonLab
import Foundation
import ScreenInterface
import Stage

/// A tap that closes a place of the lab when the user wants to be elsewhere.
///
/// `Esc` is a wish for the index only where nothing else was open that it closes.
final class LabTap: SessionTap {
  let inside: any StagedContent
  private let navigator: LabNavigator
  private let isIndex: Bool
  /// The time that has passed in the window, in seconds.
  private(set) var time: TimeInterval = 0

  init(on inside: any StagedContent, _ navigator: LabNavigator, isIndex: Bool) {
    self.inside = inside
    self.navigator = navigator
    self.isIndex = isIndex
  }

  func advance(to time: TimeInterval) {
    self.time = time
    inside.advance(to: time)
  }

  func takeWindowRequests() -> [WindowRequest] {
    var requests = inside.takeWindowRequests()
    if !isIndex, let escape = requests.firstIndex(of: .leaveFullScreen) {
      requests.remove(at: escape)
      navigator.go(to: .index)
    }
    return navigator.destination == nil ? requests : requests + [.close]
  }
}
