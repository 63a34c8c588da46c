import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface

nonisolated extension PictureReference {
  /// Creates a reference to a picture by its name, with or without an ending; `nil` when there is none.
  ///
  /// It is sought in the folders `Images`, `Assets` and `Resources` and in the catalogue `Assets.xcassets` of the
  /// working directory and of the program's own folder. UIKit counterpart: `UIImage(named:)`.
  public init?(named name: String) {
    guard let path = AssetCatalog.picture(named: name) else { return nil }
    self.init(path: path)
  }

  /// Creates a reference to a picture by its name; the bundle and the traits have no effect.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Creates a reference to a picture by its name; the bundle and the configuration have no effect.
  public init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name)
  }

  /// Creates a picture that shows nothing.
  public init() { self.init(path: "") }

  /// Creates a symbol of the system by its name, which a view paints in its tint colour.
  ///
  /// About eighty common symbols are painted; any other looks like the nearest of them, or shows its name, or a question
  /// mark where it is small. UIKit counterpart: `UIImage(systemName:)`.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(path: SymbolPicture.path(of: name), fit: .whole)
  }

  /// Creates a symbol of the system, of the size and the colour of a configuration.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
    if let configuration { self = withConfiguration(configuration) }
  }

  /// True for a symbol.
  public var isSymbolImage: Bool { isSymbol }

  /// True for a symbol.
  var isSymbol: Bool { symbolName != nil }

  private var symbolName: String? { SymbolPicture.name(inPath: path) }

  /// The extent of a symbol, in points; 20 for any other picture.
  var symbolExtent: CGFloat { SymbolPicture.extent(inPath: path) ?? SymbolPicture.extent }

  /// The size in points; zero for a file whose size cannot be read: PNG, JPEG, GIF, BMP and WebP can.
  ///
  /// The file is read at each call.
  public var size: CGSize {
    isSymbol
      ? CGSize(width: symbolExtent, height: symbolExtent) : PictureFileSize.points(atPath: path) ?? .zero
  }

  /// The number of pixels in a point, by the ending `@2x` or `@3x` of the name.
  public var scale: CGFloat { path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1 }

  /// Returns a symbol without a colour of its own in a colour; any other picture as it is.
  func tinted(_ color: DynamicColor) -> PictureReference { path.contains("#") ? self : withTintColor(color) }

  /// Returns a symbol in a colour; any other picture as it is.
  public func withTintColor(_ color: UIColor) -> PictureReference {
    guard let symbolName else { return self }
    var picture = self
    picture.path = SymbolPicture.path(
      of: symbolName, extent: symbolExtent, color: color.light, dark: color.dark)
    return picture
  }

  /// Returns a symbol in a colour; any other picture as it is.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> PictureReference {
    renderingMode == .alwaysTemplate ? self : withTintColor(color)
  }

  /// Returns a symbol that is painted in the tint colour or, with `alwaysOriginal`, in black; any other as it is.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> PictureReference {
    guard let symbolName else { return self }
    var picture = self
    switch renderingMode {
    case .automatic: return self
    case .alwaysOriginal: return tinted(.label)
    case .alwaysTemplate: picture.path = SymbolPicture.path(of: symbolName, extent: symbolExtent)
    }
    return picture
  }

  /// Returns a symbol of the size and the colour of a configuration; any other picture as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> PictureReference {
    guard let symbolName else { return self }
    var picture = self
    let colors = path.split(separator: "#", maxSplits: 1).dropFirst().map { "#" + $0 }.joined()
    picture.path = SymbolPicture.path(of: symbolName, extent: configuration.extent ?? symbolExtent) + colors
    return configuration.color.map { picture.withTintColor($0) } ?? picture
  }

  /// Returns a symbol of the size and the colour of a configuration; any other picture as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> PictureReference? {
    withConfiguration(configuration)
  }

  /// Returns the picture mirrored.
  public func withHorizontallyFlippedOrientation() -> PictureReference { flipped }

  /// The way in which a picture is painted.
  ///
  /// UIKit counterpart: `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// By the place where it is shown.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }
}
