import Dispatch
public import Foundation

/// Waiting for other programs without holding up the tests beside: what waits gives the main actor free.
public enum Waiting {
  /// Does on a thread of its own what blocks.
  public static func off<Value: Sendable>(_ blocking: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: blocking()) }
    }
  }

  /// Runs a program to its end and gives its exit code.
  public static func run(
    _ process: Process, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
