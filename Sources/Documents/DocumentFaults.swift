/// Gathers what is wrong with one document while it is read, so that all of it is told at once.
///
/// Also holds the reading of single values: each answers nil where the value is missing or wrong, and reports it
/// when it is wrong. One reader uses one of these from one place; it is not `Sendable`.
public final class DocumentFaults {
  /// The file that messages name.
  public let file: String
  /// What makes the document unusable, in the order found.
  public private(set) var faults: [DocumentFault] = []
  /// What is odd but harmless.
  public private(set) var warnings: [DocumentFault] = []

  private let limit: Int
  private var uncountedFaults = 0
  private var uncountedWarnings = 0

  /// Starts with nothing wrong.
  public init(file: String, limits: DocumentLimits = DocumentLimits()) {
    self.file = file
    limit = limits.listedFaults
  }

  /// Notes a fault; beyond the listed number faults are only counted.
  public func report(_ message: String, at position: DocumentPosition) {
    guard faults.count < limit else {
      uncountedFaults += 1
      return
    }
    faults.append(DocumentFault(file: file, position: position, message: message))
  }

  /// Notes something odd that does not stop the document from being used.
  public func warn(_ message: String, at position: DocumentPosition) {
    guard warnings.count < limit else {
      uncountedWarnings += 1
      return
    }
    warnings.append(DocumentFault(file: file, position: position, message: message))
  }

  /// Ends the reading: the warnings in the order of the file, or all faults as one error.
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
