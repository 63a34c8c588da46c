import Foundation
import Glibc

/// The secret part of a review's address, without which nothing on this machine can use it.
nonisolated struct ReviewToken {
  /// Thirty-two hexadecimal digits.
  let text: String

  /// Asks the system for a new one; unlike other random numbers it must never be the same again.
  ///
  /// - Throws: `CommandError.contradiction` when the system has none.
  init() throws(CommandError) {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard getentropy(&bytes, bytes.count) == 0 else {
      throw .contradiction(
        "the system gives no random numbers, and an address without a secret is open to all")
    }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
