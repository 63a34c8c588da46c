import Foundation
import Glibc

/// The kernel's watches of folders (inotify), with their events.
nonisolated struct FolderWatches: Sendable {
  /// An event in a watched folder, or of the folder itself.
  struct Event {
    /// The kernel's watch descriptor of the folder; -1 when events were lost.
    let folder: Int32
    /// The name in the folder; empty for the folder itself.
    let name: String
    private let mask: UInt32

    fileprivate init(folder: Int32, mask: UInt32, name: String) {
      self.folder = folder
      self.mask = mask
      self.name = name
    }

    /// True when a complete file has the name: written and closed, or moved there.
    var isSave: Bool { has(IN_CLOSE_WRITE | IN_MOVED_TO) }
    /// True when a file, a folder or a link was created at the name.
    var isBeginning: Bool { has(IN_CREATE) }
    /// True when the entry is a folder.
    var isOfFolder: Bool { has(IN_ISDIR) }
    /// True when the kernel's event queue has overflowed.
    var isLoss: Bool { has(IN_Q_OVERFLOW) }
    /// True when the folder's file system was unmounted.
    var isUnmount: Bool { has(IN_UNMOUNT) }

    private func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }
  }

  /// The descriptor that becomes readable with each event.
  let descriptor: Int32

  init() throws(SDLError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor < 0 else { return }
    throw SDLError.unwatchable(path: "a file", reason: String(cString: strerror(errno)))
  }

  func close() { Glibc.close(descriptor) }

  /// Watches a folder, and returns the kernel's watch descriptor, the same for each path of the same folder.
  ///
  /// - Throws: `SDLError.unwatchable` with the system's reason.
  func watch(_ folder: String, noticingWrites: Bool) throws(SDLError) -> Int32 {
    let number = inotify_add_watch(
      descriptor, folder, noticingWrites ? Self.places | Self.writes : Self.places)
    guard number < 0 else { return number }
    throw SDLError.unwatchable(path: folder, reason: Self.reason(errno))
  }

  /// Stops watching a folder.
  func unwatch(_ folder: Int32) { inotify_rm_watch(descriptor, folder) }

  /// Reads the pending events without waiting.
  func events() -> [Event] {
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return events }
      bytes.withUnsafeBytes { raw in
        var offset = 0
        while offset + Self.headerSize <= count {
          let length = Int(raw.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let start = offset + Self.headerSize
          let name = raw[start..<min(count, start + length)].prefix { $0 != 0 }
          events.append(
            Event(
              folder: raw.loadUnaligned(fromByteOffset: offset, as: Int32.self),
              mask: raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
              name: String(decoding: name, as: UTF8.self)))
          offset = start + length
        }
      }
    }
  }

  private static func reason(_ code: Int32) -> String {
    code == ENOSPC ? "the system's limit of watched folders is reached" : String(cString: strerror(code))
  }

  /// The events that may change what a path resolves to.
  private static let places = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      | IN_MASK_ADD)
  private static let writes = UInt32(IN_CLOSE_WRITE)
  /// The size of a `struct inotify_event` without its name, in bytes.
  private static let headerSize = 16
}
