public import Documents

/// Why a feed could not be read.
public nonisolated enum FeedError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is missing, too large, or cannot be opened.
  case unreadable(DocumentError)
  /// The file was read and is wrong in these places, in the order of the file.
  case invalid([DocumentFault])

  init(_ error: DocumentError) {
    if case .faulty(let faults) = error {
      self = .invalid(faults)
    } else {
      self = .unreadable(error)
    }
  }

  /// The error as a list of places, as `orihon check` and the banner show it.
  public var faults: [DocumentFault] {
    switch self {
    case .unreadable(let error): error.faults
    case .invalid(let faults): faults
    }
  }

  /// One line a fault.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}
