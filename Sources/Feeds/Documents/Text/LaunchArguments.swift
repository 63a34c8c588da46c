import Foundation

/// The words that the program was started with, also where the Swift runtime has lost them.
///
/// The static runtime looks for them beside the environment. A library that sets a variable while the program is loaded
/// moves the environment away, as sdl2-compat does where `SDL_VIDEODRIVER` is set. Then there are no words at all, not
/// even the program's own name.
package enum LaunchArguments {
  /// The most bytes that are read, as many as the system lets a program start with.
  private static let most = 8 << 20

  /// The words, the program's own name first: those of the runtime, or of the system where the runtime has none.
  package static var all: [String] {
    let known = CommandLine.arguments
    return known.isEmpty ? words(of: "/proc/self/cmdline") ?? [] : known
  }

  /// Returns the command line in shell syntax, without options that do not change what is played.
  ///
  /// `options` are their names without dashes; each takes a value, as the next word or after `=`.
  package static func command(without options: Set<String>, of words: [String] = all) -> String {
    var kept = [ProgramName.text]
    var rest = words.dropFirst()[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        kept.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, options.contains(String(name)) else {
        kept.append(word)
        continue
      }
      if parts.count == 1 { _ = rest.popFirst() }
    }
    return kept.map(ShellWord.quoted).joined(separator: " ")
  }

  /// Returns the words of a file in which each ends with a zero byte; `nil` where there is none.
  package static func words(of path: String) -> [String]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The system's file tells no length.
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count < most {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return words.isEmpty ? nil : words.map { String(decoding: $0, as: UTF8.self) }
  }
}
