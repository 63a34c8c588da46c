import Documents
import Foundation
import SceneRuns

/// The source of the Orihon dependency of a package: a checkout, or a repository URL.
struct OrihonSource {
  /// The dependency and its name, in the syntax of a package manifest.
  let dependency: String
  let package: String

  /// Creates the source of an option's value; default the checkout that the running program was built in.
  ///
  /// - Throws: `CommandError.contradiction` when there is neither, or no package at the path.
  init(_ option: String?) throws(CommandError) {
    if let option, option.contains("://") {
      dependency = ".package(url: \(Self.quoted(option)), branch: \"main\")"
      let last = option.split(separator: "/").last.map(String.init) ?? ""
      package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      return
    }
    guard let folder = option.map({ URL(fileURLWithPath: $0, isDirectory: true) }) ?? Self.ownCheckout else {
      throw .contradiction("--orihon PATH or URL is needed: this program does not lie in a checkout")
    }
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw .contradiction("--orihon is \(option ?? folder.path), where there is no Package.swift")
    }
    dependency = ".package(name: \"Orihon\", path: \(Self.quoted(folder.standardizedFileURL.path)))"
    package = "Orihon"
  }

  /// The checkout around the running program.
  private static var ownCheckout: URL? {
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    while let place = folder, place.path != "/" {
      let isCheckout = ["Package.swift", "Sources/Library/Orihon"].allSatisfy {
        FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path)
      }
      if isCheckout { return place }
      folder = place.deletingLastPathComponent()
    }
    return nil
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}
