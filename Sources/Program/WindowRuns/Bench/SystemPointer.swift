import Foundation
import SceneRuns

/// The display's pointer, moved by `xdotool` over the window of this process.
final class SystemPointer {
  /// The name of the program that moves the pointer.
  private static let program = "xdotool"

  private let process = Process()
  private let complaint = Pipe()
  private let executable: URL

  /// Finds the program.
  ///
  /// - Throws: `CommandError.noPointer` when it is not installed.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(CommandError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let places = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(Self.program) }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw .noPointer(reason: "there is no \(Self.program), which moves it; install the package xdotool")
    }
    executable = found
  }

  /// Flicks up `count` times from `start` over `length` pixels, and moves back each time with the button up.
  ///
  /// - Throws: `CommandError.noPointer` when the program cannot be started.
  func flick(_ count: Int, from start: CGPoint, length: Int, in plan: InputAccuracyBench.Plan)
    throws(CommandError)
  {
    let (x, y) = (Int(start.x), Int(start.y))
    func move(_ y: Int) -> [String] { ["mousemove", "--window", "%1", String(x), String(y)] }
    let way = (1...plan.moves).flatMap { step in
      ["sleep", String(plan.interval)] + move(y - length * step / plan.moves)
    }
    let stroke = move(y) + ["sleep", "0.3", "mousedown", "1"] + way + ["mouseup", "1"]
    let pid = String(ProcessInfo.processInfo.processIdentifier)
    let finding = ["search", "--sync", "--onlyvisible", "--all", "--pid", pid, "--name", "."]
    process.executableURL = executable
    process.arguments = finding + (0..<count).flatMap { _ in stroke }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaint
    do {
      try process.run()
    } catch {
      throw .noPointer(reason: "\(executable.path) cannot be run: \(error.localizedDescription)")
    }
  }

  /// The result of the movement; `nil` while the pointer is being moved.
  var ending: Result<Void, CommandError>? {
    guard !process.isRunning else { return nil }
    guard process.terminationStatus != 0 else { return .success(()) }
    let words = String(decoding: complaint.fileHandleForReading.availableData, as: UTF8.self)
      .split(separator: "\n").first.map { ": \($0)" }
    return .failure(
      .noPointer(reason: "\(Self.program) ended with \(process.terminationStatus)\(words ?? "")"))
  }

  /// Stops the movement and releases the button; does nothing when it has ended.
  func stop() {
    guard process.isRunning else { return }
    // Foundation starts programs with SIGTERM blocked, so SIGKILL is sent.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let release = Process()
    release.executableURL = executable
    release.arguments = ["mouseup", "1"]
    guard (try? release.run()) != nil else { return }
    release.waitUntilExit()
  }
}
