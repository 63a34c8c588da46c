import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The drawing of a board: the display lists of its stages at their positions, with edges and captions.
struct BoardCanvas {
  /// The size of the window, in points.
  private(set) var size: CGSize
  /// The window's pixels per point.
  private(set) var scale: CGFloat
  /// The layout of the stages.
  private(set) var layout: BoardLayout
  /// The display list of the stages and captions, as of the last frame.
  private(set) var list: DisplayList
  /// The display list of the stages' tools and the key list, as of the last frame.
  private(set) var chrome: DisplayList
  private var lists: [PlacedList] = []
  private var tools: [PlacedList] = []
  private var captions: [BoardCaption] = []
  private var writtenHelpPage: Int?
  private var isFresh = true

  private let group: Int
  private let text: any TextMeasuring

  /// Lays out stages of the given sizes in a window; `group` consecutive stages belong together.
  init(_ sizes: [CGSize], group: Int, in size: CGSize, scale: CGFloat, text: any TextMeasuring) {
    self.size = size
    self.scale = scale
    self.group = group
    self.text = text
    layout = BoardLayout(sizes, group: group, in: size, pixels: scale)
    list = DisplayList(size: size, background: BoardColors.desk)
    chrome = DisplayList(size: size, background: .clear)
    place()
  }

  /// The window's pixels per point of a stage.
  var stagePixels: CGFloat { scale * layout.scale }

  /// Lays out the stages for another window size; returns false when nothing changed.
  mutating func resize(to size: CGSize, scale: CGFloat, stages sizes: [CGSize]) -> Bool {
    guard size != self.size || scale != self.scale else { return false }
    (self.size, self.scale) = (size, scale)
    layout = BoardLayout(sizes, group: group, in: size, pixels: scale)
    place()
    return true
  }

  private mutating func place() {
    let places = layout.frames.enumerated().map { index, frame in
      ListPlacement(String(index), frame: frame, scale: layout.scale)
    }
    lists = places.map { PlacedList($0) }
    tools = lists
    captions = layout.frames.map { _ in BoardCaption() }
    isFresh = true
  }

  /// Returns the placement of a stage's list.
  func place(_ index: Int) -> ListPlacement { lists[index].placement }

  /// Rebuilds the display lists if any stage's list differs from the last frame's.
  ///
  /// `help` is the page number of the key list, drawn above everything.
  mutating func write(
    _ members: [StageSession], helpPage: Int?, help: (inout DisplayList) -> Void
  ) {
    var isNew = isFresh
    for (index, member) in members.enumerated() {
      if lists[index].show(member.displayList) { isNew = true }
      if captions[index].write(member.stage, at: layout.frames[index], text) { isNew = true }
    }
    if isNew { compose() }
    writeChrome(members, helpPage, help)
    isFresh = false
  }

  private mutating func compose() {
    list.restart(size: size, background: BoardColors.desk)
    let window = CGRect(origin: .zero, size: size)
    for (index, placed) in lists.enumerated() {
      list.commands.append(contentsOf: placed.commands)
      list.commands.append(
        DrawCommand(
          .stroke(BoardColors.edge, width: 1, cornerRadius: 0), element: ElementID("board/\(index)/edge"),
          frame: layout.frames[index].insetBy(dx: -1, dy: -1), clip: window))
      list.commands.append(captions[index].command(index, in: window))
    }
  }

  private mutating func writeChrome(
    _ members: [StageSession], _ helpPage: Int?, _ help: (inout DisplayList) -> Void
  ) {
    var isNew = isFresh || writtenHelpPage != helpPage
    for (index, member) in members.enumerated() where tools[index].show(member.chromeList) { isNew = true }
    guard isNew else { return }
    chrome.restart(size: size, background: .clear)
    for list in tools { chrome.commands.append(contentsOf: list.commands) }
    if helpPage != nil { help(&chrome) }
    writtenHelpPage = helpPage
  }
}

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
