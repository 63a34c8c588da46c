import ArgumentParser
import CollectionViews
import Foundation
import LayoutGeometry
import Stage

/// The lists that describe a matrix, read from arguments.
nonisolated enum MatrixReading {
  /// Extents with their safe areas.
  struct Sizes: Sendable { var values: [Matrix.Extent] }
  /// Themes.
  struct Themes: Sendable { var values: [TraitCollection.UserInterfaceStyle] }
  /// Directions.
  struct Directions: Sendable { var values: [TraitCollection.LayoutDirection] }
  /// Speeds of clocks.
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

  @Sendable static func rates(_ text: String) throws -> Rates {
    let reader = ArgumentReading.number(in: 0.05...8, "times the time of the window")
    return Rates(values: try parts(text).map(reader))
  }

  /// A device by its name, or `WxH`.
  private static func extent(_ text: String) throws -> Matrix.Extent {
    if let device = Device.named(text) { return Matrix.Extent(size: device.size, safeArea: device.safeArea) }
    return Matrix.Extent(size: try ArgumentReading.extent(text))
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
