import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Typesetting

/// A title on a strip over a picture, set vertically where possible (tategaki).
///
/// Text with words that would have to be stacked letter by letter is set horizontally. Text that does not fit
/// one column continues in the next one to its left. If columns would be too short, the title is set
/// horizontally in up to the allowed number of lines.
final class TitleStrip: View {
  private struct State {
    var text = ""
    var glyphs: [Glyph] = []
    var style = Typography.strip
    var smallStyles: [TextStyle] = []
    var shrinks = false
    var maximumLines = 1
    var ink = DynamicColor.clear
    var line = DynamicColor.clear
    var stands = true
    var isVertical = true
  }

  /// A character with its position.
  private struct Glyph {
    var line: TextLine
    var frame: CGRect
  }

  /// The greatest number of columns of a vertical title.
  private static let maximumColumns = 3
  /// The least number of characters in a column, unless the title has fewer.
  private static let leastColumn = 3

  private var state = State()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Applies the style of the feed, and a text style of `Typography`.
  ///
  /// A horizontal title has at most `lines` lines at scale 1, 0 for as many as fit.
  func wear(_ look: FeedLook, _ style: TextStyle = Typography.strip, lines: Int = 1) {
    state.style = look.fonts[style]
    state.smallStyles = Typography.smallStrips.map { look.fonts[$0] }
    state.maximumLines = look.lines(lines)
    (state.ink, state.line) = (look.palette.ink, look.palette.line)
    decoration.backgroundColor = look.palette.band
    decoration.cornerRadius = look.stripCorner
    outline()
    setNeedsLayout()
  }

  /// True when the title is set vertically if it fits; default true.
  var stands: Bool {
    get { state.stands }
    set {
      guard state.stands != newValue else { return }
      state.stands = newValue
      outline()
      setNeedsLayout()
    }
  }

  /// True when a horizontal title is set smaller, with less space at its sides, before a word is cut; default false.
  var shrinks: Bool {
    get { state.shrinks }
    set {
      guard state.shrinks != newValue else { return }
      state.shrinks = newValue
      setNeedsLayout()
    }
  }

  /// Draws a border around a vertical title; a horizontal one is a plain strip, like the subtitle's.
  private func outline() { decoration.borderColor = state.stands ? state.line : nil }

  /// Returns the height of a strip with this title in one column, or else in one line, in points.
  nonisolated static func height(of text: String, _ style: TextStyle) -> CGFloat {
    guard text.canStandUpright else { return lineHeight(style) }
    return text.reduce(0) { $0 + advance(of: $1, style) } + 2 * padding
  }

  /// Returns the height of a strip with one line, in points.
  private nonisolated static func lineHeight(_ style: TextStyle) -> CGFloat {
    max(SubtitleStrip.height, style.lineHeight + 5)
  }

  /// Returns the distance from a character in a column to the next, in points.
  private nonisolated static func advance(of character: Character, _ style: TextStyle) -> CGFloat {
    character == " " ? pitch(style) / 3 : pitch(style)
  }

  /// Returns the distance from one character to the next, in points.
  private nonisolated static func pitch(_ style: TextStyle) -> CGFloat { (style.size * 1.15).rounded() }

  /// The padding between the strip's ends and its title, in points.
  private nonisolated static let padding: CGFloat = 7

  /// The padding at either side of a horizontal title, and of one that is set smaller, in points.
  private static let (side, smallSide): (CGFloat, CGFloat) = (8, 4)

  /// Returns the style of a horizontal title on a strip of a width, and its padding at either side.
  private func lying(in width: CGFloat) -> (style: TextStyle, side: CGFloat) {
    // A strip as wide as its text holds it.
    func room(_ side: CGFloat) -> CGFloat { width - 2 * side + 0.01 }
    guard state.shrinks, !hasRoom(forWordsOf: state.text, state.style, in: room(Self.side)) else {
      return (state.style, Self.side)
    }
    let small = largest(of: state.smallStyles, fitting: state.text, in: room(Self.smallSide))
    return (small ?? state.style, Self.smallSide)
  }

  /// Returns the text of a horizontal title on a strip of a width, with an ellipsis in words longer than a line.
  private func lyingText(in width: CGFloat) -> String {
    guard state.maximumLines != 1 else { return state.text }
    let (style, side) = lying(in: width)
    return cuttingWords(of: state.text, style, in: width - 2 * side + 0.01)
  }

  /// Returns true where a horizontal title is smaller, cut or on more lines in a width than in a greater one.
  func loses(from greater: CGFloat, to width: CGFloat) -> Bool {
    guard !state.text.isEmpty, !(state.stands && state.text.canStandUpright) else { return false }
    func extent(_ width: CGFloat) -> (size: CGFloat, text: String, lines: Int) {
      let (style, side) = lying(in: width)
      let text = lyingText(in: width)
      let lines = context?.layout(text, style: style, width: max(0, width - 2 * side), maximumLines: 0).lines
      return (style.size, text, lines?.count ?? 0)
    }
    let (whole, rest) = (extent(greater), extent(width))
    return rest.size < whole.size || rest.text != whole.text || rest.lines > whole.lines
  }

  /// The title.
  var text: String {
    get { state.text }
    set {
      guard state.text != newValue else { return }
      state.text = newValue
      setNeedsLayout()
    }
  }

  /// The distance from one column to the next, in points.
  private var columnPitch: CGFloat { state.style.size + 5 }

  /// Returns the ranges of the characters in each column, on a strip of this height.
  private func columns(height: CGFloat) -> [Range<String.Index>] {
    var columns: [Range<String.Index>] = []
    var start = state.text.startIndex
    var length: CGFloat = 0
    for index in state.text.indices {
      let next = advance(of: state.text[index])
      if length + next > height - 2 * Self.padding + 1e-3, start < index {
        columns.append(start..<index)
        start = index
        length = 0
      }
      length += next
    }
    return start < state.text.endIndex ? columns + [start..<state.text.endIndex] : columns
  }

