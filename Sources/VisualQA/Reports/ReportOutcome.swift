/// How one case of a report fared.
public nonisolated enum ReportOutcome: String, Sendable, Hashable, CaseIterable {
  /// It differs by more than is tolerated.
  case changed
  /// There was no reference: it was written just now.
  case new
  /// A reference should be there and is not, and none may be written; or the picture is in the second folder only.
  case missing
  /// A reference that nothing stands against any more.
  case deleted
  /// It could not be compared here; the explanation says why.
  case notCompared
  /// It is the same, or within what is tolerated.
  case passed

  /// Whether a run with such a case has failed.
  public var isFailure: Bool { self == .changed || self == .missing || self == .deleted }
}
