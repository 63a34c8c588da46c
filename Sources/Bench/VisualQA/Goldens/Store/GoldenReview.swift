import Documents
package import Foundation
import Replays

/// A review of the proposed references in a report folder: the accepted and rejected ones, with undo.
///
/// Accepting copies references as `orihon approve` does; rejecting writes nothing. Copies of the former
/// references are kept beside them until the review is closed, so that every step can be undone.
package nonisolated struct GoldenReview {
  /// The decision on a golden, or on all of a scenario.
  package enum Decision: String, Sendable {
    /// The proposed reference was copied.
    case accepted
    /// The reference stays.
    case rejected
  }

  private struct Step {
    var former: [String: Decision]
    /// The references that the step wrote; empty for a rejection.
    var accepted: [GoldenActual] = []
    var approval: GoldenApproval?
  }

  private let report: URL
  private let goldens: GoldenPlace
  private let proposed: GoldenActuals
  private var steps: [Step] = []

  /// The decisions on goldens, by their paths.
  package private(set) var goldenDecisions: [String: Decision] = [:]

  /// The decisions on whole scenarios, by name: those that are equal for all their goldens.
  package var decisions: [String: Decision] {
    Dictionary(grouping: proposed.actuals, by: \.scenario).compactMapValues { actuals in
      let found = Set(actuals.map { goldenDecisions[$0.path] })
      return found.count == 1 ? found.first ?? nil : nil
    }
  }

  /// Creates a review of a report folder's proposed references for `goldens`.
  package init(_ proposed: GoldenActuals, of report: URL, to goldens: GoldenPlace) {
    self.proposed = proposed
    self.report = report
    self.goldens = goldens
  }

  /// The number of proposed references.
  package var count: Int { proposed.actuals.count }

  /// True when there is a step to be undone.
  package var canUndo: Bool { !steps.isEmpty }

  /// Copies the proposed references of scenarios, or single ones by their paths, all or none; skips those
  /// accepted before.
  ///
  /// - Throws: `VisualQAError.stale`, or a document error; then nothing was changed.
  /// - Returns: The number of references that were copied or deleted.
  package mutating func accept(_ names: [String]) throws(VisualQAError) -> Int {
    var chosen = proposed
    chosen.actuals = meant(by: names).filter { goldenDecisions[$0.path] != .accepted }
    guard !chosen.actuals.isEmpty else { return 0 }
    var approval = try chosen.approval(in: report, to: goldens)
    try approval.commit()
    steps.append(Step(former: goldenDecisions, accepted: chosen.actuals, approval: approval))
    for actual in chosen.actuals { goldenDecisions[actual.path] = .accepted }
    return chosen.actuals.count
  }

  /// Rejects the references of scenarios, or single ones, which stay as they are; an accepted one must be
  /// undone first.
  ///
  /// - Returns: The number of rejected references.
  package mutating func reject(_ names: [String]) -> Int {
    let open = meant(by: names).filter { goldenDecisions[$0.path] == nil }
    guard !open.isEmpty else { return 0 }
    steps.append(Step(former: goldenDecisions))
    for actual in open { goldenDecisions[actual.path] = .rejected }
    return open.count
  }

  private func meant(by names: [String]) -> [GoldenActual] {
    let names = Set(names)
    return proposed.actuals.filter { names.contains($0.scenario) || names.contains($0.path) }
  }

  /// Undoes the last step and its writes; does nothing without a step.
  ///
  /// - Throws: `VisualQAError.changedSince` where a reference is not the one that the step wrote, because
  /// someone changed it. Then the step stays.
  package mutating func undo() throws(VisualQAError) {
    guard var step = steps.last else { return }
    for actual in step.accepted { try check(actual) }
    steps.removeLast()
    step.approval?.abandon()
    goldenDecisions = step.former
  }

  private func check(_ accepted: GoldenActual) throws(VisualQAError) {
    if case .folder(let folder) = goldens, FolderBounds(folder).file(accepted.path) == nil {
      throw .changedSince(accepted.path)
    }
    let found = try VisualQAError.reading { () throws(DocumentError) in
      try goldens.keeper().data(at: accepted.path)
    }
    guard found.map({ GoldenActual.hash(of: $0, at: accepted.path) }) == accepted.hash else {
      throw .changedSince(accepted.path)
    }
  }

  /// Ends the review, and deletes the copies of the former references.
  package mutating func close() {
    for step in steps { step.approval?.close() }
    steps = []
  }
}
