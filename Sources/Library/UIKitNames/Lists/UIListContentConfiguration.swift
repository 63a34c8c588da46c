public import CollectionViews
public import Foundation
import LayoutGeometry
import UIKitBase

/// The content of a list's cell: a picture, a text and a second text.
///
/// UIKit counterpart: `UIListContentConfiguration`.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture or symbol; default none.
  public var image: UIImage?
  /// The text; default none.
  public var text: String? { didSet { attributedText = nil } }
  /// The text with the looks of its parts, shown in place of the plain one; default none.
  public var attributedText: NSAttributedString?
  /// The second text; default none.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The second text with the looks of its parts, shown in place of the plain one; default none.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The look of the text.
  public var textProperties: TextProperties
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The distances of the content from the cell's edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The distance of the picture from the texts, in points; default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The distance of the texts beside each other, in points; default 12.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance of the texts above each other, in points; default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// True when the second text is beside the first if there is room; default false.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The least height of the content, in points.
  var minimumHeight: CGFloat = 44
  /// True when margins are those of the content's axes alone; it has no effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []

  /// The look of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The place of the lines; default natural.
    public var alignment = TextAlignment.natural
    /// The most lines, 0 for as many as needed; default 0.
    public var numberOfLines = 0
    /// The way in which a line is cut; default at its end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// True when the text follows the text scale; default true.
    public var adjustsFontForContentSizeCategory = true
    /// True when one line of text that is too wide is set smaller; default false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, 0…1, 0 for no limit; default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// The change of capitals; default none.
    public var transform = TextTransform.none

    /// The place of lines.
    public nonisolated enum TextAlignment: Int, Sendable, Hashable {
      /// Where reading begins.
      case natural
      /// In the middle.
      case center
      /// Over the whole width.
      case justified
    }

    /// The change of capitals.
    public nonisolated enum TextTransform: Int, Sendable, Hashable {
      /// As it is.
      case none
      /// All capitals.
      case uppercase
      /// No capitals.
      case lowercase
      /// A capital at the beginning of each word.
      case capitalized
    }
  }

  /// The look of a picture.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The colour of a symbol; default the tint colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the place of the picture, in points; zero for the picture's own.
    public var reservedLayoutSize = CGSize.zero
    /// The size of a symbol; default none, 24 points.
    ///
    /// The weight has no effect.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  private init(_ font: UIFont, _ color: UIColor, second: UIFont = .preferredFont(forTextStyle: .subheadline))
  {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: .secondaryLabel)
  }

  private static func made(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> UIListContentConfiguration
  {
    UIListContentConfiguration(.preferredFont(forTextStyle: style), color)
  }

  /// Returns the content of a cell with one text.
  public static func cell() -> UIListContentConfiguration { made(.body) }

  /// Returns the content of a cell with a second text beneath.
  public static func subtitleCell() -> UIListContentConfiguration { made(.body) }

  /// Returns the content of a cell with a value beside its text.
  public static func valueCell() -> UIListContentConfiguration {
    var value = made(.body)
    value.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  /// Returns the content of a cell of a side bar.
  public static func sidebarCell() -> UIListContentConfiguration { made(.body) }

  /// Returns the content of a cell of a side bar, with a second text beneath.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { made(.body) }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { edge(made(.headline), top: 8, bottom: 8) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(made(.subheadline, .secondaryLabel), top: 8, bottom: 8)
  }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = edge(made(.footnote, .secondaryLabel), top: 17, bottom: 6)
    header.textProperties.transform = .uppercase
    return header
  }

  /// Returns the content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var header = edge(made(.title3), top: 17, bottom: 8)
    header.textProperties.font = .systemFont(ofSize: header.textProperties.font.pointSize, weight: .bold)
    return header
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(made(.footnote, .secondaryLabel), top: 8, bottom: 8)
  }

  /// Returns the content of a header in a side bar.
  public static func sidebarHeader() -> UIListContentConfiguration { made(.headline) }

  /// Returns the content of a header in a list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// Returns the content of a footer in a list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  private static func edge(_ made: UIListContentConfiguration, top: CGFloat, bottom: CGFloat)
    -> UIListContentConfiguration
  {
    var made = made
    made.directionalLayoutMargins.top = top
    made.directionalLayoutMargins.bottom = bottom
    made.minimumHeight = 0
    return made
  }

  /// Creates the view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself: a list's content looks the same in each state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
