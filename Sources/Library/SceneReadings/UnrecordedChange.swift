package import Foundation

/// A change of a running scene that comes from outside its own time, so that no recording has it.
///
/// The scene's time is what the stage tells it: events, frames, deadlines. A `Timer`, a `Task` or a thread acts
/// between them, at another instant in every run.
package nonisolated struct UnrecordedChange: Sendable, Hashable {
  /// The kinds of change.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A scroller was asked to move, or to stop.
    case request
    /// The auto-scroll of a row was paused, resumed, stopped or started.
    case autoScroll
    /// A collection view was given other data.
    case data
    /// A label was given another text.
    case text
    /// An image view was given another picture.
    case picture
    /// A property kept its value although the scene went back in time.
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

  /// True for a change of the same thing, at whatever time.
  package func isLike(_ other: UnrecordedChange) -> Bool { kind == other.kind && name == other.name }
}
