import CollectionViews

extension Stage {
  /// The colour behind the views: the scene's; where UIKit's names are used, white or black in place of the paper.
  var ground: DynamicColor {
    context.looksLikeUIKit && scene.background == Self.paper ? Self.plain : scene.background
  }

  /// The background that a scene has by default.
  private static let paper = DynamicColor(light: 0xF6F1E6, dark: 0x141519)
  private static let plain = DynamicColor(light: 0xFFFFFF, dark: 0x000000)
}
