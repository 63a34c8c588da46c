import Foundation

/// A window process of `--live`, with the connection to it.
final class LiveWindowProcess {
  private let process = Process()
  private let connection: LiveConnection

  /// Starts `executable` as the window with this number; what it answers and its end go to `events`.
  ///
  /// - Throws: The system's error when it cannot be started.
  init(_ number: Int, _ executable: URL, words: [String], telling events: LiveEventQueue) throws {
    let (own, other) = try LiveConnection.pair()
    connection = own
    process.executableURL = executable
    process.arguments = words
    process.standardInput = other
    process.terminationHandler = { process in
      let status = process.terminationReason == .exit ? process.terminationStatus : nil
      events.put(.happened(.ended(window: number, status: status)))
    }
    try process.run()
    // The process has its own copy; the connection ends with it.
    try? other.close()
    let thread = Thread {
      while let line = own.nextLine() {
        guard let answer = LiveLine.message(line, as: WindowAnswer.self) else { continue }
        events.put(.happened(.answered(window: number, answer)))
      }
    }
    thread.name = "answers of window \(number)"
    thread.start()
  }

  /// Gives the process an order.
  func order(_ order: WindowOrder) { connection.write(order) }

  /// Kills the process if it is still running.
  func end() {
    // Foundation starts programs with SIGTERM blocked, so SIGKILL is sent.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
