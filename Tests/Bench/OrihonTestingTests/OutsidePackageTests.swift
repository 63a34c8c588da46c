import Foundation
import TestSupport
import Testing

/// Tests of a user's own package, which knows this one by its products alone.
///
/// The package has a screen of its own, a program with every verb for it, and tests without a window. It is built in
/// a folder of its own, with the packages that this checkout has already, so that no network is needed; and at the
/// lowest priority, because other tests run at the same time. The package that `orihon new` makes is built after it
/// in the same folder, where it finds this one built.
@Suite(.serialized) struct OutsidePackageTests {
  private var checkout: URL { Checkout.root() }
  private var files: FileManager { FileManager.default }
  private var build: URL { checkout.appendingPathComponent(".build/outside/build") }

  /// Copies the example, which lies in the checkout, to a place outside the package.
  private func makePackage() throws -> URL {
    let package = checkout.appendingPathComponent(".build/outside/Shelf")
    try? files.removeItem(at: package)
    try files.createDirectory(
      at: package.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: checkout.appendingPathComponent("Examples/Shelf"), to: package)
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#"path: "../..""#))
    try Data(manifest.replacing(#""../..""#, with: #""\#(checkout.path)""#).utf8)
      .write(to: package.appendingPathComponent("Package.swift"))
    let resolved = checkout.appendingPathComponent("Package.resolved")
    try files.copyItem(at: resolved, to: package.appendingPathComponent("Package.resolved"))
    return package
  }

  /// The environment in which git finds local packages where the manifest names the network.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let build = checkout.appendingPathComponent(".build")
    let folders = [build, build.appendingPathComponent("testing")].map {
      $0.appendingPathComponent("repositories")
    }
    let found = folders.lazy.flatMap {
      (try? files.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
    }.first { $0.lastPathComponent.hasPrefix("Yams-") }
    guard let found else { return environment }
    environment["GIT_CONFIG_COUNT"] = "1"
    environment["GIT_CONFIG_KEY_0"] = "url.\(found.absoluteString).insteadOf"
    environment["GIT_CONFIG_VALUE_0"] = "https://github.com/jpsim/Yams"
    return environment
  }

  /// Makes a package as `orihon new NAME --swift` does, with the built program.
  private func makeStarter() async throws -> URL {
    let package = checkout.appendingPathComponent(".build/outside/Starter")
    try? files.removeItem(at: package)
    let found = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appendingPathComponent("orihon") }
      .first { files.isExecutableFile(atPath: $0.path) }
    let process = Process()
    let program: URL = try #require(found, "orihon is not built")
    process.executableURL = program
    process.arguments = ["new", package.path, "--swift", "--orihon", checkout.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    #expect(try await Waiting.run(process) == 0)
    let resolved = checkout.appendingPathComponent("Package.resolved")
    try files.copyItem(at: resolved, to: package.appendingPathComponent("Package.resolved"))
    return package
  }

  /// Builds a package and runs its tests; returns what they print.
  private func test(_ package: URL) async throws -> String {
    let arguments = [
      "swift", "test", "--package-path", package.path, "--scratch-path", build.path, "--disable-xctest",
      "-debug-info-format", "none",
      // A module at once: file by file the compiler reads the others anew each time, a quarter more in all.
      "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-Onone", "-Xswiftc", "-num-threads", "-Xswiftc",
      "2",
    ]
    let ending = try await run(arguments, in: package)
    #expect(ending.status == 0, "\(ending.text.suffix(4000))")
    return ending.text
  }

  /// Runs a program in the package at a low priority; returns its status and all that it printed.
  ///
  /// At the lowest one two busy compilers would leave it nothing.
  private func run(_ arguments: [String], in package: URL) async throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["nice", "-n", "5"] + arguments
    process.currentDirectoryURL = package
    process.environment = environment
    let output = package.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let status = try await Waiting.run(process)
    return (status, try String(contentsOf: output, encoding: .utf8))
  }

  @Test func `a package outside the house tests its own screen, and has every verb for it`() async throws {
    let package = try makePackage()
    let tests = try await test(package)
    for name in ["a flick turns one page", "a timer turns the page every three seconds"] {
      #expect(tests.contains("Test \"\(name)\" passed"), "\(tests.suffix(4000))")
    }
    let shelf = build.appendingPathComponent("debug/shelf").path
    let verbs: [(arguments: [String], says: String)] = [
      (["list"], "scene   shelf  "), (["list"], "script  flick"), (["list"], "scene   plain  "),
      (
        ["check", "Scripts/flick.yml", "Scenarios/shelf.yml", "Feeds/plain.yml"],
        "Scripts/flick.yml: a script"
      ),
      (["shoot", "--at", "0.5", "--out", "out"], "out/shelf-0.5.png"), (["layout"], "hills"),
      (["replay", "flick", "--headless", "--record", "bug.jsonl"], ""),
      (["replay", "bug.jsonl", "--headless"], ""), (["script", "bug.jsonl"], "shelf replay THIS.yml shelf"),
      (["compare"], "goldens passed"), (["fuzz", "shelf", "--strokes", "10"], "nothing broken"),
    ]
    for verb in verbs {
      let ending = try await run([shelf] + verb.arguments, in: package)
      #expect(
        ending.status == 0 && (verb.says.isEmpty || ending.text.contains(verb.says)),
        "\(verb.arguments): \(ending.text.suffix(2000))")
    }
    let unknown = try await run([shelf, "demo", "nowhere"], in: package)
    #expect(unknown.status == 2)
    #expect(
      unknown.text.contains("shelf: there is no feed file and no scene called 'nowhere'"), "\(unknown.text)")
  }

  @Test func `the package that the program makes builds, and its frame test passes`() async throws {
    let package = try await makeStarter()
    let tests = try await test(package)
    #expect(tests.contains("Test \"a flick turns one page\" passed"), "\(tests.suffix(4000))")
    let listed = try await run([build.appendingPathComponent("debug/Starter").path, "list"], in: package)
    #expect(listed.status == 0 && listed.text.contains("scene   Starter  "), "\(listed.text)")
  }
}
