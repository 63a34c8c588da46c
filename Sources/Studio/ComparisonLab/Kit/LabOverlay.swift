import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// An overlay view with text above a row, and a button if it has a title.
final class LabOverlay: CollectionReusableView {
  /// The element kind under which the supplementary view is registered.
  static let kind = "overlay"
  /// The style of the text.
  static let style = Typography.body
  private static let edge: CGFloat = 14
  private static let foot: CGFloat = 53

  /// The label, of one line or more.
  let words = Label()
  /// The button; hidden without a title.
  let button = Button()

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.backgroundColor = Palette.band
    decoration.borderColor = Palette.line
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    words.elementName = "words"
    words.style = Self.style
    words.textColor = Palette.ink
    words.numberOfLines = 0
    button.elementName = "button"
    button.minimumHitSize = 0
    button.tintColor = Palette.indigo
    button.decoration.borderColor = Palette.indigo.withOpacity(0.4)
    button.decoration.cornerRadius = 8
    addSubview(words)
    addSubview(button)
  }

  /// Returns the height of `text` in an overlay of this width without a button.
  static func height(of text: String, width: CGFloat, in context: ViewContext?) -> CGFloat {
    let layout = context?.layout(text, style: style, width: width - 2 * edge, maximumLines: 0)
    return 2 * edge + (layout?.size.height ?? 0)
  }

  private var below: CGFloat { button.title.isEmpty ? 0 : Self.foot }

  /// The number of lines that are truncated.
  var hiddenLines: Int {
    guard let context, words.bounds.width > 0 else { return 0 }
    let needed = context.text.layout(
      words.text, style: Self.style, width: words.bounds.width, maximumLines: 0
    ).lines.count
    let shown = Int((words.bounds.height / Self.style.lineHeight + 1e-3).rounded(.down))
    return max(0, needed - max(0, shown))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(of: words.text, width: size.width, in: context) + below)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.edge)
    words.frame = CGRect(
      x: Self.edge, y: Self.edge, width: width, height: max(0, bounds.height - 2 * Self.edge - below))
    button.isHidden = button.title.isEmpty
    button.frame = CGRect(x: Self.edge, y: bounds.height - Self.foot, width: width, height: 36)
  }
}

extension LabScreen {
  /// Registers overlays with the feed; `fill` sets up each one whenever it is shown.
  ///
  /// The numerals of the cards below move up by `lift` points, so that they stay visible.
  func showOverlays(lift: CGFloat, _ fill: @escaping @MainActor (LabOverlay) -> Void) {
    prepareCell = { cell, _ in (cell as? LabCard)?.lift = lift }
    view.register(
      LabOverlay.self, forSupplementaryViewOfKind: LabOverlay.kind, withReuseIdentifier: LabOverlay.kind)
    prepareOther = { other in
      if let overlay = other as? LabOverlay { fill(overlay) }
    }
  }

  /// Returns the overlay above a row; `nil` when it is not on screen.
  func overlay(over row: String) -> LabOverlay? {
    view.supplementaryView(forElementKind: LabOverlay.kind, inSection: row) as? LabOverlay
  }
}
