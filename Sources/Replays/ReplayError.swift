public import Documents

/// Why a run stopped.
public nonisolated enum ReplayError: Error, Sendable, Hashable {
  /// A script or a recording cannot be read, or asks the scene for what is not there; or a file cannot be written.
  case document(DocumentError)
  /// A step of a script found another value than it expected.
  case unmet(DocumentFault)
  /// A replay went another way than the recording.
  case diverged(Divergence)
  /// The scene told of its scrolling what cannot be, such as a request that ends twice.
  case ungrammatical(String)
  /// Painting only what is damaged left something standing that does not belong there any more.
  case mispainted(frame: Int, difference: String)
  /// A session cannot be recorded from its beginning, for this reason.
  case unrepeatable(String)
}

nonisolated extension ReplayError: CustomStringConvertible {
  /// What went wrong, with the place and the value.
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

  /// How the program ends because of it.
  public var exitStatus: RunStatus {
    switch self {
    case .document, .unrepeatable: .badInput
    case .unmet, .diverged, .ungrammatical, .mispainted: .different
    }
  }
}

nonisolated extension ReplayError: DocumentFailure {}
