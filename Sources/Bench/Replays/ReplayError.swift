public import Documents

/// An error that stops the replay of a script or a recording.
public nonisolated enum ReplayError: Error, Sendable, Hashable {
  /// A script or a recording that cannot be read or played, or a file that cannot be written.
  case document(DocumentError)
  /// A failed expectation of a script.
  case unmet(DocumentFault)
  /// A replay that differs from its recording.
  case diverged(Divergence)
  /// An event that the scene cannot have sent, such as a request that ends twice.
  case invalidEvent(String)
  /// A partial repaint that left out-of-date pixels.
  case paintMismatch(frame: Int, difference: String)
  /// A folder or a feed with nothing that could be played; the value is the reason.
  case nothingToPlay(String)
  /// A session that cannot be recorded from its beginning, with the reason.
  case notRecordable(String)
}

nonisolated extension ReplayError: CustomStringConvertible {
  /// The error message, with the place in the file and the value.
  public var description: String {
    switch self {
    case .document(let error): error.description
    case .unmet(let fault): fault.description
    case .diverged(let divergence): divergence.description
    case .invalidEvent(let violation): "impossible sequence of events: \(violation)"
    case .paintMismatch(let frame, let difference):
      "frame \(frame): painted part by part the picture is not what it is painted whole: \(difference)"
    case .nothingToPlay(let reason): reason
    case .notRecordable(let reason): "no recording was made: \(reason)"
    }
  }

  /// The exit status of the program after this error.
  public var exitStatus: RunStatus {
    switch self {
    case .document, .nothingToPlay, .notRecordable: .badInput
    case .unmet, .diverged, .invalidEvent, .paintMismatch: .different
    }
  }
}

nonisolated extension ReplayError: DocumentFailure {}
