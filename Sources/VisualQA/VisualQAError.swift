public import Documents

/// Why a log, a script, a recording or a golden run stopped.
public nonisolated enum VisualQAError: Error, Sendable, Hashable {
  /// A file is wrong in these places.
  case document(DocumentError)
  /// A file, or what it asks of the scene, is wrong in one place.
  case faulty(DocumentFault)
  /// A file cannot be read.
  case unreadable(file: String, reason: String)
  /// A file cannot be written.
  case unwritable(file: String, reason: String)
  /// A step of a script found another value than it expected.
  case unmet(DocumentFault)
  /// A replay went another way than the recording.
  case diverged(Divergence)
  /// The scene told of its scrolling what cannot be, such as a request that ends twice.
  case ungrammatical(String)
  /// The comparator let a seeded difference pass, so that its verdicts mean nothing.
  case blindComparator(String)
  /// Painting only what is damaged left something standing that does not belong there any more.
  case mispainted(frame: Int, difference: String)
  /// What a comparison left for review is not what was reviewed.
  case stale(String, reason: String)
  /// A mask of a scenario means no element.
  case unknownElement(String, scenario: String, origin: String)
  /// A log tells nothing of this scroller.
  case unknownScroller(String, file: String, scrollers: [String])
  /// A session cannot be recorded from its beginning, for this reason.
  case unrepeatable(String)
  /// A measured curve and a log have no time in common.
  case apart(file: String, measured: ClosedRange<Double>, log: ClosedRange<Double>)
  /// Two reports that are put into one hold the same case.
  case doubleCase(String, reports: [String])
}

nonisolated extension VisualQAError: CustomStringConvertible {
  /// What went wrong, with the place and the value.
  public var description: String {
    switch self {
    case .document(let error): error.description
    case .faulty(let fault), .unmet(let fault): fault.description
    case .unreadable(let file, let reason): "\(file):1:1: the file cannot be read: \(reason)"
    case .unwritable(let file, let reason): "\(file): the file cannot be written: \(reason)"
    case .diverged(let divergence): divergence.description
    case .ungrammatical(let violation): "the story of events breaks off: \(violation)"
    case .unrepeatable(let reason): "no recording was made: \(reason)"
    case .blindComparator(let what): "the comparator did not see \(what); no comparison was made"
    case .mispainted(let frame, let difference):
      "frame \(frame): painted part by part the picture is not what it is painted whole: \(difference)"
    case .stale(let path, let reason):
      "\(path): not approved, nor anything else: \(reason); compare again, and review again"
    case .unknownElement(let pattern, let scenario, let origin):
      "\(origin): the mask \"\(pattern)\" means no element in any frame of \(scenario)"
    case .unknownScroller(let id, let file, let scrollers):
      "\(file): the log tells nothing of '\(id)'; it tells of \(scrollers.joined(separator: ", "))"
    case .apart(let file, let measured, let log):
      "\(file): it ends \(Self.seconds(measured.upperBound)) s after the start, before the log begins at "
        + "\(Self.seconds(log.lowerBound)) s; --shift moves it"
    case .doubleCase(let path, let reports):
      "\(path) is in \(reports.joined(separator: " and in ")); each case may be in one report only"
    }
  }

  /// How the program ends because of it.
  public var exitStatus: RunStatus {
    switch self {
    case .document, .faulty, .unreadable, .unwritable, .stale, .unknownElement, .unknownScroller, .apart,
      .doubleCase, .unrepeatable:
      .badInput
    case .unmet, .diverged, .ungrammatical, .blindComparator, .mispainted: .different
    }
  }

  private static func seconds(_ time: Double) -> String { JSONText.number(time, decimals: 3) }
}
