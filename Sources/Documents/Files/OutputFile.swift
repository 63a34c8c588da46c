package import Foundation

/// The one way in which files are written: beside their place under a name of their own, and renamed into it whole.
///
/// A plain file is replaced, with its permissions kept; of a link, what it leads to; a device or a pipe is written into
/// as it is; a folder is refused. Until the end the former file stands untouched. What grows is called `NAME.partial`,
/// or `NAME.2.partial` where that is taken: nobody else's, so that two who write to one place each end whole, and the
/// last one stays. A run that is killed leaves it behind, and the next one goes round it.
package final class OutputFile {
  private struct State {
    var length: UInt64 = 0
    var isOver = false
  }

  private let place: FilePlace
  private let handle: FileHandle
  /// Where the file grows; `nil` where it grows out of sight, to be written straight into its place at the end.
  package let partial: URL?
  private let stream: FileHandle?
  private var state = State()

  /// Opens a file that is written piece by piece, and may be changed in what was written, until it is finished.
  package init(_ url: URL) throws(DocumentError) {
    place = try OutputFile.writable(url)
    do {
      if let stream = try place.openStream() {
        let (hidden, handle) = try BesideFile.open(
          FileManager.default.temporaryDirectory.appendingPathComponent("orihon"))
        try FileManager.default.removeItem(at: hidden)
        (self.stream, self.handle, partial) = (stream, handle, nil)
      } else {
        let (partial, handle) = try BesideFile.open(place.url)
        (self.partial, self.handle, stream) = (partial, handle, nil)
      }
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// How long the file is so far, in bytes.
  package var length: UInt64 { state.length }

  /// Writes at the end.
  package func write(_ data: Data) throws(DocumentError) {
    try attempt {
      try handle.write(contentsOf: data)
      state.length += UInt64(data.count)
    }
  }

  /// Writes over what stands at an offset.
  package func write(_ data: Data, at offset: UInt64) throws(DocumentError) {
    try attempt {
      try handle.seek(toOffset: offset)
      try handle.write(contentsOf: data)
      try handle.seekToEnd()
    }
  }

  /// Takes back what was written beyond a length.
  package func truncate(to length: UInt64) throws(DocumentError) {
    try attempt {
      try handle.truncate(atOffset: length)
      state.length = length
    }
  }

  /// Puts the file in its place; where that is taken meanwhile, it stays beside it, whole.
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
      try BesideFile.rename(partial, to: place)
    } catch {
      throw .unwritable(
        file: place.name, reason: error.fileReason + "; what was written is in \(partial.lastPathComponent)")
    }
  }

  /// Gives the file up; nothing is left of it.
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
      try BesideFile.put(BesideFile.write(data, beside: place.url), in: place)
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Writes a whole text at once.
  package static func write(_ text: String, to url: URL) throws(DocumentError) {
    try write(Data(text.utf8), to: url)
  }

  /// Opens a file that others read while it grows: it is in its place from the beginning, in that of the former one.
  package static func live(_ url: URL) throws(DocumentError) -> FileHandle {
    let place = try writable(url)
    do {
      if let stream = try place.openStream() { return stream }
      let (partial, handle) = try BesideFile.open(place.url)
      try BesideFile.put(partial, in: place)
      return handle
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Where a file can be written, before there is anything to write.
  ///
  /// - Throws: `DocumentError.unwritable` for a folder, for links that lead in a circle, where there is no folder for
  ///   the file, and where the system permits it neither there nor in the file.
  @discardableResult
  package static func writable(_ url: URL) throws(DocumentError) -> FilePlace {
    let place = try FilePlace(url)
    let files = FileManager.default
    func refusal(_ reason: String) -> DocumentError { .unwritable(file: url.relativePath, reason: reason) }
    if url.lastPathComponent.utf8.count > FilePlace.longestName { throw refusal("its name is too long") }
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

extension FilePlace {
  /// Opens a device or a pipe; a pipe that nobody reads would keep its writer waiting for ever.
  private static func openWithoutWaiting(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0, fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) >= 0 else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      throw POSIXError(POSIXError.Code(rawValue: code) ?? .EIO)
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// What is written into as it is; `nil` for what is replaced.
  fileprivate func openStream() throws -> FileHandle? {
    switch kind {
    case .nothing, .file, .folder: nil
    case .stream: try Self.openWithoutWaiting(path)
    case .descriptor(let number): FileHandle(fileDescriptor: number, closeOnDealloc: false)
    }
  }
}
