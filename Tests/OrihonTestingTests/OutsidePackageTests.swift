import Foundation
import TestSupport
import Testing

/// Tests of a user's own package, which knows this one by its products alone.
///
/// The package tests its layout without a window. It is built in a folder of its own, with the packages that
/// this checkout has already, so that no network is needed; and at the lowest priority, because other tests
/// run at the same time. Both packages are built in one folder, one after the other, so that the second finds
/// this one built.
@Suite(.serialized) struct OutsidePackageTests {
  private var checkout: URL { Checkout.root() }
  private var files: FileManager { FileManager.default }

  /// Copies the example, which lies in the checkout, to a place outside the package.
  private func makePackage() throws -> URL {
    let package = checkout.appendingPathComponent(".build/outside/CardsTesting")
    try? files.removeItem(at: package)
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    let example = checkout.appendingPathComponent("Examples/CardsTesting")
    for part in ["Sources", "Tests"] {
      try files.copyItem(at: example.appendingPathComponent(part), to: package.appendingPathComponent(part))
    }
    let manifest = try String(contentsOf: example.appendingPathComponent("Package.swift"), encoding: .utf8)
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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "nice", "-n", "19", "swift", "test", "--package-path", package.path, "--scratch-path",
      checkout.appendingPathComponent(".build/outside/build").path, "--disable-xctest", "-debug-info-format",
      "none",
    ]
    process.environment = environment
    let output = package.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let status = try await Waiting.run(process)
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(status == 0, "\(text.suffix(4000))")
    return text
  }

  @Test func `a package outside the house tests its own layout in ten lines`() async throws {
    let text = try await test(makePackage())
    for name in ["a flick turns one page", "a timer turns the page every three seconds"] {
      #expect(text.contains("Test \"\(name)\" passed") || text.contains("2 tests"), "\(text.suffix(4000))")
    }
  }

  @Test func `the package that the program makes builds, and its frame test passes`() async throws {
    let text = try await test(makeStarter())
    #expect(text.contains("1 test"), "\(text.suffix(4000))")
  }
}
