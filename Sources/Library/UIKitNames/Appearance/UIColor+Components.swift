public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// A colour of the drawing library, which is the same as a `UIColor` here.
///
/// UIKit counterpart: `CGColor`, as an object.
public nonisolated final class CGColor: Sendable {
  /// The colour.
  let color: DynamicColor

  init(_ color: DynamicColor) { self.color = color }

  /// Creates a colour from numbers of 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(DynamicColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from numbers of 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from numbers of 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(DynamicColor(white: gray, alpha: alpha))
  }

  /// Returns the colour in another opacity, 0…1; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? {
    var (light, dark) = (color.light, color.dark)
    light.alpha = UInt8((alpha.bounded(to: 0...1, or: 0) * 255).rounded())
    dark.alpha = light.alpha
    return CGColor(DynamicColor(light: light, dark: dark))
  }

  /// Red, green, blue and opacity of the light variant, 0…1.
  public var components: [CGFloat]? {
    [color.light.red, color.light.green, color.light.blue, color.light.alpha].map { CGFloat($0) / 255 }
  }

  /// The number of `components`: 4, for a grey too.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0…1, in the light theme.
  public var alpha: CGFloat { CGFloat(color.light.alpha) / 255 }
}

extension CGColor: Hashable {
  /// Returns true for equal colours.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

nonisolated extension DynamicColor {
  /// Creates a colour that is the same in both themes, from numbers of 0…1; they are taken as those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as an object; it keeps both of its variants.
  ///
  /// UIKit counterpart: `cgColor`, which has the variant of the present traits only.
  public var cgColor: CGColor { CGColor(self) }

  /// Creates a colour from an object.
  public convenience init(cgColor: CGColor) {
    self.init(light: cgColor.color.light, dark: cgColor.color.dark)
  }

  /// Creates a colour that is the same in both themes, from hue, saturation and brightness of 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    let (saturation, value) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    func channel(_ shift: CGFloat) -> CGFloat {
      let part = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(part, 4 - part, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the variant of traits as a colour that is the same in both themes.
  public func resolvedColor(with traitCollection: UITraitCollection) -> DynamicColor {
    DynamicColor(resolved(with: traitCollection))
  }

  /// Reads red, green, blue and opacity of the light variant, 0…1; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(light.red) / 255
    green?.pointee = CGFloat(light.green) / 255
    blue?.pointee = CGFloat(light.blue) / 255
    alpha?.pointee = CGFloat(light.alpha) / 255
    return true
  }

  /// Reads hue, saturation, brightness and opacity of the light variant, 0…1; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (CGFloat(light.red) / 255, CGFloat(light.green) / 255, CGFloat(light.blue) / 255)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let way = most - least
    var turn: CGFloat = 0
    if way > 0 {
      if most == red {
        turn = (green - blue) / way
      } else if most == green {
        turn = 2 + (blue - red) / way
      } else {
        turn = 4 + (red - green) / way
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? way / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(light.alpha) / 255
    return true
  }

  /// Reads the brightness of the light variant and its opacity, 0…1; returns true.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    white?.pointee =
      (0.299 * CGFloat(light.red) + 0.587 * CGFloat(light.green) + 0.114 * CGFloat(light.blue)) / 255
    alpha?.pointee = CGFloat(light.alpha) / 255
    return true
  }

  /// Creates a colour of the catalogue `Assets.xcassets` of the working directory or of the program's own folder.
  ///
  /// It is `nil` when there is none.
  public convenience init?(named name: String) {
    guard let color = AssetCatalog.color(named: name) else { return nil }
    self.init(light: color.light, dark: color.dark)
  }
}

extension UIColor {
  /// Creates a colour of the catalogue by its name; the bundle and the traits have no effect.
  public nonisolated convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Sets the colour of what is filled next: not there.
  @available(
    *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
  )
  public func setFill() {}

  /// Sets the colour of what is stroked next: not there.
  @available(
    *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
  )
  public func setStroke() {}
}
