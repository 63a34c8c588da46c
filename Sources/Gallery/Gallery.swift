import Foundation
public import Stage

/// The scenes that ship, the first of them what `orihon` shows.
public enum Gallery {
  /// All scenes.
  public static var scenes: [Scene] {
    [feed("default"), feed("paged"), MonthsExample.scene, LargePictureScene.scene, CommonScene().scene]
      .compactMap { $0 }
  }

  /// The scene called `name`; nil where there is none.
  public static func scene(named name: String) -> Scene? { scenes.first { $0.name == name } }
}
