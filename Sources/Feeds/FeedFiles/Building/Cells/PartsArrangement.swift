import Foundation
import ScreenInterface

/// The layout of a card's parts at a width, for a left-to-right direction.
struct PartsArrangement {
  /// The frame of the picture; `nil` where there is none or it does not fit.
  private(set) var picture: CGRect?
  /// The frame of the band behind the text over a picture; `nil` elsewhere.
  private(set) var band: CGRect?
  /// The frames of the visible texts.
  private(set) var words: [FeedPart.Role: CGRect] = [:]
  /// The height of the card, in points: the given one, or what its parts need.
  private(set) var height: CGFloat

  /// The least useful height of a picture, in points.
  private static let leastPicture: CGFloat = 24
  /// The largest width of a picture beside the text in a low card, as a fraction of the card's width.
  private static let lowShare: CGFloat = 0.36
  /// The greatest height of a square beside the text, and the aspect ratio up to which a wider picture has it.
  private static let (besideHeight, besideShape): (CGFloat, CGFloat) = (240, 2.5)
  /// The space between a band and the edges of its card, in points.
  nonisolated static let bandStep: CGFloat = 12
  /// The largest width of a band, in points.
  private static let bandWidth: CGFloat = 480

  private let kind: CustomCardKind
  private let width: CGFloat
  private let leading: CGFloat
  private let margin: CGFloat
  private let covered: CardCell.CoveredEdges
  private let leastWords: CGFloat
  private let badge: (head: CGFloat, foot: CGFloat)
  private let lines: (CGFloat) -> [PartsColumn.Line]

  /// Lays out the parts of a kind; without a height the card gets the height of its parts.
  ///
  /// - Parameters:
  ///   - kind: The kind of card, with its parts.
  ///   - width: The width of the card, in points.
  ///   - height: The height of the card, in points; `nil` for that of its parts.
  ///   - edges: The space between the leading side of the card and its text, and at the other sides, in points, and
  ///     the covered heights at its top and bottom, between which text over a picture is placed.
  ///   - badge: The heights at the top of text without a picture above it and at its bottom that a badge covers.
  ///   - leastWords: The height kept for the text below a picture in a card of a given height, in points; default
  ///     that of a line for each part with text.
  ///   - lines: The parts with text at a width in points; parts without text are omitted.
  init(
    _ kind: CustomCardKind, width: CGFloat, height: CGFloat?,
    edges: (leading: CGFloat, margin: CGFloat, covered: CardCell.CoveredEdges),
    badge: (head: CGFloat, foot: CGFloat) = (0, 0),
    leastWords: CGFloat = 0,
    lines: @escaping (CGFloat) -> [PartsColumn.Line]
  ) {
    (self.kind, self.width, self.lines) = (kind, width, lines)
    (leading, margin, covered) = edges
    self.badge = badge
    self.leastWords = height == nil ? 0 : leastWords
    self.height = height ?? 0
    switch kind.arrangement {
    case .below: arrangeBelow(height)
    case .over: arrangeOver(height)
    case .beside:
      let extent = kind.has(.picture) ? (width * kind.share).rounded() : 0
      arrangeBeside(height, picture: extent, at: kind.edge)
    }
  }

  private var padding: CGFloat { kind.padding }

