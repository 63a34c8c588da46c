import CX11
import Foundation
import Glibc

/// The question to the desktop for the user's preferences, asked once while a window is being opened.
///
/// The settings are asked of a child process, so that no library of the desktop is loaded. A window that is
/// ready does not wait: what has not come by then comes later.
@MainActor
package final class DesktopQuery {
  /// The commands that print the settings, fixed text for `/bin/sh`; a missing program prints nothing.
  static let script = """
    gsettings list-recursively \(DesktopAnswer.schema)
    exec gdbus call --session --timeout 1 --dest org.freedesktop.portal.Desktop \
    --object-path /org/freedesktop/portal/desktop --method org.freedesktop.portal.Settings.ReadAll \
    "['org.freedesktop.appearance']"
    """
  /// The longest waits for the next part of the answer, before the first frame and after it, in seconds.
  private nonisolated static let (patience, laterPatience) = (0.004, 2.0)

  private let environment: [String: String]
  private let process = Process()
  /// The answer as far as it has come; `nil` where nothing is asked.
  private var answer: DesktopAnswerPipe?

  /// Begins to ask; `nil` where `ORIHON_DESKTOP` is 0.
  ///
  /// - Parameters:
  ///   - asksSettings: False when only the scale is of interest, for which no process is started.
  ///   - environment: The variables of the program.
  package init?(asksSettings: Bool, environment: [String: String]) {
    guard Self.isAllowed(in: environment) else { return nil }
    self.environment = environment
    guard asksSettings, Self.hasBus(in: environment) else { return }
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return }
    answer = DesktopAnswerPipe(pipe.fileHandleForReading)
  }

  /// Returns true unless `ORIHON_DESKTOP` is 0, no or false.
  nonisolated static func isAllowed(in environment: [String: String]) -> Bool {
    !["0", "no", "false"].contains(environment["ORIHON_DESKTOP", default: ""].lowercased())
  }

  /// Returns true where a message bus runs: without one the programs would start it.
  nonisolated static func hasBus(in environment: [String: String]) -> Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address.hasPrefix("unix:") }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  /// Returns what the user prefers, as far as the answer has come; the display has to be open.
  ///
  /// The scale is that of an X server, where no desktop scales windows.
  package func preferences() -> DesktopPreferences {
    answer?.read(patience: Self.patience)
    let isX11 = SDLSession.driver == "x11"
    var preferences = DesktopPreferences(
      environment: environment, resources: isX11 ? Self.resources : "", answer: answer?.text ?? "")
    if !isX11 { preferences.scale = nil }
    return preferences
  }

  /// Calls a closure with what the settings say once the answer is whole; never where it was whole before.
  package func whenAnswered(
    waking waker: MainLoopWaker, _ take: @escaping @MainActor (DesktopPreferences) -> Void
  ) {
    guard let answer, !answer.isWhole else { return }
    let thread = Thread {
      var whole = answer
      whole.read(patience: Self.laterPatience)
      let text = whole.text
      Task { @MainActor in take(DesktopPreferences(environment: [:], answer: text)) }
      waker.wake()
    }
    thread.name = "answer of the desktop"
    thread.start()
  }

  /// The text of the X resource database; empty without one.
  private static var resources: String {
    guard let display = XOpenDisplay(nil) else { return "" }
    defer { XCloseDisplay(display) }
    return XResourceManagerString(display).map { String(cString: $0) } ?? ""
  }
}
