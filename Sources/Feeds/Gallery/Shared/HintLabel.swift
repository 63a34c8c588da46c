import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A label that says what to try in a scene; its halves in the two languages are separated by ` · `.
final class HintLabel: CollectionReusableView {
  /// The text, shown whole where it fits, else its first half.
  var text = "" {
    didSet { if text != oldValue { setNeedsLayout() } }
  }

  private let label = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.style = Typography.hint
    label.textColor = Palette.secondInk
    addSubview(label)
  }

  override func layoutSubviews() {
    let (margin, height) = (FeedLayoutMetrics.sideMargin, label.style.lineHeight)
    let room = max(0, bounds.width - 2 * margin)
    let half = text.range(of: " · ").map { String(text[..<$0.lowerBound]) }
    let width = context?.width(of: text, style: label.style) ?? 0
    label.text = width > room ? half ?? text : text
    label.frame = CGRect(x: margin, y: (bounds.height - height) / 2, width: room, height: height)
  }
}

extension Label {
  /// Returns a label aligned with the scene's leading edge, whatever the language of its text.
  static func leading() -> Label {
    let label = Label()
    label.textAlignment = .leading
    return label
  }
}
