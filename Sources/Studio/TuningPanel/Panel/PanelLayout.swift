import FeedFiles
import Foundation

/// The layout of the panel: the frames of its parts, for drawing and hit testing.
struct PanelLayout {
  /// The parts of the panel.
  enum Part: Hashable {
    case filter, close
    case version(Int), keep
    case group(String)
    case field(SettingPath)
    case textScale
    case loop
    case action(PanelAction)
  }

  static let (line, header, footer, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (24, 36, 36, 12)
  static let valueWidth: CGFloat = 104
  /// The number of lines that a low panel shows beside the curves, and the minimum for a very low one.
  private static let (leastLines, fewestLines): (CGFloat, CGFloat) = (4, 2)
  /// The smallest height of the curves: that of their text.
  private static let leastCurves: CGFloat = 56

  let frame: CGRect
  /// The area in which the lines scroll.
  let list: CGRect
  /// The area of the last stroke's curves; empty without one.
  let curves: CGRect
  /// The area for text on the selected value.
  let notes: CGRect
  /// The parts and their frames; lines can lie outside `list`, which clips them.
  private(set) var parts: [(part: Part, frame: CGRect)] = []
  /// The total height of the lines.
  let contentHeight: CGFloat

  init(_ panel: TuningPanel, in frame: CGRect, showsCurves: Bool) {
    self.frame = frame
    let isWide = frame.width >= 620
    let inner = frame.insetBy(dx: Self.margin, dy: 0)
    var top = frame.minY + Self.header
    let footer = CGRect(
      x: inner.minX, y: frame.maxY - Self.footer, width: inner.width, height: Self.footer)
    let column = isWide ? (inner.width / 2 - Self.margin / 2).rounded() : inner.width
    let isTall = frame.height > 600
    let filter = CGRect(x: inner.minX, y: top, width: column, height: 26)
    top = filter.maxY + 4
    let notesHeight = max(0, min(isTall ? 92 : 40, footer.minY - top))
    let right = isWide ? inner.minX + column + Self.margin : inner.minX
    let notes = CGRect(
      x: right, y: footer.minY - notesHeight, width: inner.maxX - right, height: notesHeight)
    // The curves appear while the pointer is over the lines, which must not move: the curves are beside or below them.
    var curves = CGRect(x: right, y: filter.minY, width: notes.width, height: notes.minY - filter.minY - 6)
    if !isWide {
      let room = notes.minY - 6 - top
      let height = isTall ? 190 : min(126, max(Self.leastCurves, room - Self.leastLines * Self.line))
      curves.size.height = room - height - 4 < Self.fewestLines * Self.line ? 0 : height
      curves.origin.y = notes.minY - 6 - curves.height
    }
    if !showsCurves || curves.size.height < Self.leastCurves { curves = .zero }
    let bottom = isWide ? footer.minY : curves.isEmpty ? notes.minY : curves.minY
    list = CGRect(x: inner.minX, y: top, width: column, height: max(0, bottom - top - 4))
    (self.curves, self.notes) = (curves, notes)
    var y = list.minY - panel.scroll
    var lines: [(Part, CGRect)] = []
    for group in panel.visibleGroups {
      lines.append((.group(group.name), CGRect(x: list.minX, y: y, width: list.width, height: Self.line)))
      y += Self.line
      for field in group.fields {
        lines.append((.field(field.path), CGRect(x: list.minX, y: y, width: list.width, height: Self.line)))
        y += Self.line
      }
    }
    if panel.filter.isEmpty || TextScaleRow.words.lowercased().contains(panel.filter.lowercased()) {
      lines.append((.textScale, CGRect(x: list.minX, y: y, width: list.width, height: Self.line)))
      y += Self.line
    }
    contentHeight = y + panel.scroll - list.minY
    parts = lines
    place(panel, filter, footer, inner)
  }

  private mutating func place(_ panel: TuningPanel, _ filter: CGRect, _ footer: CGRect, _ inner: CGRect) {
    parts.append((.filter, filter))
    let y = frame.minY + 6
    parts.append((.close, CGRect(x: inner.maxX - 24, y: y, width: 24, height: 24)))
    var x = inner.maxX - 24 - 6 - 24
    parts.append((.keep, CGRect(x: x, y: y, width: 24, height: 24)))
    for number in (1...panel.versions.kept.count).reversed() {
      x -= 26
      parts.append((.version(number), CGRect(x: x, y: y, width: 24, height: 24)))
    }
    if !curves.isEmpty {
      parts.append((.loop, CGRect(x: curves.maxX - 24, y: curves.minY, width: 24, height: 24)))
    }
    let actions = PanelAction.allCases
    let width = (footer.width - CGFloat(actions.count - 1) * 4) / CGFloat(actions.count)
    for (index, action) in actions.enumerated() {
      parts.append(
        (
          .action(action),
          CGRect(
            x: (footer.minX + CGFloat(index) * (width + 4)).rounded(), y: footer.minY + 6,
            width: width.rounded(.down), height: 24)
        ))
    }
  }

  /// Returns the part at a point; `nil` where there is none.
  func part(at point: CGPoint) -> Part? {
    parts.last { entry in
      guard entry.frame.contains(point) else { return false }
      switch entry.part {
      case .field, .group, .textScale: return list.contains(point)
      default: return true
      }
    }?.part
  }

  /// Returns the frame of a part; `nil` while it is not shown.
  func frame(of part: Part) -> CGRect? { parts.first { $0.part == part }?.frame }

  /// The largest scroll offset of the lines.
  var mostScroll: CGFloat { max(0, contentHeight - list.height) }
}

/// The placement of the panel in a window: docked beside the scene, or a sheet below it in a narrow window.
struct PanelPlacement: Hashable {
  /// The size of the window, in points.
  let window: CGSize

  static let dockWidth: CGFloat = 340
  static let sheetHeight: CGFloat = 420
  /// The smallest width of a window with a docked panel, in points.
  static let leastDockedWidth: CGFloat = 740

  var isDocked: Bool { window.width >= Self.leastDockedWidth }

  /// The frame of the panel.
  var frame: CGRect {
    if isDocked {
      return CGRect(
        x: window.width - Self.dockWidth, y: 0, width: Self.dockWidth, height: window.height)
    }
    let height = min(Self.sheetHeight, (window.height * 0.6).rounded())
    return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// The remaining size for the scene.
  var scene: CGSize {
    isDocked
      ? CGSize(width: window.width - Self.dockWidth, height: window.height)
      : CGSize(width: window.width, height: window.height - frame.height)
  }

  /// Returns the window size for a scene of a size with the panel.
  static func window(around scene: CGSize) -> CGSize {
    let docked = CGSize(width: scene.width + dockWidth, height: scene.height)
    if docked.width >= leastDockedWidth { return docked }
    return CGSize(width: scene.width, height: scene.height + sheetHeight)
  }
}
