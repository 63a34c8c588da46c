package import Foundation

/// A change of a running scene that was made outside the calls of its stage, so that no recording contains it.
///
/// The scene's time is that of the calls of the stage: events, frames, deadlines. A `Timer`, a `Task` or a thread acts
/// between them, at another time in every run.
package nonisolated struct UnrecordedChange: Sendable, Hashable {
  /// The kinds of change.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A scroll request, or its cancellation.
    case request
    /// The auto-scroll of a row was paused, resumed, stopped or started.
    case autoScroll
    /// A collection view was given other data.
    case data
    /// A label was given another text.
    case text
    /// An image view was given another picture.
    case picture
    /// A property kept its value although an earlier state of the scene was restored.
    case property
  }

  /// The kind of change.
  package var kind: Kind
  /// The name of what was changed: a scroller's, an element id, or a type with its property.
  package var name: String
  /// The scene's time when it was changed, in seconds.
  package var time: TimeInterval

  /// Creates a change.
  package init(_ kind: Kind, of name: String, at time: TimeInterval) {
    self.kind = kind
    self.name = name
    self.time = time
  }

  /// Returns true for a change of the same object, at whatever time.
  package func isLike(_ other: UnrecordedChange) -> Bool { kind == other.kind && name == other.name }
}
