package import Foundation

/// One comparison of a report: a golden of one kind of a scenario's capture, or a picture of a folder.
public nonisolated struct ReportCase: Sendable, Hashable {
  /// The reference's path relative to its folder, which is unique in a report.
  public var path: String
  /// The scenario's name, or the picture's folder.
  public var scenario: String
  /// The outcome of the comparison.
  public var outcome: ReportOutcome
  /// The kind of golden.
  public var kind: GoldenKind
  /// The scene's name; `nil` when there is none.
  public var scene: String?
  /// The variant; `nil` when unknown.
  public var variant: GoldenVariant?
  /// The capture's name; `nil` when there is none.
  public var moment: String?
  /// The difference and its first frame, or the reason why nothing was compared; default empty.
  public var explanation = ""
  /// True when one of its files cannot be read, so that the exit status is 2; default false.
  package var isUnreadable = false
  /// The shell command that reproduces the case; default empty for none.
  public var command = ""
  /// The tolerances, with their sources and the measured values; default none.
  public var tolerances: [ReportTolerance] = []
  /// The ids of the elements excluded from the comparison.
  public var masks: [String] = []
  /// The case's share of the time of playing and comparing its scenario, in seconds; `nil` when it was not measured.
  package var seconds: TimeInterval?
  /// The pictures; cases that passed need none.
  public var pictures = ReportPictures()
  /// The motion of the scroll view that differs; `nil` for none.
  public var motion: ReportMotion?

  /// Creates a case; all other values have their defaults.
  public init(_ path: String, scenario: String, kind: GoldenKind, outcome: ReportOutcome) {
    self.path = path
    self.scenario = scenario
    self.kind = kind
    self.outcome = outcome
  }
}
