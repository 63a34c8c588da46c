/// The result of a run, which is the exit status of the program.
public nonisolated enum RunStatus: Int32, Sendable, Hashable, CaseIterable {
  /// The run is done, and no difference was found.
  case done = 0
  /// There are differences, or an invariant is broken.
  case different = 1
  /// The usage or the input is wrong.
  case badInput = 2
  /// Reference files were written.
  case wrote = 3
}
