/// A collector of the faults of one document while it is read, so that all are reported together.
///
/// It also reads single values: each method returns `nil` when the value is missing or wrong, and reports a
/// wrong one. One reader uses one collector from one place; it is not `Sendable`.
public final class DocumentFaults {
  /// The file that messages name.
  public let file: String
  /// The faults that make the document unusable, in the order found.
  public private(set) var faults: [DocumentFault] = []
  /// The oddities that do no harm.
  public private(set) var warnings: [DocumentFault] = []

  private let limit: Int
  private var uncountedFaults = 0
  private var uncountedWarnings = 0

  /// Creates a collector without faults.
  public init(file: String, limits: DocumentLimits = DocumentLimits()) {
    self.file = file
    limit = limits.listedFaults
  }

  /// Adds a fault; faults beyond the limit are only counted.
  public func report(_ message: String, at position: DocumentPosition) {
    guard faults.count < limit else {
      uncountedFaults += 1
      return
    }
    faults.append(DocumentFault(file: file, position: position, message: message))
  }

  /// Adds a warning: something odd that does not stop the document from being used.
  public func warn(_ message: String, at position: DocumentPosition) {
    guard warnings.count < limit else {
      uncountedWarnings += 1
      return
    }
    warnings.append(DocumentFault(file: file, position: position, message: message))
  }

  /// Ends the reading: returns the warnings in the order of the file, or throws all faults as one error.
  public func finish() throws(DocumentError) -> [DocumentFault] {
    guard faults.isEmpty else { throw .faulty(closed(faults, uncounted: uncountedFaults)) }
    return closed(warnings, uncounted: uncountedWarnings)
  }

  private func closed(_ list: [DocumentFault], uncounted: Int) -> [DocumentFault] {
    var sorted = list.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if uncounted > 0, let last = sorted.last {
      sorted.append(
        DocumentFault(file: file, position: last.position, message: "and \(uncounted) more like these"))
    }
    return sorted
  }
}
