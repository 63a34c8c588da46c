import ArgumentParser
import SceneRuns

extension ProgramStatus {
  /// Prints an error that ends the program, also one of the arguments, and returns its exit status.
  @MainActor
  static func reportAny(_ error: any Error) -> ProgramStatus {
    report(error) ?? reportUsage(error)
  }

  /// Prints the argument parser's message, help as a result and an error as one line, and returns the exit status.
  @MainActor
  private static func reportUsage(_ error: any Error) -> ProgramStatus {
    if RootCommand.exitCode(for: error).isSuccess {
      do {
        try Console.results(RootCommand.fullMessage(for: error))
        return .done
      } catch {
        return reportAny(error)
      }
    }
    Console.say("\(RootCommand.message(for: error))")
    return .badInput
  }
}
