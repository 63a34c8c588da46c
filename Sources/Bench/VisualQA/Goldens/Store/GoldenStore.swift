public import Documents
public import Foundation
import Measurements
import Replays
package import ScreenInterface

/// The references in a folder or in a store, with which playbacks are compared, and which are written if the mode allows
/// it.
///
/// A reference's path is `<scenario>/<width>x<height>@<scale>/<theme>/<direction>/<kind>-<moment>.<ending>`.
/// A version that differs is written to the report folder under the same path with `.new` before its ending,
/// never over the reference.
public struct GoldenStore {
  /// The place of the references.
  let keeper: any GoldenKeeper
  /// The folder for versions that differ; `nil` to write none.
  public var report: URL?
  /// The mode that decides when references are written.
  public var mode: RecordMode
  let coding: (any BitmapCoding)?

  /// Creates a store of the references in a folder; without `coding` it skips pictures.
  package init(
    _ folder: URL, report: URL? = nil, mode: RecordMode = .never, coding: (any BitmapCoding)? = nil
  ) {
    self.init(GoldenFolder(folder), report: report, mode: mode, coding: coding)
  }

  /// Creates a store; without `coding` it skips pictures.
  package init(
    _ keeper: any GoldenKeeper, report: URL? = nil, mode: RecordMode = .never,
    coding: (any BitmapCoding)? = nil
  ) {
    self.keeper = keeper
    self.report = report
    self.mode = mode
    self.coding = coding
  }

  /// Compares a playback with its references, the cheapest kind first.
  public func check(
    _ take: GoldenPlayback, of scenario: GoldenScenario, in variant: GoldenVariant
  ) throws(DocumentError) -> GoldenVerdict {
    let session = GoldenSession(self, of: scenario, in: variant)
    var verdict = GoldenVerdict(scenario, in: variant)
    if scenario.keeps.contains(.motion), !scenario.usesInstalledFonts {
      try check(take, in: session, into: &verdict)
    }
    if let failure = take.failure {
      let reason = failure.description
      verdict.results.append(
        GoldenResult(session.path(.motion, nil), kind: .motion, .differs(.brokenOff(reason))))
      var reached = try watching.results(of: take, of: scenario, in: variant)
      for index in reached.indices where reached[index].outcome == .missing {
        reached[index].outcome = .notCompared(
          "there is no reference, and none is recorded of a run that fails: \(reason)")
      }
      verdict.results += reached
      verdict.results += try session.unreached(besides: verdict.results, because: reason)
      return verdict
    }
    verdict.results += try results(of: take, of: scenario, in: variant)
    verdict.results += try session.checkLeftovers(besides: verdict.results)
    return verdict
  }

  /// Returns the goldens of a scenario that could not be played, none of which was compared.
  func unreached(
    of scenario: GoldenScenario, in variant: GoldenVariant, because reason: String
  ) throws(DocumentError) -> GoldenVerdict {
    var verdict = GoldenVerdict(scenario, in: variant)
    verdict.results = try GoldenSession(self, of: scenario, in: variant)
      .unreached(besides: [], because: reason)
    return verdict
  }

  /// The same references, read-only: a failed run is neither recorded nor proposed.
  private var watching: GoldenStore { GoldenStore(keeper, coding: coding) }

  private func results(
    of take: GoldenPlayback, of scenario: GoldenScenario, in variant: GoldenVariant
  ) throws(DocumentError) -> [GoldenResult] {
    let session = GoldenSession(self, of: scenario, in: variant)
    var results: [GoldenResult] = []
    for moment in take.moments { results += try check(moment, in: session) }
    for strip in take.strips {
      results += try session.check(strip.still, kind: .strip, moment: strip.name)
    }
    return results
  }

