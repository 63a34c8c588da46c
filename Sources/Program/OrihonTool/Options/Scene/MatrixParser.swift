import ArgumentParser
import CollectionViews
import Foundation
import LayoutGeometry
import SceneRuns
import Stage

/// Parsers for the lists that describe a matrix.
nonisolated enum MatrixParser {
  /// A list of extents with their safe areas.
  struct Sizes: Sendable { var values: [Matrix.WindowSize] }
  /// A list of themes.
  struct Themes: Sendable { var values: [TraitCollection.UserInterfaceStyle] }
  /// A list of directions.
  struct Directions: Sendable { var values: [TraitCollection.LayoutDirection] }
  /// A list of clock speeds or text scales.
  struct Rates: Sendable { var values: [Double] }

  @Sendable static func sizes(_ text: String) throws -> Sizes {
    Sizes(values: try parts(text).map(extent))
  }

  @Sendable static func themes(_ text: String) throws -> Themes {
    Themes(
      values: try parts(text).map { part in
        switch part {
        case "light": .light
        case "dark": .dark
        default: throw ValidationError("'\(part)' is no theme; the themes are light, dark")
        }
      })
  }

  @Sendable static func directions(_ text: String) throws -> Directions {
    Directions(
      values: try parts(text).map { part in
        switch part {
        case "ltr": .leftToRight
        case "rtl": .rightToLeft
        default: throw ValidationError("'\(part)' is no direction; the directions are ltr, rtl")
        }
      })
  }

  @Sendable static func textScales(_ text: String) throws -> Rates {
    Rates(values: try parts(text).map(AppearanceOptions.scale))
  }

  @Sendable static func rates(_ text: String) throws -> Rates {
    let reader = ArgumentReading.number(in: 0.05...8, "times the time of the window")
    return Rates(values: try parts(text).map(reader))
  }

  /// Parses the name of a device, or `WxH`.
  private static func extent(_ text: String) throws -> Matrix.WindowSize {
    if let device = DeviceModel.named(text) {
      return Matrix.WindowSize(size: device.size, safeArea: device.safeArea)
    }
    return Matrix.WindowSize(size: try ArgumentReading.extent(text))
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
