import Logging
import SceneRuns

/// A log handler that writes messages as plain lines on standard error.
nonisolated struct PlainLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  /// Sets this handler for every logger of the program.
  static func bootstrap() { LoggingSystem.bootstrap { _ in PlainLogHandler() } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { Console.say("\(event.message)") }
}
