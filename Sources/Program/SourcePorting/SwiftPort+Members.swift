import Documents

/// The rules about calls and extensions that Objective-C allows, and about previews.
extension SwiftPort {
  /// The requirements of UIKit's protocols that are optional there, and have a default here.
  private static func isOptionalRequirement(_ name: String) -> Bool {
    name == "collectionView" || name == "numberOfSections"
      || (name.hasPrefix("scrollView") && (name.contains("Did") || name.contains("Will")))
  }

  /// Calls the methods of delegates and data sources plainly: `delegate.scrollViewDidScroll?(view)` without the mark.
  mutating func portOptionalCalls() {
    for index in code.indices.dropLast(3)
    where code[index].isCode(".") && code[index + 2].isCode("?") && code[index + 3].isCode("(")
      && Self.isOptionalRequirement(code[index + 1].text)
    {
      replace(range(from: index + 2, through: index + 2), with: "")
    }
  }

  /// Writes `#keyPath(CALayer.opacity)` as the text that it is: there is no Objective-C that could check it.
  ///
  /// The first name is the type or the value whose path it is, perhaps with a module and other types around it.
  mutating func portKeyPaths() {
    for index in code.indices.dropLast(3)
    where code[index].isCode("#") && code[index + 1].isCode("keyPath") && code[index + 2].isCode("(") {
      guard let end = closing(index + 2) else { continue }
      let inner = code[(index + 3)..<end]
      let isPath = inner.enumerated().allSatisfy { place, token in
        place.isMultiple(of: 2) ? token.kind == .word : token.isCode(".")
      }
      guard isPath, !inner.count.isMultiple(of: 2) else { continue }
      let names = inner.filter { $0.kind == .word }.map(\.text)
      let path = names.dropFirst(names.count > 1 ? 1 : 0).drop { $0.first?.isUppercase == true }
      guard !path.isEmpty else { continue }
      replace(range(from: index, through: end), with: "\"\(path.joined(separator: "."))\"")
    }
  }

  /// Removes `#Preview`, which only Xcode shows.
  mutating func portPreviews() {
    for index in code.indices.dropLast(2)
    where code[index].isCode("#") && code[index + 1].isCode("Preview") {
      var open = index + 2
      if code[open].isCode("("), let end = closing(open) { open = end + 1 }
      guard open < code.count, code[open].isCode("{"), let end = closing(open) else { continue }
      replace(withSpace(range(from: index, through: end)), with: "")
      remark("there are no previews: `show` of OrihonWindow opens a window", at: code[index])
    }
  }

  /// The classes of UIKit that are structs here.
  private static let structs: Set = [
    "NSCollectionLayoutAnchor", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
    "UIFontDescriptor", "UIFontMetrics",
    "UIImage", "UITraitCollection",
  ]

  /// Makes the members of an extension those of a struct: `init` without `convenience`, `static` in place of `class`.
  mutating func portExtensions() {
    for index in code.indices.dropLast(2)
    where code[index].isCode("extension") && Self.structs.contains(code[index + 1].text) {
      guard let open = code[index...].firstIndex(where: { $0.isCode("{") }), let end = closing(open) else {
        continue
      }
      var depth = 0
      for place in (open + 1)..<end {
        depth += code[place].nesting
        guard depth == 0 else { continue }
        if code[place].isCode("convenience") {
          replace(withSpace(range(from: place, through: place)), with: "")
        } else if code[place].isCode("class"), code[place + 1].isCode("func") || code[place + 1].isCode("var")
        {
          replace(range(from: place, through: place), with: "static")
        }
      }
    }
  }

  /// Makes a stored property whose closure names `self` lazy; in Objective-C's classes `self` is a method there.
  mutating func portSelfInProperties() {
    for index in code.indices.dropLast(4) where code[index].isCode("let") {
      let line = code[index].line
      guard
        let open = code[index...].firstIndex(where: { $0.isCode("{") || $0.isCode("(") || $0.line > line }),
        code[open].isCode("{"), code[open - 1].isCode("="), let end = closing(open),
        end + 1 < code.count, code[end + 1].isCode("("),
        (open..<end).contains(where: { code[$0].isCode("self") && !code[$0 - 1].isCode(".") }),
        isInClass(index)
      else { continue }
      replace(range(from: index, through: index), with: "lazy var")
    }
  }

  /// Returns true for a token directly inside the braces of a class.
  private func isInClass(_ index: Int) -> Bool {
    guard let open = opening(around: index), code[open].isCode("{") else { return false }
    let head = code[..<open].reversed().prefix { !["{", "}", ";"].contains($0.text) }
    return head.contains { $0.isCode("class") } && !head.contains { $0.isCode("func") || $0.isCode("=") }
  }
}
