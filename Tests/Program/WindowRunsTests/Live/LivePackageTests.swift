import Foundation
import SceneRuns
import Testing

@testable import WindowRuns

/// Tests of the package that `--live` finds and builds.
struct LivePackageTests {
  private func package(
    _ executable: String, from working: String = "/srv/me", manifests: Set<String>
  ) throws -> LivePackage {
    try LivePackage(
      of: URL(fileURLWithPath: executable), in: URL(fileURLWithPath: working, isDirectory: true)
    ) {
      manifests.contains($0.path)
    }
  }

  @Test(arguments: [("debug", [String]()), ("release", ["--configuration", "release"])])
  func `the nearest folder above the executable is built in its configuration`(
    configuration: String, words: [String]
  ) throws {
    let executable = "/p/shelf/.build/x86_64-unknown-linux-gnu/\(configuration)/shelf"
    let found = try package(executable, manifests: ["/p/Package.swift", "/p/shelf/Package.swift"])
    #expect(found.root.path == "/p/shelf")
    #expect(found.executable.path == executable)
    #expect(
      found.buildWords == ["build", "--package-path", "/p/shelf", "--product", "shelf"] + words)
  }

  @Test func `a build outside of the package is found from the working folder, with its scratch folder`()
    throws
  {
    let found = try package(
      "/tmp/built/x86_64-unknown-linux-gnu/debug/shelf", from: "/p/shelf/Sources",
      manifests: ["/p/shelf/Package.swift"])
    #expect(found.root.path == "/p/shelf")
    #expect(found.buildWords.suffix(2) == ["--scratch-path", "/tmp/built"])
  }

  @Test func `an installed program gives way to the one that the package builds`() throws {
    let found = try package("/usr/bin/shelf", from: "/p/shelf", manifests: ["/p/shelf/Package.swift"])
    #expect(found.executable.path == "/p/shelf/.build/debug/shelf")
    #expect(!found.buildWords.contains("--scratch-path"))
  }

  @Test func `without a package one sentence names both places`() {
    let error = #expect(throws: CommandError.self) {
      try package("/usr/bin/shelf", from: "/srv/me", manifests: [])
    }
    #expect(
      error?.description
        == "--live needs the program's package: no Package.swift is above /usr/bin/shelf, "
        + "and none above /srv/me")
    #expect(error?.status == .badInput)
  }

  @Test func `swift is found in PATH, in the order of its folders`() throws {
    let found = try LivePackage.swift(path: "/a:/b:/c") { ["/b/swift", "/c/swift"].contains($0) }
    #expect(found.path == "/b/swift")
    #expect(throws: CommandError.self) { try LivePackage.swift(path: "/a") { _ in false } }
  }
}
