import Foundation
import TestSupport

/// A finder of the products that the package has built.
///
/// The test bundle lies beside the products, so its own folder is searched first; then `.build/release` and
/// `.build/debug` of the checkout.
enum BuiltProduct {
  /// Returns the place of the executable `name`.
  static func executable(_ name: String) throws -> URL {
    let beside = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
      .flatMap {
        [$0.deletingLastPathComponent(), $0.deletingLastPathComponent().deletingLastPathComponent()]
      }
    let build = Checkout.root().appendingPathComponent(".build")
    let folders = beside + ["release", "debug"].map { build.appendingPathComponent($0) }
    let candidates = folders.map { $0.appendingPathComponent(name) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw HarnessFault.notBuilt(name, looked: candidates.map(\.path))
    }
    return found
  }
}
