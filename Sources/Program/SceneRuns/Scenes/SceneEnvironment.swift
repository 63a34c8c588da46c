package import CollectionViews
import Documents
package import Foundation
package import LayoutGeometry
package import Replays
import SDLRendering
import ScreenInterface
package import Stage
package import VisualQA

/// The surroundings of a scene, which determine its layout and drawing: size, scale, safe area and traits.
package struct SceneEnvironment {
  /// The extent in points; `nil` when none was given.
  package var size: CGSize?
  /// The number of pixels in a point; `nil` when none was given.
  package var scale: CGFloat?
  /// The safe area, in points.
  package var safeArea = EdgeInsets.zero
  /// The traits of the views, such as theme, direction, reduced motion and text scale.
  package var traits = TraitCollection()
  /// True when the theme overrides that of the feed.
  package var keepsTheme = false
  /// True when the reading direction overrides that of the feed; default false.
  package var keepsDirection = false

  /// Creates surroundings; by default those of the scene itself.
  package init(
    size: CGSize? = nil, scale: CGFloat? = nil, safeArea: EdgeInsets = .zero,
    traits: TraitCollection = TraitCollection(), keepsTheme: Bool = false
  ) {
    (self.size, self.scale, self.safeArea) = (size, scale, safeArea)
    (self.traits, self.keepsTheme) = (traits, keepsTheme)
  }

  /// The traits that override those of a feed.
  package var kept: KeptTraits { KeptTraits(theme: keepsTheme, direction: keepsDirection) }

  /// Returns the options of a stage without a window.
  package func stageOptions() -> StageOptions {
    stageOptions(size: size ?? WindowOptions.preferredSize, scale: scale ?? 1)
  }

  /// Returns the options of a stage in a window of this size and scale.
  package func stageOptions(size: CGSize, scale: CGFloat) -> StageOptions {
    var traits = traits
    traits.displayScale = scale
    return StageOptions(size: size, traits: traits, safeArea: safeArea)
  }
}

extension SceneEnvironment {
  /// Creates the surroundings of a recording.
  package init(_ header: RecordingHeader) {
    self.init(size: header.size, scale: header.scale, theme: header.theme, direction: header.direction)
    traits.reducesMotion = header.reducesMotion
    traits.language = header.language
    traits.textScale = header.textScale
    traits.pseudolocalizes = header.isPseudolocalized
    guard header.safeArea.count == 4 else { return }
    safeArea = EdgeInsets(
      top: header.safeArea[0], left: header.safeArea[1], bottom: header.safeArea[2],
      right: header.safeArea[3])
  }

  /// Creates the surroundings of a golden.
  package init(_ variant: GoldenVariant) {
    self.init(size: variant.size, scale: variant.scale, theme: variant.theme, direction: variant.direction)
    traits.textScale = variant.textScale
  }

  /// Creates the current surroundings of a stage.
  package init(of stage: Stage) {
    self.init()
    size = stage.sceneSize
    scale = stage.displayScale
    safeArea = stage.safeAreaInsets
    traits = stage.context.traits
  }

  private init(
    size: CGSize, scale: CGFloat, theme: RecordingHeader.Theme, direction: RecordingHeader.Direction
  ) {
    self.init()
    self.size = size
    self.scale = scale
    (keepsTheme, keepsDirection) = (true, true)
    traits.userInterfaceStyle = theme.style
    traits.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The command-line options for these surroundings.
  package var words: [String] { words(theme: true) }

  /// The command-line options for these surroundings, without the theme if the feed's own is used.
  var requestedArguments: [String] { words(theme: keepsTheme) }

  private func words(theme: Bool) -> [String] {
    var words: [String] = []
    if let size {
      let device = DeviceModel.all.first { $0.size(scale: scale ?? 1) == size }
      let extent = Matrix.WindowSize(size: device?.size ?? size, safeArea: safeArea)
      words = [extent.device == nil ? "--size" : "--device", extent.text]
    }
    if let scale, scale != 1 { words += ["--scale", NumberText.points(scale)] }
    if theme { words += ["--theme", traits.userInterfaceStyle.rawValue] }
    if traits.isRightToLeft { words.append("--rtl") }
    if traits.reducesMotion { words.append("--reduce-motion") }
    if let language = traits.language { words += ["--language", language.description] }
    if traits.textScale != 1 { words += ["--text-scale", NumberText.points(traits.textScale)] }
    if traits.pseudolocalizes { words.append("--pseudo") }
    return words
  }
}

extension RecordingHeader.Theme {
  /// The theme as a trait of the views.
  package var style: TraitCollection.UserInterfaceStyle { self == .light ? .light : .dark }
}
