import Foundation
import Glibc

/// The environment in which SDL opens the display: without two services that it would fetch and nothing here uses.
///
/// Text is never typed through SDL, yet it opens an input method, for which Xlib reads half a megabyte of rules for
/// composed characters: a sixth of the instructions of a start. And where the desktop has no message bus, the library
/// for it forks this process to launch one.
nonisolated enum SDLDisplayVariables {
  /// The variables that are set for as long as `body` runs, where they are not set by the user.
  static var additions: [(name: String, value: String)] {
    var additions = [(name: "XCOMPOSEFILE", value: "/dev/null")]
    if !hasMessageBus { additions.append((name: "DBUS_SESSION_BUS_ADDRESS", value: "disabled:")) }
    return additions
  }

  /// True when the library for the message bus finds one without launching it.
  private static var hasMessageBus: Bool {
    guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return true }
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
    return access(String(cString: folder) + "/bus", F_OK) == 0
  }

  /// Calls `body` in this environment; afterwards, programs that this one starts have the user's own again.
  static func use<Result>(_ body: () -> Result) -> Result {
    let added = additions.filter { getenv($0.name) == nil && setenv($0.name, $0.value, 1) == 0 }
    defer { for addition in added { unsetenv(addition.name) } }
    return body()
  }
}
