import Foundation

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

/// A group of failures with one cause: the case that reports the cause, and the cases that follow from it.
///
/// A motion that differs makes states, draw lists and pictures differ, often in several variants. These count
/// as one failure. A difference without motion is reported by the first case with a picture.
package nonisolated struct ReportCause: Sendable, Hashable {
  /// The index of the case that reports the cause: one of a motion, if one differs; else one with a picture,
  /// if there is one.
  package var head: Int
  /// The indices of the cases that follow from it, in their order.
  package var followers: [Int] = []
}

nonisolated extension Report {
  /// The causes of all failures, in the order in which they first occur.
  package var causes: [ReportCause] { Self.causes(of: Array(cases.enumerated())) }

  /// Returns the causes of the failures among some cases with their indices.
  ///
  /// Cases of goldens have one cause if they belong to one scenario and the first lines of their explanations
  /// are equal. Missing and orphaned references, and pictures of folders, have no common cause.
  static func causes(of cases: [(offset: Int, element: ReportCase)]) -> [ReportCause] {
    struct Key: Hashable {
      var scenario: String
      var explanation: Substring
    }
    var causes: [ReportCause] = []
    var known: [Key: Int] = [:]
    var figures: Set<Int> = []
    var pictures: Set<Int> = []
    for (place, value) in cases where value.outcome.isFailure {
      let explanation = value.explanation.split(separator: "\n").first ?? ""
      guard value.outcome == .changed, value.variant != nil, !explanation.isEmpty else {
        causes.append(ReportCause(head: place))
        continue
      }
      let key = Key(scenario: value.scenario, explanation: explanation)
      if let index = known[key] {
        // The figure of the motion belongs to the reporting case, and so does the picture if nothing moves.
        let isFigure = value.motion != nil && figures.insert(index).inserted
        let isPicture = !value.pictures.isEmpty && pictures.insert(index).inserted
        if isFigure || isPicture && !figures.contains(index) {
          causes[index].followers.insert(causes[index].head, at: 0)
          causes[index].head = place
        } else {
          causes[index].followers.append(place)
        }
      } else {
        known[key] = causes.count
        if value.motion != nil { figures.insert(causes.count) }
        if !value.pictures.isEmpty { pictures.insert(causes.count) }
        causes.append(ReportCause(head: place))
      }
    }
    return causes
  }
}

/// A merge of the reports of several runs, such as those of shards.
public nonisolated enum ReportMerge {
  /// Returns the cases of all reports in their order; a note that several reports have is kept once.
  ///
  /// - Throws: `VisualQAError.doubleCase` when two reports contain a case of the same path, as neither can be
  /// preferred.
  public static func merged(
    _ reports: [(name: String, report: Report)], command: String, program: String
  ) throws(VisualQAError) -> Report {
    var merged = Report(command: command, program: program)
    var owners: [String: String] = [:]
    for (name, report) in reports {
      for note in report.notes where !merged.notes.contains(note) { merged.notes.append(note) }
      for value in report.cases {
        if let owner = owners.updateValue(name, forKey: value.path) {
          throw .doubleCase(value.path, reports: [owner, name])
        }
        merged.cases.append(value)
      }
    }
    return merged
  }
}
