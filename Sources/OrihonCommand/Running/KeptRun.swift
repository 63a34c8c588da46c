import SDLRendering

/// A run in a window that may break off: what was recorded until then is kept in any case.
enum KeptRun {
  /// Runs `body`, then `finish`, whether the body ended well or not, also where the X server ends in the middle of it;
  /// what it broke off for is thrown on.
  static func run(_ body: () throws -> Void, finish: @escaping () throws -> Void) throws {
    let loss = DisplayLoss { do { try finish() } catch { _ = ProgramStatus.report(error) } }
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
