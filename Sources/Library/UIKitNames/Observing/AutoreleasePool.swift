/// Calls a closure and returns what it returns: on Linux there is no pool, objects go with their last reference.
///
/// Objective-C's counterpart: `autoreleasepool(invoking:)`.
public nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
