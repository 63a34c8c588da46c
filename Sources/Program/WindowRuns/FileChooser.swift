import Foundation
import SDLRendering

/// The desktop's dialog for choosing a file, which is a program of its own.
final class FileChooser {
  /// The title of the dialog.
  private nonisolated static let title = "Open a feed, a recording, a script or a picture"

  /// A program that shows the dialog and prints the path of the chosen file.
  nonisolated struct Dialog: Sendable, Hashable {
    var executable: URL
    var arguments: [String]

    /// Finds the installed program that fits the desktop; `nil` when there is none.
    init?(in environment: [String: String] = ProcessInfo.processInfo.environment) {
      let isKDE = environment["XDG_CURRENT_DESKTOP", default: ""].uppercased().contains("KDE")
      let programs = isKDE ? ["kdialog", "zenity"] : ["zenity", "kdialog"]
      let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
      let places = programs.flatMap { name in
        folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
      }
      guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
      else { return nil }
      executable = found
      arguments =
        found.lastPathComponent == "kdialog"
        ? ["--title", FileChooser.title, "--getopenfilename", "."]
        : ["--file-selection", "--title=\(FileChooser.title)"]
    }
  }

  private struct State {
    var process: Process?
  }

  private let waker: MainLoopWaker
  private var state = State()

  /// Creates a chooser that is closed; `waker` wakes the main loop once a file was chosen.
  init(waker: MainLoopWaker) { self.waker = waker }

  /// Opens the dialog, which calls `chosen` with the path of a file and not at all when it is cancelled.
  ///
  /// Returns the sentence that tells why there is no dialog; `nil` when it opens or is open.
  func open(_ chosen: @escaping @MainActor (String) -> Void) -> String? {
    guard state.process == nil else { return nil }
    guard let dialog = Dialog() else {
      return "No dialog for files is installed; install the package zenity or kdialog, or drop the file here"
    }
    let (process, output, waker) = (Process(), Pipe(), waker)
    process.executableURL = dialog.executable
    process.arguments = dialog.arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [weak self] process in
      let isChosen = process.terminationReason == .exit && process.terminationStatus == 0
      let path = isChosen ? Self.path(in: output.fileHandleForReading.availableData) : nil
      Task { @MainActor in
        self?.state.process = nil
        if let path { chosen(path) }
      }
      waker.wake()
    }
    do {
      try process.run()
    } catch {
      return "\(dialog.executable.path) cannot be run: \(error.localizedDescription)"
    }
    state.process = process
    return nil
  }

  /// Ends the dialog, if it is open, without a choice.
  func close() {
    guard let process = state.process, process.isRunning else { return }
    process.terminationHandler = nil
    // Foundation starts programs in process groups of their own, with SIGTERM blocked.
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    state.process = nil
  }

  /// Returns the path that a dialog has printed; `nil` for none.
  nonisolated static func path(in output: Data) -> String? {
    var text = String(decoding: output, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text.isEmpty ? nil : text
  }
}
