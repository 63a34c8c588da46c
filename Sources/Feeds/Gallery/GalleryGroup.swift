/// The group of a gallery scene by its purpose; the gallery is listed group by group.
public nonisolated enum GalleryGroup: String, Sendable, CaseIterable {
  /// The scenes to open first.
  case beginning
  /// The screens required by the five articles.
  case articles
  /// The scenes that each show one layout of rows, cards or dots.
  case layout
  /// The scenes about deceleration, snapping and auto-scroll.
  case motion
  /// The scenes of nested scroll views that share one drag.
  case nesting
  /// The benchmark scene.
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
