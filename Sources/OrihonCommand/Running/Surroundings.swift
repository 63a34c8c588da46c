import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import SDLRendering
import Stage
import VisualQA

/// Everything besides the scene that decides its look: size, scale, safe area and traits.
struct Surroundings {
  /// The extent in points; `nil` when none was given.
  var size: CGSize?
  /// The number of pixels in a point; `nil` when none was given.
  var scale: CGFloat?
  /// The safe area, in points.
  var safeArea = EdgeInsets.zero
  /// Theme, direction and reduced motion.
  var traits = TraitCollection()
  /// True when the theme overrides that of the feed.
  var keepsTheme = false

  /// The options of a stage without a window.
  func stageOptions() -> StageOptions {
    stageOptions(size: size ?? WindowOptions.preferredSize, scale: scale ?? 1)
  }

  /// The options of a stage in a window of this size and scale.
  func stageOptions(size: CGSize, scale: CGFloat) -> StageOptions {
    var traits = traits
    traits.displayScale = scale
    return StageOptions(size: size, traits: traits, safeArea: safeArea)
  }
}

extension Surroundings {
  /// The surroundings of a recording.
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

  /// The surroundings of a golden.
  init(_ variant: GoldenVariant) {
    self.init()
    size = variant.size
    scale = variant.scale
    keepsTheme = true
    traits.userInterfaceStyle = variant.theme == .light ? .light : .dark
    traits.layoutDirection = variant.direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}
