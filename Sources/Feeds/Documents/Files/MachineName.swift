import Foundation

/// The name of this machine.
package enum MachineName {
  /// The name, without asking the network; `unknown` when the system has none.
  package static var text: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "unknown" }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? "unknown" : name
  }
}
