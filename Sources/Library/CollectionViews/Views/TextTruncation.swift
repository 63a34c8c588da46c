package import Foundation
import ScreenInterface

/// A text, and whether it is shown completely.
package nonisolated struct TextTruncation: Sendable, Hashable {
  /// The whole text.
  package var text: String
  /// True where a part of the text is replaced by an ellipsis, or lines of it do not fit.
  package var isCut: Bool

  /// Creates a reading.
  package init(_ text: String, isCut: Bool) {
    self.text = text
    self.isCut = isCut
  }
}

/// A view of text that reports whether the text is shown completely.
@MainActor
package protocol TextTruncating: View {
  /// The text and whether it is shown completely; `nil` without text, or out of a tree.
  var textReading: TextTruncation? { get }
}

extension Label: TextTruncating {
  /// The label's text, and whether it is shown completely in the label's bounds.
  package var textReading: TextTruncation? {
    guard let context, !text.isEmpty else { return nil }
    let whole = typeset(in: context, width: bounds.width, ParagraphStyle(maximumLines: 0))
    // A label paints at least one line whatever its height is, and no more than fit.
    let fitting = whole.lineCount(fitting: bounds.height)
    let lines = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    let isWide = whole.lines.contains { $0.width > bounds.width + 0.5 }
    let isCut = whole.lines.count > lines || isWide
    guard let text, let shownText else { return TextTruncation(writtenText, isCut: isCut) }
    // Soft hyphens between letters leave the text whole.
    return TextTruncation(
      text, isCut: isCut || shownText.replacing("\u{AD}", with: "") != text.replacing("\u{AD}", with: ""))
  }
}

extension Button: TextTruncating {
  /// The button's title, and whether it is shown completely; it has one line.
  package var textReading: TextTruncation? {
    guard context != nil, symbol == nil, !title.isEmpty else { return nil }
    return TextTruncation(title, isCut: sizeThatFits(bounds.size).width > bounds.width + 0.5)
  }
}

extension Control {
  /// The size of the hit area, in points; `nil` where there is none.
  package var targetSize: CGSize? {
    guard isEnabled, isUserInteractionEnabled else { return nil }
    switch self {
    case let button as Button:
      return CGSize(
        width: max(button.bounds.width, button.minimumHitSize),
        height: max(button.bounds.height, button.minimumHitSize))
    case let dots as PageControl:
      return dots.hitArea.isEmpty || dots.state.hidesDots ? nil : dots.hitArea.size
    default: return bounds.size
    }
  }
}
