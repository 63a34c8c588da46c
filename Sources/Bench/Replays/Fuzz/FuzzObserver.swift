package import Foundation

/// What a fuzz test asks and tells while it is played.
package struct FuzzObserver {
  /// Returns true when the test is to end after the script that is played; by default never.
  package var isEnded: () -> Bool = { false }
  /// Takes a finding of a scene as soon as its smallest script has been shrunk; by default ignores it.
  package var onFinding: (_ scene: String, FuzzFinding) throws -> Void = { _, _ in }
  /// Takes the time that a script on a scene took, in seconds; by default ignores it.
  package var onPlayed: (_ scene: String, _ seconds: TimeInterval) -> Void = { _, _ in }

  /// Creates an observer that does nothing.
  package init() {}
}
