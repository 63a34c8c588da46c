/// What a scene of the gallery is there for; the gallery is listed group by group.
public nonisolated enum GalleryGroup: String, Sendable, CaseIterable {
  /// The scenes to open first.
  case beginning
  /// The screens that the five articles wanted.
  case articles
  /// The scenes of one way to lay out rows, cards or dots each.
  case layout
  /// The scenes of how content comes to rest and goes on.
  case motion
  /// The scenes in which two scroll views share one stroke.
  case nesting
  /// The scene by which this program and others are measured.
  case measuring

  /// The group's name in a list.
  public var title: String {
    switch self {
    case .beginning: "To begin with"
    case .articles: "The five articles"
    case .layout: "Layout"
    case .motion: "Motion"
    case .nesting: "One scroll view in another"
    case .measuring: "For measuring"
    }
  }
}
