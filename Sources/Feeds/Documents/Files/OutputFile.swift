package import Foundation

/// A file written atomically: under a temporary name beside its path, then renamed to it.
///
/// All files are written through it. A regular file is replaced, with its permissions kept; for a link, its
/// target; a device or a pipe is written into directly; a folder is rejected. The former file stays unchanged
/// until the end. The unfinished file is called `NAME.partial`, or `NAME.2.partial` when that exists. No
/// other run uses that name, so two runs that write to one path each write a complete file, and the last one
/// stays. A killed run leaves its `.partial` file behind, and the next run uses another name.
package final class OutputFile {
  private struct State {
    var length: UInt64 = 0
    var isOver = false
  }

  private let place: ResolvedPath
  private let handle: FileHandle
  /// The path of the unfinished file; `nil` for a device or pipe.
  ///
  /// A device or pipe receives all bytes at the end, from an unlinked temporary file.
  package let partial: URL?
  private let stream: FileHandle?
  private var state = State()

  /// Opens a file that is written piece by piece and may be corrected until it is finished.
  package init(_ url: URL) throws(DocumentError) {
    place = try OutputFile.writable(url)
    do {
      if let stream = try place.openStream() {
        let (hidden, handle) = try TemporarySibling.open(
          FileManager.default.temporaryDirectory.appendingPathComponent("orihon"))
        try FileManager.default.removeItem(at: hidden)
        (self.stream, self.handle, partial) = (stream, handle, nil)
      } else {
        let (partial, handle) = try TemporarySibling.open(place.url)
        (self.partial, self.handle, stream) = (partial, handle, nil)
      }
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// The length of the file so far, in bytes.
  package var length: UInt64 { state.length }

  /// Appends bytes to the file.
  package func write(_ data: Data) throws(DocumentError) {
    try attempt {
      try handle.write(contentsOf: data)
      state.length += UInt64(data.count)
    }
  }

  /// Overwrites the bytes from an offset.
  package func write(_ data: Data, at offset: UInt64) throws(DocumentError) {
    try attempt {
      try handle.seek(toOffset: offset)
      try handle.write(contentsOf: data)
      try handle.seekToEnd()
    }
  }

  /// Cuts the file to a length, in bytes.
  package func truncate(to length: UInt64) throws(DocumentError) {
    try attempt {
      try handle.truncate(atOffset: length)
      state.length = length
    }
  }

  /// Renames the file to its path; when another kind of file is there meanwhile, it stays beside it, complete.
  package func finish() throws(DocumentError) {
    guard !state.isOver else { return }
    do {
      if let stream { try pour(into: stream) }
      try handle.close()
    } catch {
      abandon()
      throw .unwritable(file: place.name, reason: error.fileReason)
    }
    state.isOver = true
    guard let partial else { return }
    do {
      try TemporarySibling.rename(partial, to: place)
    } catch {
      throw .unwritable(
        file: place.name, reason: error.fileReason + "; what was written is in \(partial.lastPathComponent)")
    }
  }

  /// Deletes the unfinished file.
  package func abandon() {
    guard !state.isOver else { return }
    state.isOver = true
    try? handle.close()
    if let partial { try? FileManager.default.removeItem(at: partial) }
  }

  private func pour(into stream: FileHandle) throws {
    try handle.seek(toOffset: 0)
    while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty { try stream.write(contentsOf: data) }
    if case .descriptor = place.kind { return }
    try stream.close()
  }

  private func attempt(_ body: () throws -> Void) throws(DocumentError) {
    do { try body() } catch { throw .unwritable(file: place.name, reason: error.fileReason) }
  }
}

extension OutputFile {
  /// Writes a whole file at once.
  package static func write(_ data: Data, to url: URL) throws(DocumentError) {
    let place = try writable(url)
    do {
      if let stream = try place.openStream() {
        try stream.write(contentsOf: data)
        if case .descriptor = place.kind { return }
        return try stream.close()
      }
      try TemporarySibling.put(TemporarySibling.write(data, beside: place.url), in: place)
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Writes a whole text at once.
  package static func write(_ text: String, to url: URL) throws(DocumentError) {
    try write(Data(text.utf8), to: url)
  }

  /// Opens a file that others read while it is written: it replaces the former file immediately.
  package static func live(_ url: URL) throws(DocumentError) -> FileHandle {
    let place = try writable(url)
    do {
      if let stream = try place.openStream() { return stream }
      let (partial, handle) = try TemporarySibling.open(place.url)
      try TemporarySibling.put(partial, in: place)
      return handle
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Checks that a file can be written, before there is anything to write.
  ///
  /// - Throws: `DocumentError.unwritable` for a folder, for a cycle of links, for a missing folder, and for a
  ///   path that the system permits to write neither in the folder nor in the file.
  @discardableResult
  package static func writable(_ url: URL) throws(DocumentError) -> ResolvedPath {
    let place = try ResolvedPath(url)
    let files = FileManager.default
    func refusal(_ reason: String) -> DocumentError { .unwritable(file: url.relativePath, reason: reason) }
    if url.lastPathComponent.utf8.count > ResolvedPath.longestName { throw refusal("its name is too long") }
    switch place.kind {
    case .folder: throw refusal("it is a folder")
    case .descriptor: break
    case .stream:
      guard files.isWritableFile(atPath: place.path) else { throw refusal("the system does not permit it") }
    case .file, .nothing:
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: place.folder.path, isDirectory: &isFolder), isFolder.boolValue else {
        throw refusal("there is no such folder")
      }
      guard files.isWritableFile(atPath: place.folder.path),
        place.kind == .nothing || files.isWritableFile(atPath: place.path)
      else { throw refusal("the system does not permit it") }
    }
    return place
  }
}

extension ResolvedPath {
  /// Opens a device or a pipe without blocking: a pipe without a reader would block its writer for ever.
  private static func openWithoutWaiting(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0, fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) >= 0 else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      throw POSIXError(POSIXError.Code(rawValue: code) ?? .EIO)
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Returns the open device, pipe or descriptor; `nil` for a regular file, which is replaced by a new one.
  fileprivate func openStream() throws -> FileHandle? {
    switch kind {
    case .nothing, .file, .folder: nil
    case .stream: try Self.openWithoutWaiting(path)
    case .descriptor(let number): FileHandle(fileDescriptor: number, closeOnDealloc: false)
    }
  }
}

/// A file that a run reads or writes, and that no other output of the run may replace.
package nonisolated struct ReservedFile {
  /// The role of the file in the run, which follows its name in messages: "the feed that is shown".
  package let role: String
  /// The resolved path of the file; `nil` when its links cannot be resolved.
  package let place: ResolvedPath?

  package init(role: String, file: URL) {
    self.role = role
    place = try? ResolvedPath(file)
  }
}
