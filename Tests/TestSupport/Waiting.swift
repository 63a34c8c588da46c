import Dispatch
public import Foundation

/// Waiting for other programs with the main actor free, so that other tests go on meanwhile.
public enum Waiting {
  /// Runs a closure that blocks on a thread of its own, and returns its value.
  public static func off<Value: Sendable>(_ blocking: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: blocking()) }
    }
  }

  /// Runs a program to its end and returns its exit code.
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
