/// The mode that decides when references are written instead of compared.
public nonisolated enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// References are never written; a missing one is a failure.
  case never
  /// Missing references are written.
  case missing
  /// Missing and differing references are written.
  case failed
  /// All references are written.
  case all

  /// Returns the mode in an environment; always `never` if `CI` is set.
  ///
  /// A build server writes no references, because a golden that it writes itself proves nothing.
  public func allowed(in environment: [String: String]) -> RecordMode {
    environment["CI", default: ""].isEmpty ? self : .never
  }
}
