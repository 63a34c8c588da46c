import Foundation
import Replays
import ScreenInterface

/// A wrapper that asks for its window to be closed when everything was played and rests.
final class ClosingContent: ScreenContentWrapper {
  let content: any ScreenContent
  private let player: ReplayContent

  init(_ player: ReplayContent) {
    content = player
    self.player = player
  }

  func takeWindowRequests() -> [WindowRequest] {
    let requests = content.takeWindowRequests()
    return player.isOver ? requests + [.close] : requests
  }
}
