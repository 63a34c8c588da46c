import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry

/// A view with a line of words, the latest last.
final class TextLane: View {
  private static let shown = 6

  private let caption = Label()
  private let line = Label()

  init(_ caption: String) {
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.style = Typography.hint
    self.caption.textColor = Palette.secondInk
    line.style = Typography.action
    line.textColor = Palette.ink
    for (label, name) in [(self.caption, "caption"), (line, "words")] {
      label.elementName = name
      addSubview(label)
    }
    show([], between: "")
  }

  /// Shows the last words, with `sign` between them.
  func show(_ words: [String], between sign: String) {
    let text = words.isEmpty ? "—" : words.suffix(Self.shown).joined(separator: sign)
    guard text != line.text else { return }
    line.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 16, y: 9, width: max(0, bounds.width - 32), height: 17)
    line.frame = CGRect(x: 16, y: 31, width: max(0, bounds.width - 32), height: 22)
  }
}
