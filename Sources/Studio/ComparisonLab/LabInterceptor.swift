package import Foundation
package import Replays
package import ScreenInterface
package import Stage

/// An interceptor that closes a screen of the lab when the user navigates away.
///
/// `Esc` opens the index only if it has closed nothing else.
package final class LabInterceptor: SessionInterceptor {
  package let inside: any StagedContent
  private let navigator: LabNavigator
  private let isIndex: Bool
  /// The interceptor that plays the stroke of a pair; `nil` in the index.
  private let player: ReplayInterceptor?
  /// The time that has passed in the window, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The pending requests to the window.
  private var requests: [WindowRequest] = []

  package init(
    on inside: any StagedContent, _ navigator: LabNavigator, isIndex: Bool, playing player: ReplayInterceptor?
  ) {
    self.player = player
    self.inside = inside
    self.navigator = navigator
    self.isIndex = isIndex
  }

  /// Passes the event on; a resize restarts a stroke that is playing.
  package func handle(_ event: InputEvent) {
    let size = stage.sceneSize
    inside.handle(event)
    noteRequests()
    if stage.sceneSize != size, let player, !player.isFinished { navigator.go(to: .again) }
  }

  package func advance(to time: TimeInterval) {
    self.time = time
    inside.advance(to: time)
  }

  /// True once the user has navigated away; further keys go to the next screen.
  package var givesWay: Bool { navigator.destination != nil || inside.givesWay }

  package func takeWindowRequests() -> [WindowRequest] {
    noteRequests()
    defer { requests.removeAll() }
    return navigator.destination == nil ? requests : requests + [.close]
  }

  private func noteRequests() {
    requests += inside.takeWindowRequests()
    guard !isIndex, let escape = requests.firstIndex(of: .leaveFullScreen) else { return }
    requests.remove(at: escape)
    navigator.go(to: .index)
  }
}
