import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The colours of a board's background, edges and captions, with contrast to light and dark stages alike.
enum BoardColors {
  static let desk = Color(hex: 0x8E877A)
  static let edge = Color(hex: 0x6F695E)
  static let ink = Color(hex: 0x141519)
}

/// The caption beneath a stage: its size, theme and direction, and its text scale and clock speed unless they are 1.
struct BoardCaption {
  private struct Details: Hashable {
    var size: CGSize
    var theme: TraitCollection.UserInterfaceStyle
    var isRightToLeft: Bool
    var textScale: CGFloat
    var rate: Double

    init(_ stage: Stage) {
      size = stage.size
      theme = stage.context.traits.userInterfaceStyle
      isRightToLeft = stage.context.traits.isRightToLeft
      textScale = stage.context.traits.textScale
      rate = stage.clockRate
    }

    var text: String {
      let words = [
        "\(number(size.width))×\(number(size.height))", theme.rawValue, isRightToLeft ? "rtl" : "ltr",
      ]
      let text = textScale == 1 ? [] : ["text ×\(number(textScale))"]
      return (words + text + (rate == 1 ? [] : ["×\(number(rate))"])).joined(separator: "  ·  ")
    }

    private func number(_ value: CGFloat) -> String {
      value == value.rounded() ? String(Int(bounding: value)) : String(Double(value))
    }
  }

  private static let style = TextStyle(size: 12).spoken(in: .japanese)

  private var facts: Details?
  private var line = TextLine("", style: style, width: 0)
  private var frame = CGRect.zero

  /// Updates the caption from the stage's current state; returns `true` when the caption changed.
  mutating func write(_ stage: Stage, at place: CGRect, _ text: any TextMeasuring) -> Bool {
    let facts = Details(stage)
    guard facts != self.facts else { return false }
    self.facts = facts
    let string = facts.text
    line = text.line(string, style: Self.style, direction: .leftToRight)
    frame = CGRect(
      x: place.minX, y: place.maxY + 3, width: min(line.width, place.width), height: Self.style.lineHeight)
    return true
  }

  func command(_ index: Int, in window: CGRect) -> DrawCommand {
    DrawCommand(
      .text(line, BoardColors.ink), element: ElementID("board/\(index)/caption"), frame: frame, clip: window)
  }
}
