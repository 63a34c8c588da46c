public import Documents
public import Replays

/// An error that stops a comparison.
public nonisolated enum VisualQAError: Error, Sendable, Hashable {
  /// A scenario, a reference or a report cannot be read or written.
  case document(DocumentError)
  /// The comparator missed a deliberate difference, so its results cannot be trusted.
  case comparatorSelfTestFailed(String)
  /// A proposed reference is not the file that was reviewed.
  case stale(String, reason: String)
  /// An accepted reference was changed since; undo must not overwrite it.
  case changedSince(String)
  /// A mask of a scenario matches no element.
  case unknownElement(String, scenario: String, origin: String)
  /// A scenario saves nothing that can be compared.
  case nothingKept(String, origin: String)
  /// A folder holds no report of goldens.
  case noReport(String)
  /// Something that cannot be compared, approved or reviewed; the value is the reason.
  case refused(String)
  /// The masks of a scenario hide everything in every capture.
  case allMasked(scenario: String, origin: String)
  /// Two reports to be merged contain the same case.
  case doubleCase(String, reports: [String])
}

nonisolated extension VisualQAError: CustomStringConvertible {
  /// The error message, with the place and the value.
  public var description: String {
    if case .document(let error) = self { return error.description }
    return EscapedText.line(sentence)
  }

  private var sentence: String {
    switch self {
    case .document(let error): error.description
    case .comparatorSelfTestFailed(let what): "the comparator did not see \(what); no comparison was made"
    case .stale(let path, let reason):
      "\(path): not approved, nor anything else: \(reason); compare again, and review again"
    case .changedSince(let path): "\(path): nothing is undone: it was changed after it was accepted"
    case .unknownElement(let pattern, let scenario, let origin):
      "\(origin): the mask \"\(pattern)\" means no element in any frame of \(scenario)"
    case .nothingKept(let name, let origin):
      "\(origin): \(name) keeps nothing that could be compared: what \"keeps\" names, its script does not make"
    case .noReport(let folder):
      "\(folder) holds no report of goldens; \(ProgramName.text) compare --report \(ShellWord.quoted(folder)) writes one"
    case .refused(let reason): reason
    case .allMasked(let name, let origin):
      "\(origin): the masks hide everything in every capture of \(name), so that nothing would be compared"
    case .doubleCase(let path, let reports):
      "\(path) is in \(reports.joined(separator: " and in ")); each case may be in one report only"
    }
  }

  /// The exit status of the program after this error.
  public var exitStatus: RunStatus {
    switch self {
    case .document, .stale, .changedSince, .unknownElement, .nothingKept, .noReport, .refused, .allMasked,
      .doubleCase:
      .badInput
    case .comparatorSelfTestFailed: .different
    }
  }
}

nonisolated extension VisualQAError: DocumentFailure {}
