package import Foundation

/// One comparison: a golden of one kind at one moment of a scenario, or a picture of a folder.
public nonisolated struct ReportCase: Sendable, Hashable {
  /// The reference's path below its folder; no two cases of a report share one.
  public var path: String
  /// The scenario's name, or the folder of a picture.
  public var scenario: String
  /// The outcome of the comparison.
  public var outcome: ReportOutcome
  /// The kind of golden.
  public var kind: GoldenKind
  /// The scene's name; `nil` when there is none.
  public var scene: String?
  /// The variant; `nil` when unknown.
  public var variant: GoldenVariant?
  /// The moment's name; `nil` when there is none.
  public var moment: String?
  /// The difference and its first frame, or the reason nothing was compared; default empty.
  public var explanation = ""
  /// True when something that it needs cannot be read, so that the run ends with 2; default false.
  package var isUnreadable = false
  /// The whole command that shows the case again, as a shell takes it; default empty for none.
  public var command = ""
  /// The tolerances, with the places that set them and the measured values; default none.
  public var tolerances: [ReportTolerance] = []
  /// The ids of the elements that were left out of the comparison.
  public var masks: [String] = []
  /// The case's part of the time of playing and comparing its scenario, in seconds; `nil` when it was not measured.
  package var seconds: TimeInterval?
  /// The pictures; cases that passed need none.
  public var pictures = ReportPictures()
  /// The motion of the scroller that differs; `nil` for none.
  public var motion: ReportMotion?

  /// Creates a case; everything else has its default.
  public init(_ path: String, scenario: String, kind: GoldenKind, outcome: ReportOutcome) {
    self.path = path
    self.scenario = scenario
    self.kind = kind
    self.outcome = outcome
  }
}
