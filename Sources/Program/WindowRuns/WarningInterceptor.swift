import Documents
import FeedFiles
import Foundation
import SceneTools
import ScreenInterface
import Stage

/// An interceptor that tells the warnings of a feed in a note: when it is opened, read again or pushed.
///
/// A feed with warnings still shows, so that each is told once, and no banner stays over it.
final class WarningInterceptor: SessionInterceptor {
  private struct State {
    var reading: FeedReading
    /// The feed at the top, as the log names it, whose warnings were told; `nil` where they are to be looked at.
    var top: String?
    /// The warnings that were told of each feed.
    var told: [String: [DocumentFault]] = [:]
  }

  let inside: any StagedContent
  private let tools: Toolbox
  private var state: State

  /// Wraps `inside`, which shows the feed of `reading`.
  init(on inside: any StagedContent, tools: Toolbox, _ reading: FeedReading) {
    (self.inside, self.tools) = (inside, tools)
    state = State(reading: reading)
  }

  /// Tells the warnings of a feed that was read again, where they are others.
  func take(_ reading: FeedReading) {
    state.reading = reading
    state.top = nil
  }

  func advance(to time: TimeInterval) {
    inside.advance(to: time)
    let content = inside.stage.content
    let top = content.pushedFeed ?? ""
    guard top != state.top else { return }
    state.top = top
    let warnings = content.pushedWarnings ?? state.reading.ownWarnings
    guard warnings != state.told[top, default: []] else { return }
    state.told[top] = warnings
    if let note = Self.note(of: warnings) { tools.tell(note) }
  }

  /// Returns the text of a note: the first warning, and the number of others; `nil` without warnings.
  nonisolated static func note(of warnings: [DocumentFault]) -> String? {
    warnings.first.map { $0.description + (warnings.count > 1 ? "  (+\(warnings.count - 1))" : "") }
  }
}
