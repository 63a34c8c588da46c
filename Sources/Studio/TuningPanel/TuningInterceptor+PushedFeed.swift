import FeedFiles
import Stage

/// What the panel does while a card's link has pushed another feed over the one that it tunes.
extension TuningInterceptor {
  /// The reason why the feed on screen is not tuned; `nil` where it is.
  var reasonNotToTune: String? {
    stage.content.pushedFeed.map {
      "\($0) is on screen, and only the first feed is tuned: go back to it, or open \($0) by itself"
    }
  }

  /// Shows the reason on the panel where it shows no other message, and removes it with the pushed feed.
  func tellPushedFeed() {
    let reason = reasonNotToTune
    let former = state.panel?.message
    if let told = state.untuned, told != reason, former?.words == told { state.panel?.message = nil }
    if let reason, state.panel?.message == nil { state.panel?.message = .refused(reason) }
    if state.panel?.message != former { state.drawn = nil }
    state.untuned = reason
  }
}
