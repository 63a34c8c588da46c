public import CollectionViews
public import Foundation
import UIKitBase

/// A small view at a side of a list's cell.
///
/// UIKit counterpart: `UICellAccessory`. Those that edit a list have no effect, and show only where they are displayed
/// always: a list is never edited.
@preconcurrency @MainActor
public struct UICellAccessory {
  private let make: (UICollectionViewListCell) -> View
  /// True when the accessory shows.
  let isShown: Bool
  /// True where the accessory is at the side where reading begins.
  let isLeading: Bool
  /// The kind of an arrow of an outline; `nil` for any other accessory.
  private(set) var outlineStyle: OutlineDisclosureOptions.Style?

  private init(
    _ displayed: DisplayedState, isHidden: Bool? = nil, isLeading: Bool = false,
    _ make: @escaping (UICollectionViewListCell) -> View
  ) {
    isShown = displayed != .whenEditing && isHidden != true
    self.isLeading = isLeading
    self.make = make
  }

  func makeView(for cell: UICollectionViewListCell) -> View { make(cell) }

  /// The condition under which an accessory shows.
  ///
  /// UIKit counterpart: `UICellAccessory.DisplayedState`.
  public nonisolated enum DisplayedState: Sendable, Hashable {
    /// Conditions, by UIKit's names.
    case always, whenEditing, whenNotEditing
  }

  /// The colour and the size of an accessory; the reserved width has no effect.
  @preconcurrency @MainActor
  public struct Options {
    var tintColor: UIColor?
    var isHidden: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) { (self.isHidden, self.tintColor) = (isHidden, tintColor) }
  }

  /// The symbol of an item whose items below do not show.
  static let foldedSymbol = "chevron.forward"

  /// Returns a symbol that fills an extent in points.
  static func picture(_ name: String, _ extent: CGFloat) -> UIImage? {
    UIImage(systemName: name)?.withConfiguration(.init(pointSize: extent * 0.85))
  }

  private static func symbol(
    _ name: String, _ displayed: DisplayedState, _ isHidden: Bool?, _ color: UIColor?, _ extent: CGFloat,
    isLeading: Bool = false, action: ((UICollectionViewListCell) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: isHidden, isLeading: isLeading) { cell in
      let picture = picture(name, extent)
      guard let action else {
        let view = ImageView(image: picture)
        view.attachments.tint = color
        return view
      }
      let button = UIButton(type: .custom)
      button.setImage(picture, for: .normal)
      if let color { button.tintColor = color }
      button.addAction(UIAction { [weak cell] _ in cell.map { action($0) } }, for: .touchUpInside)
      return button
    }
  }

  /// Returns an arrow that says that the item leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    symbol("chevron.forward", displayed, options.isHidden, options.tintColor ?? .systemGray2, 14)
  }

  /// Returns an arrow that folds and unfolds the items below, and points down while they show.
  ///
  /// With `actionHandler` a click on it calls that instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let style = actionHandler == nil ? options.style : .cell
    let action: ((UICollectionViewListCell) -> Void)? =
      if style == .header {
        nil
      } else if let actionHandler {
        { _ in actionHandler() }
      } else {
        { $0.toggleOutline() }
      }
    let color = options.tintColor ?? .systemBlue
    var accessory = symbol(foldedSymbol, displayed, options.isHidden, color, 14, action: action)
    accessory.outlineStyle = style
    return accessory
  }

  /// The look of an arrow of an outline.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    let style: Style
    let tintColor: UIColor?
    let isHidden: Bool?

    /// The kind of an arrow.
    public nonisolated enum Style: Sendable, Hashable {
      /// The same as `cell`.
      case automatic
      /// A click anywhere on the cell folds and unfolds, and does not select.
      case header
      /// A click on the arrow folds and unfolds, and one beside it selects.
      case cell
    }

    /// Creates options.
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  /// Returns a mark of a chosen item.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { symbol("checkmark", displayed, options.isHidden, options.tintColor, 18) }

  /// Returns a sign of more information.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "info.circle", displayed, options.isHidden, options.tintColor, 22,
      action: actionHandler.map { action in { _ in action() } })
  }

  /// Returns a sign of deletion, which has no effect.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "minus.circle.fill", displayed, options.isHidden, options.tintColor ?? .systemRed, 22, isLeading: true,
      action: actionHandler.map { action in { _ in action() } })
  }

  /// Returns a sign of reordering, which has no effect.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    symbol("line.3.horizontal", displayed, options.isHidden, options.tintColor ?? .systemGray2, 22)
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden) { _ in
      let label = Label()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// Returns a view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      configuration.displayed, isHidden: configuration.isHidden, isLeading: configuration.isLeading
    ) { _ in
      if let color = configuration.tintColor { configuration.customView.attachments.tint = color }
      return configuration.customView
    }
  }

  /// The view of an accessory and its place.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let customView: View
    let displayed: DisplayedState
    let isLeading: Bool
    let isHidden: Bool?
    let tintColor: UIColor?

    /// Creates a configuration of a view.
    public init(
      customView: UIView, placement: Placement = .trailing(displayed: .always), isHidden: Bool? = nil,
      tintColor: UIColor? = nil
    ) {
      switch placement {
      case .leading(let displayed): (self.displayed, isLeading) = (displayed, true)
      case .trailing(let displayed): (self.displayed, isLeading) = (displayed, false)
      }
      (self.customView, self.isHidden, self.tintColor) = (customView, isHidden, tintColor)
    }
  }

  /// The side of an accessory.
  public nonisolated enum Placement: Sendable, Hashable {
    /// Where reading begins.
    case leading(displayed: DisplayedState = .always)
    /// Where reading ends.
    case trailing(displayed: DisplayedState = .always)
  }
}

extension UICellAccessory {
  /// Returns a mark of a chosen item in a list of several, which shows only while a list is edited: never.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    symbol("circle", displayed, options.isHidden, options.tintColor, 22, isLeading: true)
  }

  /// Returns a sign of insertion.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "plus.circle.fill", displayed, options.isHidden, options.tintColor ?? .systemGreen, 22, isLeading: true,
      action: actionHandler.map { action in { _ in action() } })
  }
}
