import Foundation
import TestSupport

/// The files of the checkout: all that git tracks, or would track.
struct Repository {
  let root: URL
  let paths: [String]

  init() throws {
    root = Checkout.root()
    // The owner of a checkout mounted into a container is another user, which git would otherwise refuse.
    let listing = try ChildProcess.run(
      "git", "-c", "safe.directory=*", "-C", root.path, "ls-files", "--cached", "--others",
      "--exclude-standard", "-z")
    guard listing.status == 0 else { throw RepositoryError.listing(listing.output) }
    paths = listing.output.split(separator: "\0").map(String.init).sorted()
  }

  /// The Swift files of the program and its tests.
  var swiftFiles: [SourceFile] {
    paths.filter { path in
      path.hasSuffix(".swift") && ["Sources/", "Tests/", "Resources/"].contains(where: path.hasPrefix)
    }.compactMap { path in text(of: path).map { SourceFile(path, $0) } }
  }

  /// Returns the text of a file; `nil` for one that is not text, or is deleted but still tracked.
  func text(of path: String) -> String? {
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
    return data.contains(0) ? nil : String(data: data, encoding: .utf8)
  }
}

enum RepositoryError: Error, CustomStringConvertible {
  case listing(String)

  var description: String {
    switch self {
    case .listing(let output): "git lists no files of the checkout: \(output)"
    }
  }
}
