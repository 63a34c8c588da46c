import Foundation
import SceneRuns

/// The Swift package of a running program, with the command that builds the program.
nonisolated struct LivePackage: Hashable, Sendable {
  /// The folder with `Package.swift`.
  let root: URL
  /// The product that is built, which has the name of the executable.
  let product: String
  /// True for the configuration `release`, false for `debug`.
  let isRelease: Bool
  /// The folder of the build's files; `nil` for `.build` in the package.
  let scratch: URL?
  /// The executable that a build replaces.
  let executable: URL

  /// Finds the nearest package above the executable, else above the working folder.
  ///
  /// - Throws: `CommandError.contradiction` where neither has one above it.
  init(
    of executable: URL, in workingFolder: URL,
    isFile: (URL) -> Bool = { FileManager.default.fileExists(atPath: $0.path) }
  ) throws(CommandError) {
    product = executable.lastPathComponent
    let folder = executable.deletingLastPathComponent()
    let place = [folder, workingFolder].flatMap(Self.folders).first {
      isFile($0.appendingPathComponent("Package.swift"))
    }
    guard let place else {
      throw .contradiction(
        "--live needs the program's package: no Package.swift is above \(executable.path), "
          + "and none above \(workingFolder.path)")
    }
    root = place
    let configuration = folder.lastPathComponent.lowercased()
    isRelease = configuration == "release"
    let standard = place.appendingPathComponent(".build", isDirectory: true)
    let isBuilt = ["debug", "release"].contains(configuration)
    let isStandard = !isBuilt || executable.path.hasPrefix(standard.path + "/")
    self.executable = isBuilt ? executable : standard.appendingPathComponent("debug/\(product)")
    scratch = isStandard ? nil : folder.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The arguments of `swift` that build the product.
  var buildWords: [String] {
    ["build", "--package-path", root.path, "--product", product]
      + (isRelease ? ["--configuration", "release"] : [])
      + (scratch.map { ["--scratch-path", $0.path] } ?? [])
  }

  /// Returns the program `swift` in the folders of `PATH`.
  ///
  /// - Throws: `CommandError.contradiction` where no folder has it.
  static func swift(
    path: String, isProgram: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) throws(CommandError) -> URL {
    let places = path.split(separator: ":").map { "\($0)/swift" }
    guard let found = places.first(where: isProgram) else {
      throw .contradiction("--live needs swift, which builds the package; no folder of PATH has it")
    }
    return URL(fileURLWithPath: found)
  }

  private static func folders(above folder: URL) -> [URL] {
    var folders = [folder.standardizedFileURL]
    while let last = folders.last, last.path != "/", !last.path.isEmpty {
      folders.append(last.deletingLastPathComponent())
    }
    return folders
  }
}
