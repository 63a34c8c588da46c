import Foundation
import Glibc

/// The signals that ask a program to end: `⌃C`, a polite kill, and a terminal that is closed.
nonisolated enum TerminationSignals {
  /// Takes them from now on, until what is returned is cancelled.
  ///
  /// A closed terminal ends nothing that was begun not to mind it, as `nohup` arranges.
  static func taken(_ perform: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
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
