public import CollectionViews
public import Foundation

extension Button {
  /// The content and the look of a button.
  ///
  /// UIKit counterpart: `UIButton.Configuration`.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The title; default none.
    public var title: String?
    /// The second line; default none.
    public var subtitle: String?
    /// The picture or symbol; default none.
    public var image: UIImage?
    /// The side of the title at which the picture is; default the leading one.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the picture from the title, in points; default 6.
    public var imagePadding: CGFloat = 6
    /// The distance of the second line from the first, in points; default 1.
    public var titlePadding: CGFloat = 1
    /// The colour of title and picture; default by the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; default by the style.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners; default by the size.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The size of the button; default medium.
    public var buttonSize = Size.medium {
      didSet {
        let (edge, side): (CGFloat, CGFloat) =
          switch buttonSize {
          case .mini, .small: (5, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        contentInsets = NSDirectionalEdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
      }
    }
    /// The background beside its colour.
    public var background = UIBackgroundConfiguration()
    /// True when an activity is shown in place of the picture; it has no effect.
    public var showsActivityIndicator = false
    /// The size and the colour of a symbol; default none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The alignment of the two lines; it has no effect, they are centred.
    public var titleAlignment = TitleAlignment.automatic
    /// A closure that changes the attributes of the title, of which the font counts; default none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The title with the fonts and colours of its parts; default none.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The second line with its font, which does not show; default none.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }

    /// The alignment of the two lines of a button.
    public nonisolated enum TitleAlignment: Int, Sendable, Hashable {
      /// Places, by UIKit's names.
      case automatic, leading, center, trailing
    }

    /// The font of the title: its own, or the one of the size.
    var titleFont: UIFont {
      var font = UIFont.systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 15 : 17)
      if let own = attributedTitle?.runs.first?.font { font = own }
      guard let change = titleTextAttributesTransformer else { return font }
      var attributes = AttributeContainer()
      attributes.font = font
      return change(attributes).font ?? font
    }

    /// The title with the looks of its parts; `nil` where all have that of the configuration.
    var shownAttributedTitle: NSAttributedString? {
      guard let attributedTitle, titleTextAttributesTransformer == nil else { return nil }
      return NSAttributedString(attributedTitle)
    }

    /// The shape of corners.
    public nonisolated enum CornerStyle: Int, Sendable, Hashable {
      /// Shapes, by UIKit's names.
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public nonisolated enum Size: Int, Sendable, Hashable {
      /// Sizes, by UIKit's names.
      case medium, small, mini, large
    }

    /// The background of a style.
    private enum Fill { case none, gray, tinted, filled }

    private var fill = Fill.none

    private init(_ fill: Fill) { self.fill = fill }

    /// Returns a button without a background.
    public static func plain() -> Configuration { Configuration(.none) }

    /// Returns a button on grey.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Returns a button on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// Returns a button on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Returns a button without a background and a border.
    public static func borderless() -> Configuration { Configuration(.none) }

    /// Returns a button with a grey background.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// Returns a button with a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// Returns a button with the tint colour as its background.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The colour of the content, for a tint colour.
    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (fill == .filled ? .white : tint)
    }

    /// The colour of the background, for a tint colour; `nil` for none.
    func backgroundColor(tint: UIColor) -> UIColor? {
      if let own = background.backgroundColor { return own }
      switch fill {
      case .none: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }

    /// The radius of the corners of a button of a size, in points.
    func cornerRadius(of size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .small: 4
      case .dynamic, .medium: 6
      case .large: 12
      case .capsule: size.height / 2
      }
    }
  }
}
