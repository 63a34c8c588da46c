import Foundation
import TestSupport
import Testing

/// Tests of a user's own package, which knows this one by its products alone.
///
/// The package tests its layout without a window. It is built in a folder of its own, with the packages that
/// this checkout has already, so that no network is needed; and at the lowest priority, because other tests
/// run at the same time.
struct OutsidePackageTests {
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

  @Test func `a package outside the house tests its own layout in ten lines`() async throws {
    let package = try makePackage()
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
    for name in ["a flick turns one page", "a timer turns the page every three seconds"] {
      #expect(text.contains("Test \"\(name)\" passed") || text.contains("2 tests"), "\(text.suffix(4000))")
    }
  }
}
