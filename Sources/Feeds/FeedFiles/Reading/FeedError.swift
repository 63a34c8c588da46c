public import Documents

/// An error of reading a feed.
public nonisolated enum FeedError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is missing, too large, or cannot be opened.
  case unreadable(DocumentError)
  /// The file has these faults, in the order of the file.
  case invalid([DocumentFault])

  init(_ error: DocumentError) {
    if case .faulty(let faults) = error {
      self = .invalid(faults)
    } else {
      self = .unreadable(error)
    }
  }

  /// The error as a list of faults, as shown by `orihon check` and the banner.
  public var faults: [DocumentFault] {
    switch self {
    case .unreadable(let error): error.faults
    case .invalid(let faults): faults
    }
  }

  /// The faults, one on each line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}
