package import Foundation

/// The termination signals: SIGINT (`⌃C`), SIGTERM, and SIGHUP of a closed terminal.
package nonisolated enum TerminationSignals {
  /// Calls `perform` on each of these signals until the returned sources are cancelled.
  ///
  /// SIGHUP stays ignored if it was ignored at the start, as under `nohup`.
  package static func taken(_ perform: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    ([SIGINT, SIGTERM] + (mindsHangUp ? [SIGHUP] : [])).map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: perform)
      source.resume()
      return source
    }
  }

  private static var mindsHangUp: Bool {
    var present = sigaction()
    return sigaction(SIGHUP, nil, &present) == 0 && present.__sigaction_handler.sa_handler == nil
  }
}
