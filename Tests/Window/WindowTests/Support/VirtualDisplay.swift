import Foundation
import Glibc

/// A private X server on a free display number; it ends with this object, and with the tests however they end.
final class VirtualDisplay {
  /// The value for the environment variable `DISPLAY`.
  let name: String

  private let shell = Process()
  private let lifeline = Pipe()

  /// Starts a server with one screen of 24 bits, which shares no memory with its programs where `isFar`.
  init(width: Int = 1280, height: Int = 1100, isFar: Bool = false) async throws {
    let numbers = Pipe()
    // The shell ends the server when its own input closes, which happens even when the tests are killed.
    // SIGTERM does nothing to it: Foundation starts processes with the signal mask of a worker thread.
    let script = """
      Xvfb -displayfd 3 -screen 0 \(width)x\(height)x24 -nolisten tcp -noreset \(isFar ? "-extension MIT-SHM" : "") 3>&1 >/dev/null 2>&1 &
      server=$!; exec >/dev/null; cat; kill -KILL $server; wait $server
      """
    _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.standardInput = lifeline
    shell.standardOutput = numbers
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    guard let number = await LineReader(numbers.fileHandleForReading).next() else {
      throw HarnessFault.noDisplay
    }
    name = ":" + number
  }

  isolated deinit { stop() }

  /// Ends the server; calling it again does nothing.
  func stop() {
    guard shell.isRunning else { return }
    try? lifeline.fileHandleForWriting.close()
    shell.waitUntilExit()
    for left in ["/tmp/.X\(name.dropFirst())-lock", "/tmp/.X11-unix/X\(name.dropFirst())"] { unlink(left) }
  }

  /// Returns the environment of a program on this display.
  func environment(adding extra: [String: String] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = name
    environment["WAYLAND_DISPLAY"] = nil
    environment["SDL_VIDEODRIVER"] = "x11"
    return environment.merging(extra) { $1 }
  }

  /// Makes this process itself use the display, for windows opened inside the tests.
  func adopt() {
    setenv("DISPLAY", name, 1)
    setenv("SDL_VIDEODRIVER", "x11", 1)
    unsetenv("WAYLAND_DISPLAY")
  }
}
