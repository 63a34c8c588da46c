/// A stage or a board as a window or a run drives it, with taps in between: logs, recordings, replays, counters.
///
/// Each tap lies around those added before it: an event and the time reach the tap added last first, and the
/// stage at the end. A tap is made inside `tap(_:)`, from what it will lie around, so that it never reads
/// another stage than the session's own.
package final class StageSession: SessionInterceptor {
  /// What a further tap would lie around: the stage with all taps so far.
  package private(set) var inside: any StagedContent

  /// Begins a session of a stage or a board without taps.
  package init(_ content: any StagedContent) { inside = content }

  /// Adds a tap around everything added before, and returns it.
  @discardableResult
  package func intercept<Tap: SessionInterceptor, Failure: Error>(
    _ make: (any StagedContent) throws(Failure) -> Tap
  ) throws(Failure) -> Tap {
    let interceptor = try make(inside)
    inside = interceptor
    return interceptor
  }
}
