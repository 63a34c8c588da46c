import Foundation

/// The secret token in a review's address, which protects the server from other programs on this machine.
nonisolated struct ReviewToken {
  /// Thirty-two hexadecimal digits.
  let text: String

  /// Creates a token from the system's random numbers; unlike other random numbers it must not be reproducible.
  ///
  /// - Throws: `VisualQAError.refused` when the system has no random numbers.
  init() throws(VisualQAError) {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard getentropy(&bytes, bytes.count) == 0 else {
      throw .refused(
        "the system gives no random numbers, and an address without a secret is open to all")
    }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
