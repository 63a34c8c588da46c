/// One comparison: a golden of one kind at one moment of a scenario, or a picture of a folder.
public nonisolated struct ReportCase: Sendable, Hashable {
  /// The reference's path below its folder; no two cases of a report share one.
  public var path: String
  /// The scenario's name, or the folder of a picture.
  public var scenario: String
  /// How it fared.
  public var outcome: ReportOutcome
  /// What was compared.
  public var kind: GoldenKind
  /// The scene's name; `nil` where there is none.
  public var scene: String?
  /// The surroundings; `nil` where nobody knows them.
  public var variant: GoldenVariant?
  /// The moment's name; `nil` where there is none.
  public var moment: String?
  /// What differs and from which frame on, or why nothing was compared; default empty.
  public var explanation = ""
  /// The whole command that shows the case again, as a shell takes it; default empty for none.
  public var command = ""
  /// What is tolerated, where that was decided, and what was measured; default none.
  public var tolerances: [ReportTolerance] = []
  /// The ids of the elements that were left out of the comparison.
  public var masks: [String] = []
  /// The pictures; cases that passed need none.
  public var pictures = ReportPictures()
  /// How the scroller moved that differs; `nil` for none.
  public var motion: ReportMotion?

  /// Creates a case; everything else has its default.
  public init(_ path: String, scenario: String, kind: GoldenKind, outcome: ReportOutcome) {
    self.path = path
    self.scenario = scenario
    self.kind = kind
    self.outcome = outcome
  }
}
