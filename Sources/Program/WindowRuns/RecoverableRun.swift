import SDLRendering
import SceneRuns

/// A run of a window whose recording is kept even when the run is aborted.
enum RecoverableRun {
  /// Runs `body`, then `finish` in any case, even when the connection to the X server is lost.
  ///
  /// An error of `body` is rethrown after `finish`.
  static func run(_ body: () throws -> Void, finish: @escaping () throws -> Void) throws {
    let loss = DisplayLossHandler { do { try finish() } catch { report(error) } }
    do {
      defer { loss.cancel() }
      try body()
    } catch {
      do { try finish() } catch { report(error) }
      throw error
    }
    try finish()
  }

  private static func report(_ error: any Error) {
    if ProgramStatus.report(error) == nil { Console.say("\(error)") }
  }
}
