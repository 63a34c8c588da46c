/// How a run ends, as the number that the program exits with.
public nonisolated enum RunStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Done, and all is equal.
  case done = 0
  /// There are differences, or an invariant is broken.
  case different = 1
  /// The usage or the input is wrong.
  case badInput = 2
  /// References were written.
  case wrote = 3
}
