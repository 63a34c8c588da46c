/// The rule that a target imports only what the manifest builds before it.
///
/// A build folder that holds an older build answers such an import with what is left there, so that only a fresh
/// checkout fails.
enum UndeclaredImports {
  static func violations(in files: [SourceFile], by manifest: SourceFile) -> [Violation] {
    let declared = Dictionary(
      ManifestArrows.declarations(in: manifest).map { ($0.target, $0) },
      uniquingKeysWith: { first, _ in first })
    return declared.values.sorted { $0.target < $1.target }.flatMap { declaration in
      let built = reached(from: declaration.target, in: declared)
      return files.filter { $0.lies(in: declaration) }.flatMap { file in
        ImportArrows.statements(in: file).filter { declared[$0.module] != nil && !built.contains($0.module) }
          .map {
            file.violation(
              at: $0.line, "\(declaration.target) imports \($0.module), which it does not depend on")
          }
      }
    }
  }

  private static func reached(
    from target: String, in declared: [String: ManifestArrows.Declaration]
  ) -> Set<String> {
    var reached: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for dependency in declared[next]?.dependencies ?? [] where reached.insert(dependency).inserted {
        open.append(dependency)
      }
    }
    return reached
  }
}

extension SourceFile {
  /// True for a file of a target: in the folder that the manifest names, else in a room's folder of the target's name.
  fileprivate func lies(in target: ManifestArrows.Declaration) -> Bool {
    if let folder = target.folder, folder != "Tests/\(target.target)" { return path.hasPrefix(folder + "/") }
    return path.split(separator: "/").dropLast().contains { $0 == target.target }
  }
}
