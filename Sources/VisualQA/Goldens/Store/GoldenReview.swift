import Documents
package import Foundation

/// A review of the proposed references in a report folder: what was accepted and rejected, and the way back.
///
/// Accepting copies references as `orihon approve` does; rejecting writes nothing. Copies of the former references
/// stay beside them until the review is closed, so that every step can be undone.
package nonisolated struct GoldenReview {
  /// The decision on a scenario.
  package enum Decision: String, Sendable {
    /// Its proposed references were copied.
    case accepted
    /// Its references stay.
    case rejected
  }

  private struct Step {
    var former: [String: Decision]
    var approval: GoldenApproval?
  }

  private let report: URL
  private let goldens: URL
  private let proposed: GoldenActuals
  private var steps: [Step] = []

  /// The decisions on scenarios, by name.
  package private(set) var decisions: [String: Decision] = [:]

  /// Creates a review of a report folder's proposed references for the folder `goldens`.
  package init(_ proposed: GoldenActuals, of report: URL, to goldens: URL) {
    self.proposed = proposed
    self.report = report
    self.goldens = goldens
  }

  /// The names of the scenarios with proposed references.
  package var scenarios: Set<String> { Set(proposed.actuals.map(\.scenario)) }

  /// True when there is a step to be undone.
  package var canUndo: Bool { !steps.isEmpty }

  /// Copies the proposed references of scenarios, all or none; those accepted before stay as they are.
  ///
  /// - Throws: `VisualQAError.stale`, or a document error; then nothing has changed.
  /// - Returns: The number of references that were copied or taken away.
  package mutating func accept(_ names: [String]) throws(VisualQAError) -> Int {
    let open = Set(names).intersection(scenarios).filter { decisions[$0] != .accepted }
    guard !open.isEmpty else { return 0 }
    var chosen = proposed
    chosen.actuals.removeAll { !open.contains($0.scenario) }
    var approval = try chosen.approval(in: report, to: goldens)
    try approval.commit()
    steps.append(Step(former: decisions, approval: approval))
    for name in open { decisions[name] = .accepted }
    return chosen.actuals.count
  }

  /// Leaves the references of scenarios as they are; what was accepted has to be undone.
  package mutating func reject(_ names: [String]) {
    let open = Set(names).intersection(scenarios).filter { decisions[$0] == nil }
    guard !open.isEmpty else { return }
    steps.append(Step(former: decisions, approval: nil))
    for name in open { decisions[name] = .rejected }
  }

  /// Takes the last step back, with what it wrote; nothing happens where there is none.
  package mutating func undo() {
    guard var step = steps.popLast() else { return }
    step.approval?.abandon()
    decisions = step.former
  }

  /// Ends the review, and deletes the copies of the former references.
  package mutating func close() {
    for step in steps { step.approval?.close() }
    steps = []
  }
}