  private func check(
    _ take: GoldenPlayback, in session: GoldenSession, into verdict: inout GoldenVerdict
  ) throws(DocumentError) {
    let motion = session.scenario.tolerance.isExact ? take.motion : take.motion.withoutPixels
    verdict.actualMotion = motion
    if mode != .all, let reference = try keeper.motion(at: session.path(.motion, nil)) {
      verdict.referenceMotion = session.scenario.tolerance.isExact ? reference : reference.withoutPixels
    }
    verdict.divergence = verdict.referenceMotion.flatMap { reference in
      var reference = reference
      // A failed playback is compared with the reference up to its last frame.
      if take.failure != nil { reference.end = motion.end }
      return MotionDivergence(motion, from: reference)
    }
    guard take.failure == nil else {
      if verdict.divergence != nil { try session.leave(motion.text, besides: session.path(.motion, nil)) }
      return
    }
    let difference = verdict.divergence.map(GoldenDifference.motion)
    verdict.results.append(
      try session.settle(
        GoldenResult(session.path(.motion, nil), kind: .motion, difference.map { .differs($0) } ?? .passed)
      ) { Data(motion.text.utf8) })
  }

  private func check(_ moment: GoldenCapture, in session: GoldenSession) throws(DocumentError)
    -> [GoldenResult]
  {
    let keeps = session.scenario.keeps
    var results: [GoldenResult] = []
    if !session.scenario.usesInstalledFonts {
      if keeps.contains(.state) {
        results.append(try session.check(moment.state, kind: .state, moment: moment.name))
      }
      if keeps.contains(.drawList) {
        results.append(try session.check(moment.drawList, kind: .drawList, moment: moment.name))
      }
    }
    if let still = moment.still { results += try session.check(still, kind: .still, moment: moment.name) }
    return results
  }
}

/// The goldens without a scenario, such as those of a renamed one.
package nonisolated struct OrphanedGoldens: Sendable, Hashable {
  /// The number of components of a golden's path: scenario, size, theme, direction, file.
  private static let depth = 5

  /// The names of the folders, or of scenarios in a store, sorted.
  package let names: [String]

  /// Searches for goldens that belong to none of `scenarios`.
  package init(in goldens: GoldenPlace, besides scenarios: Set<String>) {
    names = goldens.scenarios().filter { !scenarios.contains($0) }
  }

  /// Returns the names of the folders that hold goldens, sorted.
  static func scenarios(in folder: URL) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.sorted().filter { holdsGoldens(folder.appendingPathComponent($0, isDirectory: true)) }
  }

  private static func holdsGoldens(_ folder: URL) -> Bool {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return false }
    return paths.contains { path in
      let parts = (path as? String)?.split(separator: "/") ?? []
      return parts.count == depth - 1 && parts.last.flatMap { GoldenKind(fileName: String($0)) } != nil
    }
  }

  /// Returns the note on a folder, or on a scenario in a store.
  package static func note(on name: String, in goldens: GoldenPlace) -> String {
    switch goldens {
    case .folder(let folder):
      "\(folder.appendingPathComponent(name).relativePath) holds goldens, and no scenario is called so; "
        + "if it was renamed, rename the folder, and if it has gone, delete it"
    case .store(let branch):
      "the branch \(branch.name) of \(branch.store.name) holds goldens of \(name), and no scenario is called so; "
        + "if it has gone, \(ProgramName.text) goldens remove takes them away"
    }
  }
}

/// The mode that decides when references are written instead of compared.
public nonisolated enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// References are never written; a missing one is a failure.
  case never
  /// Missing references are written.
  case missing
  /// Missing and differing references are written.
  case failed
  /// All references are written.
  case all

  /// Returns the mode in an environment; always `never` if `CI` is set.
  ///
  /// A build server writes no references, because a golden that it writes itself proves nothing.
  public func allowed(in environment: [String: String]) -> RecordMode {
    environment["CI", default: ""].isEmpty ? self : .never
  }

  /// The sentence that tells why nothing is recorded where `CI` is set.
  package static let refusal = "CI is set, and nothing is recorded there"

  /// Checks that goldens may be written in an environment.
  ///
  /// - Throws: `VisualQAError.refused` if `CI` is set.
  package static func check(in environment: [String: String]) throws(VisualQAError) {
    if Self.all.allowed(in: environment) == .never { throw .refused(refusal) }
  }
}
