import CollectionViews

extension Label {
  /// Creates a label whose lines begin where the scene's reading does, in whatever language they are: a caption goes with
  /// what it stands beside.
  static func leading() -> Label {
    let label = Label()
    label.textAlignment = .leading
    return label
  }
}
