import Glibc

/// The handling of `SIGHUP`: the window closes when its terminal hangs up, so that recordings are saved.
nonisolated enum HangupSignal {
  /// Forwards `SIGHUP` as `SIGTERM`, which SDL treats as closing the window.
  ///
  /// Does nothing where the signal already has a handler or is ignored, as `nohup` arranges.
  static func installHandler() {
    var present = sigaction()
    guard sigaction(SIGHUP, nil, &present) == 0, present.__sigaction_handler.sa_handler == nil else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in raise(SIGTERM) }
    sigaction(SIGHUP, &action, nil)
  }
}
