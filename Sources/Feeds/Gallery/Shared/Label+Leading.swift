import CollectionViews

extension Label {
  /// Returns a label aligned with the scene's leading edge, whatever the language of its text.
  static func leading() -> Label {
    let label = Label()
    label.textAlignment = .leading
    return label
  }
}
