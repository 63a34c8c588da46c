import Foundation
import TestSupport
import Testing

/// Tests that a library that is missing is told by the name of its Debian package.
struct SystemLibrariesTests {
  private let repository: Repository

  init() throws { repository = try Repository() }

  /// The packages that the headers in the folder of a module name.
  private func named(in folder: String) -> [String] {
    repository.paths.filter { $0.hasPrefix(folder + "/") && ($0.hasSuffix(".h") || $0.hasSuffix(".c")) }
      .compactMap { repository.text(of: $0) }
      .flatMap { $0.matches(of: #/is missing: apt install ([a-z0-9.+-]+)"/#).map { String($0.1) } }
  }

  @Test func `every header of another library is included behind a question for it`() throws {
    let own = repository.paths.filter {
      $0.hasPrefix("Sources/") && ($0.hasSuffix(".h") || $0.hasSuffix(".c"))
        && !$0.hasPrefix("Sources/Library/CKiwi/kiwi/")
    }
    #expect(own.count >= 10)
    for path in own {
      let lines = try #require(repository.text(of: path)).split(separator: "\n")
      let first = lines.first { $0.hasPrefix("#include <") && !Self.isOfTheSystem(String($0)) }
      guard let first, let place = lines.firstIndex(of: first) else { continue }
      let header = first.dropFirst("#include <".count).prefix { $0 != ">" }
      #expect(place > 0 && lines[place - 1] == "#if __has_include(<\(header)>)", "\(path): \(first)")
    }
  }

  /// True for a header of the C library, which comes with the compiler's own needs.
  private static func isOfTheSystem(_ line: String) -> Bool {
    [
      "<stdbool.h>", "<stdint.h>", "<stddef.h>", "<malloc.h>", "<time.h>", "<sys/select.h>", "<sys/stat.h>",
      "<poll.h>", "<sys/syscall.h>", "<unistd.h>",
    ].contains { line.contains($0) }
  }

  @Test func `the manifest names the same packages for SwiftPM`() throws {
    let manifest = try #require(repository.text(of: "Package.swift"))
    let modules = manifest.matches(of: #/\.headers\(\s*"(\w+)", in: \.(\w+)(?:, of: \[([^\]]*)\])?\)/#)
    #expect(modules.count == 10)
    for module in modules {
      let given = (module.3 ?? "").matches(of: #/"([^"]+)"/#).map { String($0.1) }
      let folder = "Sources/\(module.2.prefix(1).uppercased() + module.2.dropFirst())/\(module.1)"
      #expect(given.sorted() == Set(named(in: folder)).sorted(), "\(module.1)")
    }
    #expect(named(in: "Sources/Library/CICU") == ["libicu-dev"])
  }

  @Test func `the examples that depend on a version ask for the present one`() throws {
    let version = try ChildProcess.run("bash", repository.root.path + "/scripts/release.sh", "--show").output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    for example in ["Ledger", "Postcards"] {
      let manifest = try #require(repository.text(of: "Examples/\(example)/Package.swift"))
      #expect(manifest.contains("from: \"\(version)\""), "\(example)")
    }
  }
}
