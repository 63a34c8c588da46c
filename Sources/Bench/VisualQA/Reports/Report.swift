package import Foundation

/// The results of a golden run, or of a comparison of two folders.
///
/// The page, `report.json` and the JUnit file are made from this value.
public nonisolated struct Report: Sendable, Hashable {
  /// The version of `report.json` that this program writes and reads.
  public static let version = 1

  /// The command that made the report, in shell syntax.
  public var command: String
  /// The program's version; default empty.
  public var program: String
  /// The notes on the whole run, such as that no picture with real fonts was compared.
  public var notes: [String]
  /// The command that approves the scenarios appended to it, in shell syntax; `nil` when there is nothing to approve.
  ///
  /// Only the page contains it, because it depends on the folder in which the program was started.
  package var approving: String?
  /// The paths of the cases that can be approved; `nil` where nothing can, as for folders of pictures.
  package var proposed: Set<String>?
  /// Every comparison, in the order in which it was made.
  public var cases: [ReportCase]

  /// Creates a report.
  public init(command: String, program: String = "", notes: [String] = [], cases: [ReportCase] = []) {
    self.command = command
    self.program = program
    self.notes = notes
    self.cases = cases
  }

  /// Returns the number of cases with this outcome.
  public func count(of outcome: ReportOutcome) -> Int { cases.count { $0.outcome == outcome } }

  /// The names of the scenarios, in the order in which they first occur.
  public var scenarios: [String] {
    var seen: Set<String> = []
    return cases.map(\.scenario).filter { seen.insert($0).inserted }
  }
}

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
