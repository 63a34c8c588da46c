import Documents
import Foundation
import VisualQA

/// An error that ends the program with a status other than 0.
package nonisolated enum CommandError: Error, CustomStringConvertible {
  /// The feed is neither a scene nor a file.
  case unknownFeed(String, scenes: [String])
  /// A device of `--device` does not exist.
  case unknownDevice(String, devices: [String])
  /// A script is neither a shipped one nor a file.
  case unknownScript(String, scripts: [String])
  /// A file of one kind was given where another kind is needed.
  case otherKind(String, FileKind, needed: FileKind)
  /// A file given as a recording is not one.
  case notARecording(String)
  /// A file or a folder that an open window does not go to.
  case notOpened(String, reason: String)
  /// A row of `--place` does not exist.
  case unknownRow(String, rows: [String])
  /// An element named for a tool does not exist.
  case unknownElement(String, sections: [String])
  /// A pair of the lab does not exist.
  case unknownPair(String, pairs: [String])
  /// A scenario of `compare` does not exist.
  case unknownScenario(String, scenarios: [String])
  /// No shipped scenario was found.
  case noScenarios
  /// A shard of a run (`--shard`) has no part.
  case emptyShard(index: Int, count: Int, parts: Int, noun: String)
  /// A report has no case.
  case emptyReport(String)
  /// Nothing that could fail was compared or measured; the value is the reason.
  case nothingDone(String)
  /// A picture would have too many pixels; the value describes it.
  case tooManyPixels(String)
  /// A folder of pictures to compare does not exist.
  case noFolder(String)
  /// A folder of goldens to compare with is empty.
  case noGoldens(String, named: Bool)
  /// An argument is empty; the value is the one before it.
  case emptyWord(after: String?)
  /// A verb does not exist; `verbs` are the possible corrections.
  case unknownVerb(String, verbs: [String])
  /// A scenario named for `approve` has nothing to approve in the report.
  case nothingToApprove(String, in: String, scenarios: [String])
  /// An environment variable has an invalid value.
  case badEnvironment(name: String, value: String, allowed: String)
  /// A part of `--place` is not `NAME=OFFSET`.
  case badPlacement(String)
  /// A verb or an option that is planned but not built yet.
  case notBuilt(String)
  /// Two options that exclude each other, or one that needs another.
  case contradiction(String)
  /// A file or folder that cannot be written.
  case notWritten(path: String, reason: String)
  /// No tool can move the display's pointer.
  case noPointer(reason: String)
  /// The program ends with this status; the reason has been printed.
  case ended(ProgramStatus)

  package var status: ProgramStatus {
    switch self {
    case .ended(let status): status
    case .noPointer: .noDisplay
    default: .badInput
    }
  }

  /// The message with the value and the limits; empty when everything has been printed.
  package var description: String {
    switch self {
    case .unknownFeed(let name, let scenes):
      "there is no feed file and no scene called '\(name)'; the scenes are \(Self.list(scenes))"
    case .unknownDevice(let name, let devices):
      "there is no device called '\(name)'; the devices are \(Self.list(devices))"
    case .unknownScript(let name, let scripts):
      "there is no file and no script called '\(name)'; the scripts are \(Self.list(scripts))"
    case .otherKind(let name, let kind, let needed):
      "\(name) is a \(kind.word), and no \(needed.word); \(kind.use(name))"
    case .notARecording(let name):
      "\(name) is no recording; demo --record FILE.jsonl makes one, and so does ⌃R in the window"
    case .notOpened(let name, let reason): "\(name) cannot be opened: \(reason)"
    case .unknownRow(let name, let rows):
      "there is no row called '\(name)'; what scrolls is \(Self.list(rows))"
    case .unknownElement(let name, let sections):
      "there is no element called '\(name)'; one is SECTION/card/ITEM or SECTION/KIND of what \(ProgramName.text) layout lists, "
        + "and the sections are \(Self.list(sections))"
    case .unknownPair(let name, let pairs):
      "there is no pair called '\(name)'; the pairs are \(Self.list(pairs))"
    case .unknownScenario(let name, let scenarios):
      "\(NamePattern.isOne(name) ? "no scenario fits" : "there is no scenario called") '\(name)'; "
        + "the scenarios are \(Self.list(scenarios, most: 12))"
        + (name.hasSuffix(".yml") ? "; --scenarios names a file of them" : "")
    case .noScenarios:
      "no scenarios were found beside the program, nor in ORIHON_RESOURCES; --scenarios names a file of them"
    case .emptyShard(let index, let count, let parts, let noun):
      "part \(index) of \(count) holds none of the \(Pluralization.text(parts, noun)); nothing would be played"
    case .emptyReport(let name): "\(name) holds no case: nothing was compared there, which is not a pass"
    case .nothingDone(let reason): reason
    case .tooManyPixels(let reason): reason
    case .noFolder(let name): "there is no folder '\(name)'; pictures are compared folder with folder"
    case .noGoldens(let folder, let isNamed):
      "there are no goldens in \(folder), so nothing was compared and nothing written; "
        + (isNamed
          ? ""
          : "run it in a checkout, name their folder with --goldens DIR or scenarios of your own with --scenarios FILE, or ")
        + "record them with --record missing"
    case .emptyWord(let before):
      "there is an empty word\(before.map { " after '\($0)'" } ?? ""); a name or a value is needed"
    case .unknownVerb(let word, let verbs):
      "there is no verb '\(word)'; \(SpellingSuggestion.suggestion(for: word, among: verbs))the verbs are \(Self.list(verbs))"
    case .nothingToApprove(let name, let report, let scenarios):
      "\(report) holds nothing of a scenario called '\(name)'; it holds of "
        + (scenarios.isEmpty ? "none" : Self.list(scenarios))
    case .badEnvironment(let name, let value, let allowed):
      "the environment's \(name) is '\(value)'; allowed is \(allowed)"
    case .badPlacement(let part):
      "'\(part)' is no place; one is NAME=OFFSET, feed or a row's id and points, as in feed=310.5,hero=860"
    case .notBuilt(let what): "\(what) is not built yet"
    case .contradiction(let sentence): sentence
    case .notWritten(let path, let reason): "\(path) cannot be written: \(reason)"
    case .noPointer(let reason): "the pointer cannot be moved: \(reason)"
    case .ended: ""
    }
  }

  private static func list(_ names: [String], most: Int = .max) -> String {
    let rest = names.count > most ? ", and \(names.count - most) more" : ""
    return names.prefix(most).joined(separator: ", ") + rest
  }
}
