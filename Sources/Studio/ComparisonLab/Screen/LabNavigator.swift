import CollectionViews
package import Foundation
package import Replays
package import ScreenInterface
package import Stage

/// The destination of a navigation key in a pair.
package nonisolated enum LabDestination: Sendable, Hashable {
  /// The same pair from its beginning.
  case again
  /// The next pair.
  case next
  /// The previous pair.
  case previous
  /// The index of all pairs.
  case index
  /// The pair with this name.
  case pair(String)
}

/// The navigation state of the lab, which stores the requested destination.
package final class LabNavigator {
  /// The requested destination; `nil` while there is none.
  package private(set) var destination: LabDestination?

  /// Creates a navigator without a destination.
  package init() {}

  /// Called once, when the stroke of a pair has been played to its end and everything rests.
  var onStrokeEnd: (() -> Void)?

  /// Requests a destination.
  package func go(to destination: LabDestination) { self.destination = destination }

  func strokeEnded() {
    onStrokeEnd?()
    onStrokeEnd = nil
  }
}

/// The keyboard handler of a pair: `Space` plays it again, the arrows go to the other pairs.
final class LabKeys: FrameParticipant {
  private let navigator: LabNavigator?

  init(_ navigator: LabNavigator?) { self.navigator = navigator }

  func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
    guard let navigator, let destination = destination(of: Command(key, in: .inPair)) else { return false }
    navigator.go(to: destination)
    return true
  }

  private func destination(of command: Command?) -> LabDestination? {
    switch command {
    case .playAgain: .again
    case .previousPair: .previous
    case .nextPair: .next
    default: nil
    }
  }
}

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
    if player?.isOver == true, player?.failure == nil { navigator.strokeEnded() }
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
