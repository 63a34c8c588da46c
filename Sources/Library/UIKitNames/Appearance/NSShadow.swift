public import Foundation

/// The shadow of a text; it has no effect, a view has a shadow by its layer.
///
/// UIKit counterpart: `NSShadow`.
nonisolated open class NSShadow {
  /// The displacement, in points; default zero.
  open var shadowOffset = CGSize.zero
  /// The blur, in points; default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; default `nil`.
  open var shadowColor: Any?

  /// Creates a shadow.
  public init() {}
}

#if !canImport(UIKit)
  nonisolated extension NSAttributedString.Key {
    /// The shadow, an `NSShadow`; it has no effect.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The colour of the letters' outline; it has no effect.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the letters' outline; it has no effect.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The joined letters; it has no effect, the font decides.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The slant of the letters; it has no effect.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The width of the letters; it has no effect.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The additional distance between letters; it has no effect.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The writing direction; it has no effect, the letters decide.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The effect of the letters; it has no effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The picture in the text; it has no effect, put a `UIImageView` beside it.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  }
#endif
