import Foundation

/// The drawing of the house in the documentation: a line for each target, with arrows to what it imports.
///
/// `Stage --> CollectionViews   one scene running` is such a line. What an import brings along is not drawn again.
enum HouseDrawing {
  /// The page of the drawing.
  static let page = "Sources/Library/Orihon/Orihon.docc/FindingYourWay.md"

  /// Returns the first block of code that holds an arrow; `nil` when there is none.
  static func block(in page: String) -> String? {
    page.components(separatedBy: "\n```").first { $0.contains("-->") }
      .map { String($0.drop { $0 != "\n" }.dropFirst()) }
  }

  /// Returns the arrows of a drawing, by the target that they begin at.
  static func arrows(in drawing: String) -> [(target: String, imports: [String])] {
    drawing.split(separator: "\n").compactMap { line in
      let sides = String(line).components(separatedBy: "-->")
      guard sides.count == 2 else { return nil }
      let names = sides[1].drop { $0 == " " }.description.components(separatedBy: "  ")[0]
      let imports = names.components(separatedBy: ", ").filter { $0 != "nothing" }
      return (sides[0].filter { $0 != " " }, imports)
    }
  }

  /// Returns what a drawing tells otherwise than the manifest and the table of permitted imports.
  static func differences(
    of drawing: String, from manifest: SourceFile, by table: HouseTable = .house
  ) -> [String] {
    let house = Set(table.rows.map(\.target))
    let declared = ManifestArrows.declarations(in: manifest).filter {
      !$0.isOfTests && $0.folder?.hasPrefix("Sources/") ?? true
    }
    // A target of another folder than `Sources` is the catalogue of resources, which is of the house, or an example.
    let all = declared + ManifestArrows.declarations(in: manifest).filter { $0.folder == "Resources" }
    let imports = Dictionary(
      all.map { ($0.target, $0.dependencies.intersection(house)) }, uniquingKeysWith: { $0.union($1) })
    let drawn = arrows(in: drawing)
    var differences: [String] = []
    for target in imports.keys.sorted() where drawn.count(where: { $0.target == target }) != 1 {
      differences.append("\(target) is not drawn once")
    }
    for (target, names) in drawn {
      guard let all = imports[target] else {
        differences.append("\(target) is drawn and not in the manifest")
        continue
      }
      let direct = all.filter { name in !all.contains { $0 != name && reaches($0, name, imports) } }
      if Set(names) != direct {
        differences.append("\(target) imports \(direct.sorted().joined(separator: ", "))")
      }
      let allowed = table.row(of: target)?.mayImport ?? []
      for name in names where !allowed.contains(name) {
        differences.append("\(target) may not import \(name)")
      }
    }
    return differences
  }

  private static func reaches(_ start: String, _ end: String, _ imports: [String: Set<String>]) -> Bool {
    imports[start, default: []].contains { $0 == end || reaches($0, end, imports) }
  }
}
