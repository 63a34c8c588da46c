/// The cases in which references are written instead of compared.
public nonisolated enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// References are never written: a missing one is a failure.
  case never
  /// Missing references are written.
  case missing
  /// Missing and differing references are written.
  case failed
  /// All references are written.
  case all

  /// The mode in an environment; always `never` if `CI` is set.
  ///
  /// On a build server nothing is ever written, because a golden that writes itself proves nothing.
  public func allowed(in environment: [String: String]) -> RecordMode {
    environment["CI", default: ""].isEmpty ? self : .never
  }
}
