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
  /// True for text with a line beneath it; default false.
  package var isUnderlined = false
  /// True for text with a line through it; default false.
  package var isStruck = false
  /// The colour of these lines; default none, that of the text.
  package var lineColor: DynamicColor?
  /// The displacement upwards, in points; default 0.
  package var rise: CGFloat = 0

  /// Creates a part that looks as the label does.
  package init(to end: Int) { self.end = end }
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

  /// The text with the styles of its parts, at a scale; `nil` where it has one style.
  func styledText(in context: ViewContext, shrinkage: CGFloat) -> StyledText? {
    let runs = shownRuns
    guard !runs.isEmpty else { return nil }
    let scale = state.adjustsFont ? context.traits.textScale : 1
    return StyledText(
      writtenText,
      runs: runs.map { run in
        var style = context.spoken((run.style ?? style).scaled(by: scale))
        style.size *= shrinkage
        return StyledText.Run(to: run.end, style)
      })
  }

  /// Paints the parts of a line that is `height` points high; `color` is that of the label.
  func paint(
    _ parts: [StyledPart], atX left: CGFloat, _ top: CGFloat, height: CGFloat, color: Color, hidesRuns: Bool,
    with pen: inout DrawingContext
  ) {
    guard let traits = context?.traits else { return }
    let runs = shownRuns
    let largest = parts.reduce(0) { max($0, $1.line.style.size) }
    let baseline = top + height / 2 + largest * Self.baselineBelowMiddle
    func run(_ part: StyledPart) -> LabelRun? { runs.indices.contains(part.run) ? runs[part.run] : nil }
    for part in parts {
      guard let ground = run(part)?.ground?.resolved(with: traits) else { continue }
      pen.paint(
        .fill(ground, cornerRadius: 0),
        in: CGRect(x: left + part.left, y: top, width: part.line.width, height: height), element: elementID)
    }
    for part in parts {
      let (run, size) = (run(part), part.line.style.size)
      let own = hidesRuns ? color : run?.color?.resolved(with: traits) ?? color
      let base = baseline - (run?.rise ?? 0)
      let lineHeight = part.line.style.lineHeight
      let area = CGRect(
        x: left + part.left, y: base - size * Self.baselineBelowMiddle - lineHeight / 2,
        width: part.line.width, height: lineHeight)
      pen.paint(.text(part.line, own), in: area, element: elementID)
      let lines = hidesRuns ? own : run?.lineColor?.resolved(with: traits) ?? own
      for (isThere, distance) in [(run?.isUnderlined, 0.12), (run?.isStruck, -0.26)] where isThere == true {
        pen.paint(
          .fill(lines, cornerRadius: 0),
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
