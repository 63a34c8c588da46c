import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import SDLRendering
import Stage
import VisualQA

/// Everything but the scene that decides how it looks.
struct Surroundings {
  /// The extent in points; `nil` when it was left open.
  var size: CGSize?
  /// Pixels a point; `nil` when it was left open.
  var scale: CGFloat?
  /// The safe area, in points.
  var safeArea = EdgeInsets.zero
  /// Theme, direction and reduced motion.
  var traits = TraitCollection()
  /// Whether the theme holds whatever the feed asks for.
  var keepsTheme = false

  /// The options of a stage without a window.
  func stageOptions() -> StageOptions {
    stageOptions(
      size: size ?? WindowOptions.preferredSize, scale: scale ?? 1, showsHUD: false, showsHint: false)
  }

  /// The options of a stage in a window that has this size and scale.
  func stageOptions(size: CGSize, scale: CGFloat, showsHUD: Bool, showsHint: Bool) -> StageOptions {
    var traits = traits
    traits.displayScale = scale
    return StageOptions(
      size: size, traits: traits, safeArea: safeArea, showsHUD: showsHUD, showsHint: showsHint)
  }
}

extension Surroundings {
  /// Those that a recording was made in.
  init(_ header: RecordingHeader) {
    self.init()
    size = header.size
    scale = header.scale
    keepsTheme = true
    traits.userInterfaceStyle = header.theme == .light ? .light : .dark
    traits.layoutDirection = header.direction == .leftToRight ? .leftToRight : .rightToLeft
    traits.reducesMotion = header.reducesMotion
    guard header.safeArea.count == 4 else { return }
    safeArea = EdgeInsets(
      top: header.safeArea[0], left: header.safeArea[1], bottom: header.safeArea[2],
      right: header.safeArea[3])
  }

  /// Those of a golden.
  init(_ variant: GoldenVariant) {
    self.init()
    size = variant.size
    scale = variant.scale
    keepsTheme = true
    traits.userInterfaceStyle = variant.theme == .light ? .light : .dark
    traits.layoutDirection = variant.direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}
