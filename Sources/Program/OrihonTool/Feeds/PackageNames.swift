import SceneRuns

/// The names of the targets of a new package, derived from the package's name.
///
/// The parts between - and _ are joined in upper camel case, with a suffix for the purpose of the target: `book-shop`
/// has the library `BookShopScreens`. So no name is a keyword, and none equals the name of the program.
struct PackageNames {
  /// The target of the program; the product has the name of the package.
  let program: String
  /// The library with the scene.
  let library: String
  /// The target of the frame test.
  let tests: String

  /// Creates the names for a package called `name`, which depends on the package `other`.
  ///
  /// - Throws: `CommandError.contradiction` for a name without a letter or digit, or the name of the other package.
  init(_ name: String, besides other: String) throws(CommandError) {
    let words = name.split { $0 == "-" || $0 == "_" }
    guard let first = words.first?.first else {
      throw .contradiction("'\(name)' cannot be made; a package's name has a letter or a digit")
    }
    guard name.lowercased() != other.lowercased() else {
      throw .contradiction("'\(name)' cannot be made; it is the name of the package that the new one takes")
    }
    // A module name cannot begin with a digit.
    let stem = (first.isNumber ? "N" : "") + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    program = stem + "Program"
    library = stem + "Screens"
    tests = stem + "Tests"
  }

  /// The values of a template's placeholders.
  var placeholders: [String: String] {
    ["__PROGRAM__": program, "__LIBRARY__": library, "__TESTS__": tests]
  }
}
