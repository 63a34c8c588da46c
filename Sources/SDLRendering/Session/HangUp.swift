import Glibc

/// A terminal that hangs up closes the window as `SIGTERM` does, so that what was recorded is kept.
nonisolated enum HangUp {
  /// Passes `SIGHUP` on as `SIGTERM`, which SDL takes for the closing of the window; not where somebody has said
  /// otherwise, as `nohup` does.
  static func closesWindow() {
    var present = sigaction()
    guard sigaction(SIGHUP, nil, &present) == 0, present.__sigaction_handler.sa_handler == nil else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in raise(SIGTERM) }
    sigaction(SIGHUP, &action, nil)
  }
}