  private func advance(of character: Character) -> CGFloat { Self.advance(of: character, state.style) }

  /// Chooses vertical or horizontal text for `room`, and returns the size of the strip.
  ///
  /// The title is vertical if all of it fits, else a line, which ends in an ellipsis if it is too long.
  func arrange(in room: CGSize) -> CGSize {
    state.isVertical = isReadable(in: room)
    return sizeThatFits(room)
  }

  /// Returns true when the whole title fits vertically in `size`, in readable columns.
  private func isReadable(in size: CGSize) -> Bool {
    guard state.stands, state.text.canStandUpright else { return false }
    let columns = columns(height: size.height)
    guard columns.count <= Self.maximumColumns, width(of: columns.count) <= size.width else { return false }
    return size.height >= Self.pitch(state.style) * CGFloat(columns.count > 1 ? Self.leastColumn : 1) + 2
      * Self.padding
  }

  private func width(of columns: Int) -> CGFloat {
    state.style.size + 11 + CGFloat(max(0, columns - 1)) * columnPitch
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard state.isVertical else {
      return lyingSize(in: size)
    }
    let columns = columns(height: size.height)
    let longest = columns.map { state.text[$0].reduce(0) { $0 + advance(of: $1) } }.max() ?? 0
    return CGSize(width: width(of: columns.count), height: longest + 2 * Self.padding)
  }

  /// Returns the size of a horizontal title in `size`: one line if it fits, else as many lines as allowed.
  private func lyingSize(in size: CGSize) -> CGSize {
    let (style, side) = lying(in: size.width)
    let text = lyingText(in: size.width)
    let (height, width) = (Self.lineHeight(style), width(of: text, style) + 2 * side)
    guard width > size.width, let layout = lines(in: size), layout.lines.count > 1 else {
      return CGSize(width: min(size.width, width), height: height)
    }
    let longest = layout.lines.map(\.width).max() ?? 0
    return CGSize(
      width: min(size.width, longest.rounded(.up) + 2 * side),
      height: height + CGFloat(layout.lines.count - 1) * style.lineHeight)
  }

  /// Returns the lines of a horizontal title on a strip of this size; at least one.
  private func lines(in size: CGSize) -> TextLayout? {
    let (style, side) = lying(in: size.width)
    let more = max(0, (size.height - Self.lineHeight(style)) / style.lineHeight)
    let room = 1 + Int(bounding: more.rounded(.down))
    return context?.layout(
      lyingText(in: size.width), style: style, width: max(0, size.width - 2 * side),
      maximumLines: state.maximumLines == 0 ? room : min(room, state.maximumLines))
  }

  override func layoutSubviews() { state.glyphs = [] }

  override func draw(with pen: inout DrawingContext) {
    guard let context, !state.text.isEmpty else { return }
    let color = state.ink.resolved(with: context.traits)
    guard state.isVertical else { return drawLines(color, with: &pen) }
    if state.glyphs.isEmpty { state.glyphs = glyphs(context.text) }
    for glyph in state.glyphs { pen.paint(.text(glyph.line, color), in: glyph.frame, element: elementID) }
  }

  /// Returns the characters with their positions, column after column from the right.
  private func glyphs(_ measuring: any TextMeasuring) -> [Glyph] {
    let height = state.style.lineHeight
    var glyphs: [Glyph] = []
    for (index, column) in columns(height: bounds.height).enumerated() {
      let center = bounds.width - width(of: 1) / 2 - CGFloat(index) * columnPitch
      var top = Self.padding
      for character in state.text[column] {
        let width = character == " " ? 0 : measuring.width(of: String(character), style: state.style)
        if width > 0 {
          let frame = CGRect(
            x: center - width / 2, y: (top + Self.pitch(state.style) / 2 - height / 2).rounded(.down),
            width: width,
            height: height)
          glyphs.append(
            Glyph(line: TextLine(String(character), style: state.style, width: width), frame: frame))
        }
        top += advance(of: character)
      }
    }
    return glyphs
  }

  private func drawLines(_ color: Color, with pen: inout DrawingContext) {
    guard let context, let lines = lines(in: bounds.size)?.lines else { return }
    let (style, side) = lying(in: bounds.width)
    let room = bounds.insetBy(dx: side, dy: 0)
    let height = style.lineHeight
    var top = ((bounds.height - height * CGFloat(lines.count)) / 2).rounded(.down)
    for line in lines {
      // One line fills its strip; of several lines the shorter ones begin at the leading edge.
      let x =
        lines.count == 1
        ? room.midX - line.width / 2 : context.traits.isRightToLeft ? room.maxX - line.width : room.minX
      pen.paint(
        .text(line, color), in: CGRect(x: x, y: top, width: line.width, height: height), element: elementID)
      top += height
    }
  }
}

extension TitleStrip: TextTruncating {
  /// The visible part of the title; a vertical title is always complete.
  var textReading: TextTruncation? {
    guard let context, !state.text.isEmpty else { return nil }
    let (style, side) = lying(in: bounds.width)
    let room = bounds.width - 2 * side
    let shown = lines(in: bounds.size)?.lines.count ?? 1
    let text = lyingText(in: bounds.width)
    let whole = context.layout(text, style: style, width: max(0, room), maximumLines: 0).lines
    return TextTruncation(
      state.text,
      isCut: !state.isVertical
        && (text != state.text || whole.count > shown || whole.contains { $0.width > room + 0.5 }))
  }
}
