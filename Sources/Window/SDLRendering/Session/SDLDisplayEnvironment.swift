import Foundation
import Glibc

/// The environment variables with which SDL opens the display without two unused services.
///
/// SDL opens an input method although text is never typed through it, and Xlib reads half a megabyte of
/// compose rules for that: a sixth of the instructions of a launch. Where the desktop has no message bus
/// (D-Bus), its library forks this process to launch one.
nonisolated enum SDLDisplayEnvironment {
  /// The variables that are set while `body` runs, unless the user has set them.
  static var additions: [(name: String, value: String)] {
    var additions = [(name: "XCOMPOSEFILE", value: "/dev/null")]
    if !hasMessageBus { additions.append((name: "DBUS_SESSION_BUS_ADDRESS", value: "disabled:")) }
    return additions
  }

  /// True when the library of the message bus finds a running one.
  private static var hasMessageBus: Bool {
    guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return true }
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
    return access(String(cString: folder) + "/bus", F_OK) == 0
  }

  /// Calls `body` in this environment; programs launched afterwards get the user's own environment.
  static func use<Result>(_ body: () -> Result) -> Result {
    let added = additions.filter { getenv($0.name) == nil && setenv($0.name, $0.value, 1) == 0 }
    defer { for addition in added { unsetenv(addition.name) } }
    return body()
  }
}
