/// The outcome of one case of a report.
public nonisolated enum ReportOutcome: String, Sendable, Hashable, CaseIterable {
  /// It differs by more than the tolerance.
  case changed
  /// There was no reference; it was written in this run.
  case new
  /// The reference is missing and may not be written; or the picture is in the second folder only.
  case missing
  /// A reference that nothing was compared with any more.
  case deleted
  /// It could not be compared here; the explanation says why.
  case notCompared
  /// It is the same, or within the tolerance.
  case passed

  /// True when such a case fails the run.
  public var isFailure: Bool { self == .changed || self == .missing || self == .deleted }
}
