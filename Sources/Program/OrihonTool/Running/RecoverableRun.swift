import SDLRendering

/// Runs a window so that its recording is kept even when the run breaks off.
enum RecoverableRun {
  /// Runs `body`, then `finish` in any case, even when the X server ends meanwhile.
  ///
  /// An error of `body` is rethrown after `finish`.
  static func run(_ body: () throws -> Void, finish: @escaping () throws -> Void) throws {
    let loss = DisplayDisconnection { do { try finish() } catch { _ = ProgramStatus.report(error) } }
    do {
      defer { loss.cancel() }
      try body()
    } catch {
      do { try finish() } catch { _ = ProgramStatus.report(error) }
      throw error
    }
    try finish()
  }
}
