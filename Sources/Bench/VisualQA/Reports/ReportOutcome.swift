/// The outcome of one case of a report.
public nonisolated enum ReportOutcome: String, Sendable, Hashable, CaseIterable {
  /// The golden differs by more than the tolerance.
  case changed
  /// There was no reference; it was written in this run.
  case new
  /// The reference is missing and the mode does not allow writing it; or the picture is in the second folder only.
  case missing
  /// The reference has nothing to compare with any more.
  case deleted
  /// The golden could not be compared on this machine; the explanation says why.
  case notCompared
  /// The golden is equal, or within the tolerance.
  case passed

  /// True when a case with this outcome fails the run.
  public var isFailure: Bool { self == .changed || self == .missing || self == .deleted }
}
