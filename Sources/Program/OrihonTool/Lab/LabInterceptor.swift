import ComparisonLab
import Foundation
import Replays
import ScreenInterface
import Stage

/// An interceptor that closes a place of the lab when the user wants to be elsewhere.
///
/// `Esc` is a request for the index only where nothing else was open that it closes.
final class LabInterceptor: SessionInterceptor {
  let inside: any StagedContent
  private let navigator: LabNavigator
  private let isIndex: Bool
  /// What plays the stroke of a pair; `nil` in the index.
  private let player: ReplayInterceptor?
  /// The time that has passed in the window, in seconds.
  private(set) var time: TimeInterval = 0
  /// What the window is still to be asked for.
  private var requests: [WindowRequest] = []

  init(
    on inside: any StagedContent, _ navigator: LabNavigator, isIndex: Bool, playing player: ReplayInterceptor?
  ) {
    self.player = player
    self.inside = inside
    self.navigator = navigator
    self.isIndex = isIndex
  }

  /// A stroke that plays on a scene of another size than it was aimed at begins again.
  func handle(_ event: InputEvent) {
    let size = stage.sceneSize
    inside.handle(event)
    noteRequests()
    if stage.sceneSize != size, let player, !player.isFinished { navigator.go(to: .again) }
  }

  func advance(to time: TimeInterval) {
    self.time = time
    inside.advance(to: time)
  }

  /// True once the user wants to be elsewhere: a further key is pressed there.
  var givesWay: Bool { navigator.destination != nil || inside.givesWay }

  func takeWindowRequests() -> [WindowRequest] {
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
