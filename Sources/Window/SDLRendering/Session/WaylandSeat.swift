import CSDL2
import Foundation
import Glibc

/// The seat of a Wayland desktop: the pointer and the keyboard, without which SDL crashes while it opens the display.
///
/// SDL before 2.30 does so on a desktop without any, such as weston without a screen. The desktop is asked itself, on a
/// connection of its own, because nothing can be caught in SDL.
nonisolated enum WaylandSeat {
  /// The first version of SDL, as major, minor and patch, that starts without a seat.
  private static let firstSafe: [Int] = [2, 30, 0]
  /// The time that the desktop has for its answer, in milliseconds.
  private static let patience: Int32 = 1000

  /// The reason why SDL must not open the display; `nil` where it may.
  static var fault: String? {
    guard usesWayland, !isSafe, let path = socketPath, let interfaces = interfaces(at: path),
      !interfaces.contains("wl_seat")
    else { return nil }
    return
      "the Wayland desktop \(URL(fileURLWithPath: path).lastPathComponent) has no pointer and no keyboard, "
      + "on which this SDL crashes; SDL_VIDEODRIVER=x11 opens the window through X11"
  }

  private static var isSafe: Bool {
    var version = SDL_version()
    SDL_GetVersion(&version)
    let own = [Int(version.major), Int(version.minor), Int(version.patch)]
    return !own.lexicographicallyPrecedes(firstSafe)
  }

  /// True where SDL will open a Wayland desktop: it is asked to, or there is no X server.
  private static var usesWayland: Bool {
    if let driver = text("SDL_VIDEODRIVER") { return driver.split(separator: ",").first == "wayland" }
    return text("DISPLAY") == nil && text("WAYLAND_DISPLAY") != nil
  }

  /// The path of the desktop's socket; `nil` where none is named.
  private static var socketPath: String? {
    let name = text("WAYLAND_DISPLAY") ?? "wayland-0"
    if name.hasPrefix("/") { return name }
    return text("XDG_RUNTIME_DIR").map { "\($0)/\(name)" }
  }

  private static func text(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns the names of the interfaces of a desktop; `nil` where it does not tell them.
  static func interfaces(at path: String) -> Set<String>? {
    let socket = connected(to: path)
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    // Object 1 is the display: 1 asks it for the registry, object 2, and 0 for an answer, object 3, after all of that.
    let requests: [UInt32] = [1, 12 << 16 | 1, 2, 1, 12 << 16 | 0, 3]
    let bytes = requests.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    // A desktop that has gone sends no signal.
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return nil }
    var answer = WaylandAnswer()
    var chunk = [UInt8](repeating: 0, count: 65536)
    while !answer.isComplete {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, patience) == 1 else { return nil }
      let count = read(socket, &chunk, chunk.count)
      guard count > 0 else { return nil }
      answer.append(chunk[..<count])
    }
    return answer.interfaces
  }

  private static func connected(to path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return -1 }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result == 0 { return file }
    close(file)
    return -1
  }
}

/// The answer of a Wayland desktop to the question for its interfaces, as it arrives.
nonisolated struct WaylandAnswer {
  private var bytes: [UInt8] = []
  /// The interfaces so far.
  private(set) var interfaces: Set<String> = []
  /// True once everything was told.
  private(set) var isComplete = false

  /// Adds bytes; whatever they are, they are only read within their bounds.
  mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
    while !isComplete, bytes.count >= 8 {
      let (object, length) = (word(at: 0), Int(word(at: 4) >> 16))
      guard length >= 8 else { return isComplete = true }
      guard bytes.count >= length else { return }
      if object == 3 { isComplete = true }
      // An interface: its number, the length of its name with a zero byte, and the name.
      if object == 2, length >= 16, word(at: 4) & 0xFFFF == 0 {
        let end = 16 + Int(word(at: 12)) - 1
        if end > 16, end <= length { interfaces.insert(String(decoding: bytes[16..<end], as: UTF8.self)) }
      }
      bytes.removeFirst(length)
    }
  }

  private func word(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
  }
}
