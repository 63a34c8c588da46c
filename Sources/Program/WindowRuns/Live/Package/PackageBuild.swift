import Documents
import Foundation

/// A running build of a package, whose output is kept in a file.
final class PackageBuild {
  private let process = Process()

  /// Starts the build; its ending goes to `events`.
  ///
  /// - Throws: The system's error when it cannot be started.
  init(_ package: LivePackage, by swift: URL, output: URL, telling events: LiveEventQueue) throws {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    // The running process has its own copy of the descriptor.
    defer { try? handle.close() }
    process.executableURL = swift
    process.arguments = package.buildWords
    process.currentDirectoryURL = package.root
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (handle, handle)
    let former = SourceFiles.version(of: package.executable)
    process.terminationHandler = { process in
      let isDone = process.terminationReason == .exit && process.terminationStatus == 0
      let ending = isDone ? Self.success(package, since: former) : Self.failure(package, output)
      events.put(.happened(.buildEnded(ending)))
    }
    try process.run()
  }

  /// Stops the build with everything that it has started.
  func end() {
    guard process.isRunning else { return }
    process.interrupt()
    // Foundation starts programs in process groups of their own.
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
  }

  private nonisolated static func success(
    _ package: LivePackage, since former: SourceFiles.Version?
  ) -> BuildEnding {
    let now = SourceFiles.version(of: package.executable)
    if now == nil {
      let reason = "the build has left no \(package.executable.path)"
      return .failed(banner: reason, output: reason)
    }
    return now == former ? .same : .new
  }

  private nonisolated static func failure(_ package: LivePackage, _ output: URL) -> BuildEnding {
    let data = (try? InputFile.data(contentsOf: output, limit: .text)) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let diagnostics = BuildDiagnostics(text, in: package.root.path)
    return .failed(
      banner: diagnostics.banner, output: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
