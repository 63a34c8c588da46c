/// The names of a starting package's targets, made of the package's own.
///
/// Its parts between - and _ become one word with large letters, and what the target is for is added: `book-shop` has
/// the library `BookShopScreens`. So none is a word of the language, and none is called as the program is.
struct PackageNames {
  /// The target of the program, which itself is called as the package is.
  let program: String
  /// The library with the scene.
  let library: String
  /// The target of the frame test.
  let tests: String

  /// Names the targets of a package of letters, digits, - and _ that takes another one.
  ///
  /// - Throws: `CommandError.contradiction` for a name without a letter or digit, or that of the other package.
  init(_ name: String, besides other: String) throws(CommandError) {
    let words = name.split { $0 == "-" || $0 == "_" }
    guard let first = words.first?.first else {
      throw .contradiction("'\(name)' cannot be made; a package's name has a letter or a digit")
    }
    guard name.lowercased() != other.lowercased() else {
      throw .contradiction("'\(name)' cannot be made; it is the name of the package that the new one takes")
    }
    // No name of a module begins with a digit.
    let stem = (first.isNumber ? "N" : "") + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    program = stem + "Program"
    library = stem + "Screens"
    tests = stem + "Tests"
  }

  /// What stands for the names in a template.
  var placeholders: [String: String] {
    ["__PROGRAM__": program, "__LIBRARY__": library, "__TESTS__": tests]
  }
}
