import Foundation
import Glibc

/// A private X server on a free display number; it ends with this object, and with the tests however they end.
///
/// Where `ORIHON_TEST_DESKTOP` is `sway`, it is a Wayland desktop without a screen.
final class VirtualDisplay {
  /// The value for the environment variable `DISPLAY`; empty on Wayland.
  let name: String
  /// The Wayland desktop; `nil` for an X server.
  let sway: SwayDesktop?

  private let shell = Process()
  private let lifeline = Pipe()

  /// Starts a server with one screen of 24 bits, which shares no memory with its programs where `isFar`.
  init(width: Int = 1280, height: Int = 1100, isFar: Bool = false) async throws {
    if SwayDesktop.isWanted {
      name = ""
      sway = try await SwayDesktop(width: width, height: height)
      return
    }
    sway = nil
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
    sway?.stop()
    guard shell.isRunning else { return }
    try? lifeline.fileHandleForWriting.close()
    shell.waitUntilExit()
    for left in ["/tmp/.X\(name.dropFirst())-lock", "/tmp/.X11-unix/X\(name.dropFirst())"] { unlink(left) }
  }

  /// Returns the environment of a program on this display, which reads nothing of the tester's desktop.
  func environment(adding extra: [String: String] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in variables { environment[name] = value }
    return environment.merging(extra) { $1 }
  }

  /// Makes this process itself use the display, for windows opened inside the tests.
  func adopt() {
    for (name, value) in variables {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }

  private var variables: [(name: String, value: String?)] {
    [("ORIHON_DESKTOP", "0")]
      + (sway?.variables ?? [("DISPLAY", name), ("WAYLAND_DISPLAY", nil), ("SDL_VIDEODRIVER", "x11")])
  }
}
