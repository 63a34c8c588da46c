public import Documents

/// The reason for which a run stopped.
public nonisolated enum ReplayError: Error, Sendable, Hashable {
  /// A script or a recording that cannot be read or played, or a file that cannot be written.
  case document(DocumentError)
  /// A step of a script that found another value than it expected.
  case unmet(DocumentFault)
  /// A replay that differs from its recording.
  case diverged(Divergence)
  /// An impossible event of the scene, such as a request that ends twice.
  case ungrammatical(String)
  /// A partial repaint that left out-of-date pixels.
  case mispainted(frame: Int, difference: String)
  /// A session that cannot be recorded from its beginning, with the reason.
  case unrepeatable(String)
}

nonisolated extension ReplayError: CustomStringConvertible {
  /// The message, with the place and the value.
  public var description: String {
    switch self {
    case .document(let error): error.description
    case .unmet(let fault): fault.description
    case .diverged(let divergence): divergence.description
    case .ungrammatical(let violation): "the story of events breaks off: \(violation)"
    case .mispainted(let frame, let difference):
      "frame \(frame): painted part by part the picture is not what it is painted whole: \(difference)"
    case .unrepeatable(let reason): "no recording was made: \(reason)"
    }
  }

  /// The exit status of the program after this error.
  public var exitStatus: RunStatus {
    switch self {
    case .document, .unrepeatable: .badInput
    case .unmet, .diverged, .ungrammatical, .mispainted: .different
    }
  }
}

nonisolated extension ReplayError: DocumentFailure {}
