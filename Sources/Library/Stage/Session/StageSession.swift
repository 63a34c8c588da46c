/// A stage or a board with the interceptors around it, such as logs, recordings, replays and counters.
///
/// Each interceptor wraps those added before it: an event and the time reach the one added last first, and the stage
/// at the end. An interceptor is made inside `intercept(_:)`, from the content that it will wrap, so that it never
/// reads another stage than the session's own.
package final class StageSession: SessionInterceptor {
  /// The content that a further interceptor would wrap: the stage with all interceptors so far.
  package private(set) var inside: any StagedContent

  /// Creates a session of a stage or a board without interceptors.
  package init(_ content: any StagedContent) { inside = content }

  /// Adds an interceptor around everything added before, and returns it.
  @discardableResult
  package func intercept<Tap: SessionInterceptor, Failure: Error>(
    _ make: (any StagedContent) throws(Failure) -> Tap
  ) throws(Failure) -> Tap {
    let interceptor = try make(inside)
    inside = interceptor
    return interceptor
  }
}
