import Foundation
import Glibc

/// A private Wayland desktop, sway without a screen, with a pointer and a keyboard of our own.
///
/// Each window floats at the size that it asks for, where sway puts it.
/// It ends with this object, and with the tests however they end.
final class SwayDesktop {
  /// True where the tests are to run on sway.
  static var isWanted: Bool { ProcessInfo.processInfo.environment["ORIHON_TEST_DESKTOP"] == "sway" }

  /// The words that have `VirtualHand` perform a gesture, before those of the gesture.
  let hand: [String]
  /// The environment of a program on this desktop; a variable without a value is unset.
  let variables: [(name: String, value: String?)]

  private let folder: URL
  private let shell = Process()
  private let lifeline = Pipe()

  /// Starts the desktop, whose screen has a size in points.
  ///
  /// sway does not run as root, so as root it is nobody's.
  init(width: Int, height: Int) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-sway-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = """
      output HEADLESS-1 resolution \(width)x\(height) position 0 0
      default_border none
      default_floating_border none
      for_window [app_id=".*"] floating enable
      exec echo $WAYLAND_DISPLAY $SWAYSOCK >> \(folder.path)/name
      """
    try settings.write(to: folder.appendingPathComponent("config"), atomically: true, encoding: .utf8)
    let program = try BuiltProduct.executable("VirtualHand").path
    let socket = folder.appendingPathComponent("hand").path
    // The shell ends the desktop when its own input closes, which happens even when the tests are killed.
    let script = """
      folder=$1 hand=$2
      chmod 700 "$folder"
      mkfifo "$folder/name"
      unset DISPLAY WAYLAND_DISPLAY
      export XDG_RUNTIME_DIR="$folder" WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1
      as=
      if [ "$(id -u)" -eq 0 ]; then
        chown -R nobody "$folder"
        as="setpriv --reuid=nobody --regid=nogroup --clear-groups"
      fi
      $as sway -c "$folder/config" </dev/null >/dev/null 2>&1 3>&- &
      desktop=$!
      read -r name sway <"$folder/name"
      echo "$name"
      "$hand" serve "$folder/hand" "$folder/$name" "$sway" \(width) \(height)
      kill -KILL $desktop
      wait $desktop
      """
    let output = Pipe()
    _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script, "sway", folder.path, program]
    shell.standardInput = lifeline
    shell.standardOutput = output
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    let reader = LineReader(output.fileHandleForReading)
    guard let name = await reader.next(), await reader.next() == "ready" else { throw HarnessFault.noDesktop }
    hand = [program, socket]
    variables = [
      ("DISPLAY", nil), ("WAYLAND_DISPLAY", name), ("XDG_RUNTIME_DIR", folder.path),
      ("SDL_VIDEODRIVER", "wayland"),
    ]
  }

  isolated deinit { stop() }

  /// Ends the desktop; calling it again does nothing.
  func stop() {
    guard shell.isRunning else { return }
    try? lifeline.fileHandleForWriting.close()
    shell.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
