package import CollectionViews
import Documents
package import Foundation
package import LayoutGeometry
import SceneTools
package import ScreenInterface
package import Stage

/// The stages of one feed side by side: every combination of sizes, themes, directions, text scales and clock rates.
package struct Matrix {
  /// A size with its safe area, in points.
  package nonisolated struct WindowSize: Sendable, Hashable {
    package var size: CGSize
    package var safeArea = EdgeInsets.zero

    /// Creates a size with its safe area, in points.
    package init(size: CGSize, safeArea: EdgeInsets = .zero) {
      self.size = size
      self.safeArea = safeArea
    }

    /// The device with that size and safe area; `nil` when there is none.
    package var device: DeviceModel? { DeviceModel.all.first { $0.size == size && $0.safeArea == safeArea } }

    /// The name of the device, else `WxH`.
    package var text: String { device?.name ?? NumberText.extent(size) }
  }

  /// The settings of one stage of a matrix.
  package struct Variant: Hashable {
    package var extent: WindowSize
    package var theme: TraitCollection.UserInterfaceStyle
    package var direction: TraitCollection.LayoutDirection
    package var textScale: CGFloat = 1
    package var rate: Double
  }

  /// The default sizes.
  package static let standardSizes = [
    WindowSize(size: CGSize(width: 430, height: 932)), WindowSize(size: CGSize(width: 320, height: 640)),
  ]
  /// The default size of the window, in points.
  package static let windowSize = CGSize(width: 1400, height: 1000)
  /// The most stages that fit into a window.
  package static let limit = 32

  /// The variants in the order of clock rate, text scale, theme, direction and size, the last changing fastest.
  package private(set) var variants: [Variant]
  /// The number of stages that the board lays out as one group; by default one for each size.
  package private(set) var group: Int
  /// The command-line arguments that give this matrix.
  package let words: [String]

  /// Creates the stages of every combination.
  ///
  /// - Throws: `CommandError` when there are too many combinations, or too many pixels in all of them
  ///   together.
  package init(
    sizes: [WindowSize], themes: [TraitCollection.UserInterfaceStyle],
    directions: [TraitCollection.LayoutDirection], textScales: [CGFloat], rates: [Double]
  ) throws(CommandError) {
    let counts = [sizes.count, themes.count, directions.count, textScales.count, rates.count]
    let count = counts.reduce(1.0) { (product: Double, choices: Int) in product * Double(choices) }
    guard count <= Double(Self.limit) else {
      throw .contradiction(
        "a matrix has at most \(Self.limit) stages; these are \(NumberText.text(count, decimals: 0))")
    }
    variants = rates.flatMap { rate in
      textScales.flatMap { textScale in
        themes.flatMap { theme in
          directions.flatMap { direction in
            sizes.map {
              Variant(extent: $0, theme: theme, direction: direction, textScale: textScale, rate: rate)
            }
          }
        }
      }
    }
    let area = variants.reduce(0) { $0 + $1.extent.size.width * $1.extent.size.height }
    guard area <= CGFloat(PictureExtent.limit) else {
      throw .tooManyPixels(
        "the stages of the matrix have \(NumberText.text(area, decimals: 0)) pixels in all; at most "
          + "\(PictureExtent.limit) are drawn")
    }
    group = sizes.count
    let lists = [
      ("sizes", sizes.map(\.text)), ("themes", themes.map(\.rawValue)),
      ("directions", directions.map { $0 == .leftToRight ? "ltr" : "rtl" }),
      ("text-scales", textScales == [1] ? [] : textScales.map { NumberText.points($0) }),
      ("rates", rates.map { NumberText.text($0, decimals: 3) }),
    ]
    words =
      ["--matrix"] + lists.filter { !$0.1.isEmpty }.flatMap { ["--" + $0.0, $0.1.joined(separator: ",")] }
  }

  /// Inserts the variant of a recording first, on which the recording plays.
  package mutating func lead(with surroundings: SceneEnvironment) {
    guard let size = surroundings.size else { return }
    let recorded = Variant(
      extent: WindowSize(size: size, safeArea: surroundings.safeArea),
      theme: surroundings.traits.userInterfaceStyle, direction: surroundings.traits.layoutDirection,
      textScale: surroundings.traits.textScale, rate: 1)
    variants = [recorded] + variants.filter { $0 != recorded }
    group = variants.count
  }

  /// The services that a window with a matrix offers.
  package static let services: WindowServices = [.stills, .commands]

  /// Returns the stages at time 0.
  package func stages(of scene: Scene, in surroundings: SceneEnvironment, text: any TextMeasuring) -> [Stage]
  {
    variants.map { variant in
      var traits = surroundings.traits
      traits.userInterfaceStyle = variant.theme
      traits.layoutDirection = variant.direction
      traits.textScale = variant.textScale
      traits.displayScale = surroundings.scale ?? 1
      var options = StageOptions(size: variant.extent.size, traits: traits, safeArea: variant.extent.safeArea)
      options.clockRate = variant.rate
      return Stage(scene, options: options, tools: Toolbox(services: Self.services), text: text)
    }
  }
}
