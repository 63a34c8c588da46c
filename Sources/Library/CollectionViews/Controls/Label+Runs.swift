package import Foundation
package import ScreenInterface

/// A part of a label's text that looks different from the rest.
package struct LabelRun: Sendable, Hashable {
  /// The end of the part in the text, in units of UTF-16; it begins where the one before ends.
  package var end: Int
  /// The style; default none, that of the label.
  package var style: TextStyle?
  /// The colour of the text; default none, that of the label.
  package var color: DynamicColor?
  /// The colour of the ground; default none.
  package var ground: DynamicColor?
  /// The line beneath the text; default none.
  package var underline: Line?
  /// The line through the text; default none.
  package var strikethrough: Line?
  /// The displacement upwards, in points; default 0.
  package var rise: CGFloat = 0

  /// Creates a part that looks as the label does.
  package init(to end: Int) { self.end = end }

  /// A line along a text.
  package struct Line: Sendable, Hashable {
    /// The colour; `nil` for that of the text.
    package var color: DynamicColor?

    /// Creates a line.
    package init(_ color: DynamicColor? = nil) { self.color = color }
  }
}

extension Label {
  /// The share of the em square by which the baseline lies below the middle of a line.
  package static let baselineBelowMiddle: CGFloat = 0.36

  /// The parts of the text that look different from each other; default none.
  ///
  /// A new text, style or colour of the label takes the place of those of its parts.
  package var runs: [LabelRun] { state.runs }

  /// The attributed string that was shown last; `nil` once a text, a style or a colour was set after it.
  package var attributedSource: NSAttributedString? { state.source }

  /// Gives the parts of the present text their looks, as an attributed string has them.
  package func show(_ runs: [LabelRun], of source: NSAttributedString) {
    (state.runs, state.source) = (runs, source)
    forgetLayout()
  }

  /// The style of the highest part, or the label's own where all have that.
  package var highestStyle: TextStyle {
    state.runs.map { $0.style ?? style }.max { $0.lineHeight < $1.lineHeight } ?? style
  }

  /// The parts, where the text is shown as it is.
  private var shownRuns: [LabelRun] { writtenText == state.text ? state.runs : [] }

  /// Returns the text in lines of at most a width, in the styles of its parts, at a multiple of their sizes.
  func typeset(
    in context: ViewContext, width: CGFloat, _ paragraph: ParagraphStyle, shrinkage: CGFloat = 1
  ) -> TextLayout {
    func shown(_ style: TextStyle) -> TextStyle {
      var style = context.spoken(style.scaled(by: scale))
      style.size *= shrinkage
      return style
    }
    let runs = shownRuns
    if runs.isEmpty {
      return context.text.layout(writtenText, style: shown(style), width: width, paragraph: paragraph)
    }
    let text = StyledText(
      writtenText, runs: runs.map { StyledText.Run(to: $0.end, shown($0.style ?? style)) })
    return context.text.layout(text, width: width, paragraph: paragraph)
  }

  /// Paints the parts of a line that is `height` points high; `color` is that of the label.
  func paint(
    _ parts: [StyledPart], at origin: CGPoint, height: CGFloat, _ color: Color, hidesRuns: Bool,
    isShadow: Bool, with pen: inout DrawingContext
  ) {
    guard let traits = context?.traits else { return }
    let runs = shownRuns
    let largest = parts.reduce(0) { max($0, $1.line.style.size) }
    let baseline = origin.y + height / 2 + largest * Self.baselineBelowMiddle
    func run(_ part: StyledPart) -> LabelRun? { runs.indices.contains(part.run) ? runs[part.run] : nil }
    for part in parts where !isShadow {
      guard let ground = run(part)?.ground?.resolved(with: traits) else { continue }
      pen.paint(
        .fill(ground, cornerRadius: 0),
        in: CGRect(x: origin.x + part.left, y: origin.y, width: part.line.width, height: height),
        element: elementID)
    }
    for part in parts {
      let (run, size) = (run(part), part.line.style.size)
      let own = hidesRuns ? color : run?.color?.resolved(with: traits) ?? color
      let base = baseline - (run?.rise ?? 0)
      let lineHeight = part.line.style.lineHeight
      let area = CGRect(
        x: origin.x + part.left, y: base - size * Self.baselineBelowMiddle - lineHeight / 2,
        width: part.line.width, height: lineHeight)
      pen.paint(.text(part.line, own), in: area, element: elementID)
      for (line, distance) in [(run?.underline, 0.12), (run?.strikethrough, -0.26)] {
        guard let line else { continue }
        pen.paint(
          .fill(hidesRuns ? own : line.color?.resolved(with: traits) ?? own, cornerRadius: 0),
          in: CGRect(
            x: area.minX, y: (base + size * distance).rounded(), width: area.width,
            height: max(1, (size / 16).rounded())),
          element: elementID)
      }
    }
  }
}

extension TextLayout {
  /// Returns the number of lines, from the first, that fit in a height, at least one.
  func lineCount(fitting height: CGFloat) -> Int {
    var room = height
    let count = lines.prefix { line in
      room -= line.style.lineHeight
      return room >= -1e-3 * line.style.lineHeight
    }.count
    return max(1, count)
  }
}