  private mutating func arrangeBelow(_ given: CGFloat?) {
    let room = max(0, width - leading - margin)
    let lines = lines(room)
    let least = PartsColumn.height(lines.map { min($0.lineHeight, $0.wanted) })
    let words = max(least, leastWords)
    let foot = words == 0 ? 0 : words + 2 * padding
    var top: CGFloat = 0
    if kind.has(.picture) {
      let wanted = words == 0 ? given ?? width / aspect(1.5) : (width / aspect(1.5)).rounded()
      let high = min(wanted, given.map { $0 - foot } ?? .infinity)
      if high < Self.leastPicture, let given, !lines.isEmpty {
        return arrangeBeside(given, picture: min(given, width * Self.lowShare).rounded())
      }
      if high >= Self.leastPicture {
        picture = CGRect(x: 0, y: 0, width: width, height: high)
        top = high
      }
    }
    let wanted = PartsColumn.height(lines.map(\.wanted))
    let (head, tail) = (top > 0 ? padding : max(padding, badge.head), max(padding, badge.foot))
    height = given ?? top + (lines.isEmpty ? 0 : wanted + head + tail)
    // In a low card without a picture the text has priority over the padding.
    let space = min(padding, max(0, (height - top - least) / 2))
    place(
      lines, x: leading, width: room, top: top + max(space, min(head - padding + space, height - least)),
      bottom: height - space - (tail - padding))
  }

  /// Returns the space between a band and the edges of a card of a height.
  private nonisolated static func step(height: CGFloat) -> CGFloat {
    max(0, min(bandStep, (height - 24) / 2))
  }

  /// Returns the space above and beneath a band in a card of a height whose top and bottom are partly covered.
  nonisolated static func edges(
    height: CGFloat, covered: CardCell.CoveredEdges
  ) -> (top: CGFloat, foot: CGFloat) {
    let step = step(height: height)
    let foot = max(step, min(covered.foot, height - step))
    return (max(step, min(covered.head, height - foot)), foot)
  }

  private mutating func arrangeOver(_ given: CGFloat?) {
    let step = Self.step(height: given ?? .infinity)
    let (top, foot) = Self.edges(height: given ?? .infinity, covered: covered)
    let side = max(step, leading - padding)
    let outer = max(0, min(width - side - max(step, margin - padding), Self.bandWidth))
    // Where the margin is too small for the band's padding, the text still begins at the margin. In a narrow
    // band the text has priority over the padding.
    let inner = min(leading > padding ? leading - side : padding, outer / 8)
    let lines = lines(outer - 2 * inner)
    let wanted = PartsColumn.height(lines.map(\.wanted)) + 2 * inner
    height = given ?? max((width / aspect(1.5)).rounded(), wanted + top + foot)
    if kind.has(.picture) { picture = CGRect(x: 0, y: 0, width: width, height: height) }
    let least = PartsColumn.height(
      lines.map { min($0.lineHeight, $0.wanted) }.filter { $0 <= height - top - foot })
    let space = min(inner, max(0, (height - top - foot - least) / 2))
    let column = PartsColumn(lines, in: height - top - foot - 2 * space)
    guard column.height > 0 else { return }
    let high = column.height + 2 * space
    let frame = CGRect(x: side, y: height - foot - high, width: outer, height: high)
    if picture != nil { band = frame }
    place(
      lines, x: side + inner, width: outer - 2 * inner, top: frame.minY + space, bottom: frame.maxY - space)
  }

  private mutating func arrangeBeside(
    _ given: CGFloat?, picture beside: CGFloat, at edge: CustomCardKind.Edge = .leading
  ) {
    let text = beside > 0 ? beside + padding : edge == .leading ? leading : margin
    let start = edge == .leading ? text : leading
    let room = max(0, width - text - (edge == .leading ? margin : leading))
    let lines = lines(room)
    let wanted =
      PartsColumn.height(lines.map(\.wanted)) + max(padding, badge.head)
      + max(padding, badge.foot)
    height = given ?? max(wanted, besideHeight(width: beside))
    if beside > 0 {
      picture = CGRect(x: edge == .leading ? 0 : width - beside, y: 0, width: beside, height: height)
    }
    let least = PartsColumn.height(lines.map { min($0.lineHeight, $0.wanted) })
    let space = min(padding, max(0, (height - least) / 2))
    let column = PartsColumn(lines, in: height - 2 * space)
    let middle = min(((height - column.height) / 2).rounded(.down), height - badge.foot - column.height)
    let top = max(space, min(badge.head, height - least), middle)
    place(lines, x: start, width: room, top: top, bottom: height - space)
  }

