import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// The description of a font, from which others like it are made.
///
/// UIKit counterpart: `UIFontDescriptor`.
public nonisolated struct UIFontDescriptor: Sendable, Hashable {
  /// Traits of a font that can be switched on and off.
  ///
  /// UIKit counterpart: `UIFontDescriptor.SymbolicTraits`.
  public nonisolated struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system's font.
  ///
  /// UIKit counterpart: `UIFontDescriptor.SystemDesign`.
  public nonisolated enum SystemDesign: Sendable, Hashable {
    /// The sans serif.
    case `default`
    /// The serif.
    case serif
    /// Letters of equal width.
    case monospaced
    /// Round letters; painted as the default, for which no round family is sure to be installed.
    case rounded
  }

  var style: RenderedTextStyle

  /// Returns the description of the font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size of the em square, in points.
  public var pointSize: CGFloat { style.size }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if style.isItalic { traits.insert(.traitItalic) }
    if [.semibold, .bold, .heavy, .black].contains(style.weight) { traits.insert(.traitBold) }
    if style.names.first == "monospace" { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns a description with exactly these traits; never `nil`.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var made = self
    made.style.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold { made.style.weight = isBold ? .regular : .bold }
    if symbolicTraits.contains(.traitMonoSpace) { made.style.names = ["monospace"] }
    let size = max(made.style.size, 0.001)
    if symbolicTraits.contains(.traitTightLeading) { made.style.lineHeightMultiple -= 2 / size }
    if symbolicTraits.contains(.traitLooseLeading) { made.style.lineHeightMultiple += 2 / size }
    return made
  }

  /// Returns a description of another design; never `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var made = self
    made.style.family = design == .serif ? .serif : .sans
    made.style.names = design == .monospaced ? ["monospace"] : []
    return made
  }

  /// Returns a description of another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var made = self
    made.style.size = newPointSize
    return made
  }
}

nonisolated extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(style: style) }

  /// Creates a font of a description, in a size in points; 0 keeps the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var style = descriptor.style
    if pointSize > 0 { style.size = pointSize }
    self.init(style)
  }
}
