/// When references are written instead of compared.
public nonisolated enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Never: a missing reference is a failure.
  case never
  /// Where there is none yet.
  case missing
  /// Where there is none or it differs.
  case failed
  /// Always.
  case all

  /// The mode in an environment: where `CI` is set nothing is ever written, because a golden that writes itself
  /// proves nothing.
  public func allowed(in environment: [String: String]) -> RecordMode {
    environment["CI", default: ""].isEmpty ? self : .never
  }
}
