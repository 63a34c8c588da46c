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
