import CollectionViews
import SceneReadings

extension SectionHeader: AccessibilityProviding {
  /// The texts of the section as one heading; a header without text is no element.
  package var ownAccessibility: AccessibilityAttributes {
    let (names, hint) = texts
    let words = names.filter { !$0.isEmpty }
    var attributes = AccessibilityAttributes(
      isElement: !words.isEmpty || !hint.isEmpty,
      label: words.isEmpty ? hint : words.joined(separator: ", "), traits: .header)
    if !words.isEmpty, !hint.isEmpty { attributes.hint = hint }
    return attributes
  }
}

extension FeedScene: SectionNaming {
  /// Returns the title of a section, also where no header shows it.
  package func accessibilityLabel(ofSection index: Int) -> String? {
    let sections = document.sections
    return sections.indices.contains(index) && !sections[index].title.isEmpty ? sections[index].title : nil
  }
}

extension DotsFooter {
  /// Names the dots after their section; an empty title leaves them with their page alone.
  func name(_ title: String) { control.accessibilityLabel = title.isEmpty ? nil : title }
}

extension OverlayBand {
  /// Names the button that shows a symbol only.
  func namePause(isPaused: Bool, in words: FeedWords) {
    pause.accessibilityLabel = isPaused ? words.resume : words.pause
  }
}
