package import Foundation

extension OutputFile {
  /// Writes a whole file unless one of its name exists, even when another machine writes one at the same time.
  ///
  /// The text is written under a hidden name beside it, which gets the final name when it is complete. Returns false,
  /// and writes nothing, when something of that name exists.
  package static func writeNew(_ text: String, to url: URL) throws(DocumentError) -> Bool {
    if isTaken(url) { return false }
    try writable(url)
    let mark = "\(MachineName.text)-\(ProcessInfo.processInfo.processIdentifier)"
    let hidden = url.deletingLastPathComponent().appendingPathComponent(".\(mark).\(url.lastPathComponent)")
    do {
      let partial = try TemporarySibling.write(Data(text.utf8), beside: hidden)
      defer { try? FileManager.default.removeItem(at: partial) }
      // A link never replaces a file, as a name does; some network file systems have no links.
      if link(partial.path, url.path) == 0 { return true }
      let code = POSIXError.Code(rawValue: errno) ?? .EIO
      if code == .EEXIST || isTaken(url) { return false }
      guard [.EPERM, .ENOSYS, .EOPNOTSUPP, .EMLINK].contains(code) else { throw POSIXError(code) }
      guard rename(partial.path, url.path) == 0 else {
        throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
      }
      return true
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  private static func isTaken(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
  }
}
