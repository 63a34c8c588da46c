/// The rule that every link of a page leads to a file that is there, and to a heading that it has.
///
/// `[text](Sources/Library/Stage/Stage.docc/Stage.md#topics)` is such a link, and so is `<doc:Stage>` in a catalogue.
struct PageLinks {
  /// The texts of the pages, by their paths from the root of the checkout.
  let pages: [String: String]
  private let files: Set<String>
  private let folders: Set<String>

  init(pages: [String: String], paths: [String]) {
    self.pages = pages
    files = Set(paths)
    folders = Set(
      paths.flatMap { path -> [String] in
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().map { parts.prefix($0).joined(separator: "/") }
      })
  }

  /// Returns the links of a page that lead nowhere.
  func violations(in path: String) -> [Violation] {
    guard let text = pages[path] else { return [] }
    return Self.links(in: text).compactMap { link in
      reason(against: link.target, in: path).map { Violation(path: path, line: link.line, reason: $0) }
    }
  }

  /// Returns the pages, other than the one at `path`, to which that one has no link.
  func unlinked(from path: String) -> [String] {
    let targets = Set(
      Self.links(in: pages[path] ?? "").compactMap { link in
        Self.resolved(link.target.prefix { $0 != "#" }, from: path)
      })
    return pages.keys.filter { $0 != path && !targets.contains($0) }.sorted()
  }

  /// Returns the pages of catalogues that the first page of their catalogue, which has its name, does not list.
  func unlisted() -> [String] {
    pages.keys.filter { path in
      guard let folder = Self.catalogue(of: path), let name = path.split(separator: "/").last else {
        return false
      }
      let first = "\(folder)/\(folder.split(separator: "/").last?.dropLast(5) ?? "").md"
      return path != first && pages[first]?.contains("<doc:\(name.dropLast(3))>") != true
    }.sorted()
  }

  /// Returns the anchor of a heading, as GitHub makes it: `## Look closer` is `look-closer`.
  static func anchor(of heading: some StringProtocol) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }

  /// Returns the targets of the links outside of code.
  ///
  /// A page of a catalogue stands as `doc:Name`, an address on the network is left out.
  static func links(in page: String) -> [(target: String, line: Int)] {
    var found: [(target: String, line: Int)] = []
    for (line, prose) in proseLines(of: page) {
      let targets = prose.matches(of: /\]\(([^()\s]+)\)/).map { String($0.output.1) }
      found += targets.filter { !$0.contains("://") }.map { ($0, line) }
      found += prose.matches(of: /<(doc:[A-Za-z]+)>/).map { (String($0.output.1), line) }
    }
    return found
  }

  /// Returns the lines outside of blocks of code, without the pieces between back-ticks, by their numbers.
  private static func proseLines(of page: String) -> [(line: Int, prose: String)] {
    var isInBlock = false
    var found: [(line: Int, prose: String)] = []
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInBlock.toggle()
      } else if !isInBlock {
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        found.append((index + 1, pieces.filter { $0.offset % 2 == 0 }.map(\.element).joined()))
      }
    }
    return found
  }

  private static func anchors(of page: String) -> Set<String> {
    var isInBlock = false
    var found: Set<String> = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isInBlock.toggle() }
      guard !isInBlock, line.hasPrefix("#") else { continue }
      found.insert(anchor(of: line.drop { $0 == "#" }.drop { $0 == " " }))
    }
    return found
  }

  /// Returns what is wrong with the target of a link on the page at `path`; `nil` for nothing.
  private func reason(against target: String, in path: String) -> String? {
    if target.hasPrefix("doc:") {
      let page = (Self.catalogue(of: path) ?? "") + "/\(target.dropFirst(4)).md"
      return files.contains(page) ? nil : "<\(target)> is no page of this catalogue"
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? path : Self.resolved(parts[0], from: path)
    guard let file, files.contains(file) || folders.contains(file) else {
      return "\(target) is not in the repository"
    }
    guard parts.count == 2 else { return nil }
    let isThere = pages[file].map { Self.anchors(of: $0).contains(String(parts[1])) } ?? false
    return isThere ? nil : "\(target) leads to no heading"
  }

  /// Returns the folder of the catalogue that a page is in; `nil` for a page of none.
  private static func catalogue(of path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return folder.hasSuffix(".docc") ? folder : nil
  }

  /// Returns the path that a relative one means on a page; `nil` for one that leads out of the checkout.
  private static func resolved(_ target: Substring, from path: String) -> String? {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