  /// Returns the height of a picture beside text; one without an aspect ratio is a square, a large one lower.
  private func besideHeight(width: CGFloat) -> CGFloat {
    let most = kind.aspect == nil ? max(Self.besideHeight, width / Self.besideShape) : .infinity
    return min(width / aspect(1), most).rounded()
  }

  private func aspect(_ usual: CGFloat) -> CGFloat { kind.aspect.map { CGFloat($0) } ?? usual }

  private mutating func place(
    _ lines: [PartsColumn.Line], x: CGFloat, width: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    let column = PartsColumn(lines, in: max(0, bottom - top))
    var top = top
    for (line, height) in zip(lines, column.heights) where height > 0 {
      words[line.role] = CGRect(x: x, y: top, width: width, height: height)
      top += height + PartsColumn.gap
    }
  }
}

/// The metrics of the parts that are not lines of text, in points.
nonisolated enum PartsMetrics {
  /// The height of a button.
  static let button: CGFloat = 32
  /// The height of a badge on a picture, or in the text column.
  static let badge: CGFloat = 22

  /// Returns the extra space above a button: a line of text has its own leading, a button has none.
  static func lead(in kind: CustomCardKind) -> CGFloat { kind.parts.first?.role == .button ? 0 : 6 }
}

nonisolated extension FeedCard {
  /// Returns the text of a part; empty for none.
  func text(of role: FeedPart.Role) -> String {
    switch role {
    case .title: title
    case .subtitle: subtitle
    case .body: body
    case .price: price
    case .badge: badge
    case .button: button
    case .picture: ""
    }
  }
}

nonisolated extension FeedPart.Style {
  /// The text style from `Typography`.
  var textStyle: TextStyle {
    switch self {
    case .display: Typography.display
    case .title: Typography.title
    case .name: Typography.name
    case .body: Typography.body
    case .caption: Typography.caption
    case .hint: Typography.hint
    }
  }
}

/// The distribution of a card's height among its lines of text, when not all of them fit.
///
/// Each part first gets one line, in order of importance. The remaining height goes to further lines from the
/// top. A part without space for a line is omitted.
nonisolated struct PartsColumn {
  /// A part with text.
  struct Line: Sendable, Hashable {
    /// The role of the part.
    var role: FeedPart.Role
    /// The height of all its lines, in points.
    var wanted: CGFloat
    /// The height of one line, in points.
    var lineHeight: CGFloat
  }

  /// The space between two parts, in points.
  static let gap: CGFloat = 4
  /// The roles in order of importance.
  private static let importance: [FeedPart.Role] = [
    .title, .price, .button, .badge, .subtitle, .body, .picture,
  ]

  /// The height of each line, 0 for an omitted one.
  let heights: [CGFloat]

  /// Distributes `room` among `lines`.
  init(_ lines: [Line], in room: CGFloat) {
    var heights = lines.map { _ in CGFloat.zero }
    var rest = room + Self.gap
    for role in Self.importance {
      for (index, line) in lines.enumerated() where line.role == role {
        let least = min(line.lineHeight, line.wanted)
        guard least + Self.gap <= rest else { continue }
        heights[index] = least
        rest -= least + Self.gap
      }
    }
    for (index, line) in lines.enumerated() where heights[index] > 0 {
      let more = min(line.wanted - heights[index], rest)
      let whole = (more / line.lineHeight + 1e-3).rounded(.down) * line.lineHeight
      guard whole > 0 else { continue }
      heights[index] += whole
      rest -= whole
    }
    self.heights = heights
  }

  /// The height of all visible lines, in points.
  var height: CGFloat { Self.height(heights) }

  /// Returns the height of parts with these heights, and of the space between them, in points.
  static func height(_ heights: [CGFloat]) -> CGFloat {
    let shown = heights.filter { $0 > 0 }
    return shown.reduce(0, +) + gap * CGFloat(max(0, shown.count - 1))
  }
}
