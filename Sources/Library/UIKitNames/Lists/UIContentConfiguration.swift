public import CollectionViews
import Foundation
public import UIKitBase

/// UIKit's name of `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState

/// The state by which a configuration looks different.
///
/// UIKit counterpart: `UIConfigurationState`.
public protocol UIConfigurationState {}

extension CellConfigurationState: UIConfigurationState {
  /// The traits of the scene.
  @MainActor public var traitCollection: UITraitCollection {
    AmbientContext.latest.context?.traits ?? UITraitCollection()
  }
}

/// The content of a cell, as a value that makes its view.
///
/// UIKit counterpart: `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates the view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// UIKit counterpart: `UIContentView`.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that is shown.
  var configuration: any UIContentConfiguration { get set }

  /// Returns true when the view can show another configuration; default true.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true when both configurations are of one type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The background of a cell: its colour, corners and border.
///
/// UIKit counterpart: `UIBackgroundConfiguration`.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; default none.
  public var backgroundColor: UIColor?
  /// A closure that changes the colour; default none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points; default 0.
  public var cornerRadius: CGFloat = 0
  /// The distances from the cell's edges, in points; default 0.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; default none.
  public var strokeColor: UIColor?
  /// The width of the border, in points; default 0.
  public var strokeWidth: CGFloat = 0
  /// A view of the background; default none.
  public var customView: UIView?
  /// True when a pressed or selected cell becomes grey, unless the program has set a colour.
  var showsState = false
  private var listColor: UIColor?

  /// Creates a background that paints nothing.
  public init() {}

  /// Returns a background that paints nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }

  /// Returns the background of a cell in a list, by its place.
  public static func listCell() -> UIBackgroundConfiguration { list(nil) }

  /// Returns the background of a cell in a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var made = list(nil)
    made.cornerRadius = 8
    made.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return made
  }

  /// Returns the background of a header in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }

  /// Returns the background of a header in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(nil) }

  /// Returns the background of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration { list(nil) }

  private static func list(_ color: UIColor?) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    (made.backgroundColor, made.listColor) = (color, color)
    made.showsState = true
    return made
  }

  /// Returns the background for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard showsState, backgroundColor == listColor, let cell = state as? CellConfigurationState,
      cell.isHighlighted || cell.isSelected
    else { return self }
    var updated = self
    updated.backgroundColor = .systemGray4
    return updated
  }
}

/// A closure that changes a colour.
///
/// UIKit counterpart: `UIConfigurationColorTransformer`.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// The closure.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// A colour without hue.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }

  /// The tint colour of the scene: blue.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// The colour in half its opacity.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
  }

  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
