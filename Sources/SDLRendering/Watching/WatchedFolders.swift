import Foundation
import Glibc

/// The watched folders of some files: their own and, for a link, that of the link's target.
nonisolated struct WatchedFolders: Sendable {
  private let descriptor: Int32
  private let names: Set<String>
  /// The kernel's numbers of the folders in which every file counts.
  private let whole: Set<Int32>

  init(
    of files: [URL], wholly folders: [URL] = [], noticesRemoval: Bool = false
  ) throws(SDLError) {
    let targets = files.map { $0.resolvingSymlinksInPath() }
    names = Set((files + targets).map(\.lastPathComponent))
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    let saves = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
    let changes = saves | UInt32(IN_DELETE | IN_MOVED_FROM)
    for folder in Set((files + targets).map { $0.deletingLastPathComponent().path }) {
      _ = try Self.watch(folder, for: noticesRemoval ? changes : saves, by: descriptor)
    }
    var whole: Set<Int32> = []
    for folder in folders {
      whole.insert(try Self.watch(folder.path, for: changes, by: descriptor))
    }
    self.whole = whole
  }

  private static func watch(
    _ folder: String, for interest: UInt32, by descriptor: Int32
  ) throws(SDLError) -> Int32 {
    let number = inotify_add_watch(descriptor, folder, interest)
    guard number < 0 else { return number }
    let reason = String(cString: strerror(errno))
    Glibc.close(descriptor)
    throw SDLError.unwatchable(path: folder, reason: reason)
  }

  /// Blocks until the file was saved and a moment has passed in quiet; false when `stop` became readable.
  func waitForSave(orStopOn stop: Int32) -> Bool {
    var isSaved = false
    while true {
      var descriptors = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&descriptors, 2, isSaved ? Self.quiet : -1)
      if descriptors[1].revents != 0 { return false }
      if ready == 0 { return true }
      if ready > 0, hasSavedNames() { isSaved = true }
    }
  }

  func close() { Glibc.close(descriptor) }

  /// Reads the kernel's pending events without waiting; returns true when one of them is a save.
  func hasSavedNames() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    var offset = 0
    var isSaved = false
    bytes.withUnsafeBytes { raw in
      while offset + Self.headerSize <= count {
        let length = Int(raw.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let start = offset + Self.headerSize
        let name = raw[start..<min(count, start + length)].prefix { $0 != 0 }
        let folder = raw.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        if whole.contains(folder) || names.contains(String(decoding: name, as: UTF8.self)) { isSaved = true }
        offset = start + length
      }
    }
    return isSaved
  }

  /// The bytes of a `struct inotify_event` without its name.
  private static let headerSize = 16
  /// The milliseconds without a further change after which a save is reported.
  private static let quiet: Int32 = 40
}
