import Documents
import FeedFiles
import Foundation
import LayoutGeometry
import Replays
import SceneTools
import ScreenInterface

/// A painter of the panel.
struct PanelPainter {
  let panel: TuningPanel
  let layout: PanelLayout
  /// The outcomes of the last stroke before and now; `nil` without one.
  let comparison: StrokeComparison?
  /// True while the last stroke is replayed in a loop.
  let isLooping: Bool

  func draw(with painter: inout ChromePainter) {
    let frame = layout.frame
    painter.ground = frame
    painter.paint(.fill(painter.card, cornerRadius: 0), "tools/tuning", frame)
    painter.paint(.stroke(painter.rule, width: 1, cornerRadius: 0), "tools/tuning", frame)
    drawHeader(&painter)
    painter.ground = layout.list
    for (part, place) in layout.parts where place.intersects(layout.list) {
      switch part {
      case .group(let name): draw(group: name, at: place, &painter)
      case .field(let path): draw(field: path, at: place, &painter)
      case .textScale: TextScaleRow.draw(at: place, &painter)
      default: break
      }
    }
    if panel.visibleGroups.isEmpty {
      painter.write(
        painter.shortened("No number is called so; Esc shows all", layout.list.width),
        at: CGPoint(x: layout.list.minX, y: layout.list.minY + 4), "tools/tuning/none", painter.second)
    }
    painter.ground = frame
    drawCurves(&painter)
    drawNotes(&painter)
    for case (.action(let action), let place) in layout.parts {
      button(
        action.words, at: place, isOn: panel.reasonNot(to: action) == nil,
        ElementID("tools/tuning/\(action.rawValue)"),
        &painter)
    }
  }

  // MARK: Parts

  private func drawHeader(_ painter: inout ChromePainter) {
    let frame = layout.frame
    let origin = CGPoint(x: frame.minX + PanelLayout.margin, y: frame.minY + 10)
    // In a narrow panel many versions replace the title.
    let versions = layout.frame(of: .version(panel.versions.kept.count))?.minX ?? frame.maxX
    if versions > origin.x + Self.titleWidth {
      painter.write("Tuning", at: origin, "tools/tuning/title", painter.ink, bold: true)
    }
    for (part, place) in layout.parts {
      switch part {
      case .close: symbol(.cross, in: place, "tools/tuning/close", painter.second, &painter)
      case .keep: label("+", in: place, "tools/tuning/keep", painter.indigo, &painter)
      case .version(let number):
        let element = ElementID("tools/tuning/version/\(number)")
        if panel.versions.chosen == number - 1 {
          painter.paint(.fill(painter.indigo, cornerRadius: 4), element, place.insetBy(dx: 1, dy: 2))
          label("\(number)", in: place, element, painter.card, &painter)
        } else {
          label("\(number)", in: place, element, painter.indigo, &painter)
        }
      case .filter: drawFilter(at: place, &painter)
      default: break
      }
    }
  }

  private func drawFilter(at place: CGRect, _ painter: inout ChromePainter) {
    let element: ElementID = "tools/tuning/filter"
    painter.paint(.stroke(painter.rule, width: 1, cornerRadius: 4), element, place)
    let isEmpty = panel.filter.isEmpty
    let invitation = panel.hasKeys ? "Type to find a number" : "Click here to find a number"
    let words = isEmpty ? invitation : panel.filter + (panel.typing == nil ? "▏" : "")
    painter.write(
      painter.shortened(words, place.width - 16),
      at: CGPoint(x: place.minX + 8, y: place.midY - painter.style.lineHeight / 2), element,
      isEmpty ? painter.second : painter.ink)
  }

  private func draw(group name: String, at place: CGRect, _ painter: inout ChromePainter) {
    let element = ElementID("tools/tuning/group/\(name)")
    let group = panel.groups.first { $0.name == name }
    let isOpen = panel.open.contains(name) || !panel.filter.isEmpty
    let changed = group?.fields.count(where: \.differs) ?? 0
    let y = place.midY - painter.style.lineHeight / 2
    painter.write(isOpen ? "▾" : "▸", at: CGPoint(x: place.minX, y: y), element, painter.second)
    painter.write(
      title(of: group, named: name, in: place.width - 60, painter), at: CGPoint(x: place.minX + 16, y: y),
      element, painter.ink, bold: true)
    if changed > 0 { right("\(changed)", in: place, element, painter.vermilion, &painter) }
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), element,
      CGRect(x: place.minX, y: place.maxY - 1, width: place.width, height: 1))
  }

  /// Returns the name of a group to draw; a long row id is truncated, the rest never is.
  private func title(
    of group: PanelGroup?, named name: String, in room: CGFloat, _ painter: ChromePainter
  ) -> String {
    let row = group?.fields.first?.path.row ?? name
    let rest = String(name.dropFirst(row.count))
    var bold = painter.style
    bold.weight = .bold
    return painter.shortened(row, room - painter.reading.text.width(of: rest, style: bold), bold: true) + rest
  }

  private func draw(field path: SettingPath, at place: CGRect, _ painter: inout ChromePainter) {
    guard let field = panel.groups.lazy.flatMap(\.fields).first(where: { $0.path == path }) else { return }
    let element = ElementID("tools/tuning/field/\(path)")
    let isSelected = panel.selected == path
    if isSelected {
      painter.paint(.fill(painter.indigo.withOpacity(0.12), cornerRadius: 4), element, place)
    }
    let box = CGRect(
      x: place.maxX - PanelLayout.valueWidth, y: place.minY + 2, width: PanelLayout.valueWidth,
      height: place.height - 4)
    let layer = field.layer
    let layerWidth = painter.reading.text.width(of: layer, style: Self.small)
    let y = place.midY - painter.style.lineHeight / 2
    if field.differs {
      painter.paint(
        .fill(painter.vermilion, cornerRadius: 2), element,
        CGRect(x: place.minX, y: place.midY - 2, width: 4, height: 4))
    }
    let room = box.minX - place.minX - 8 - layerWidth - 12
    painter.write(
      painter.shortened(field.key.name, room), at: CGPoint(x: place.minX + 8, y: y), element,
      field.key.isFixed ? painter.second : painter.ink, bold: field.differs)
    small(
      layer,
      at: CGPoint(
        x: field.key.isFixed ? box.maxX - layerWidth - 6 : box.minX - layerWidth - 6,
        y: place.midY - Self.small.lineHeight / 2), element,
      field.differs ? painter.vermilion : painter.second, &painter)
    if !field.key.isFixed { drawValue(of: field, in: box, element, &painter) }
  }

  private func drawValue(
    of field: PanelField, in box: CGRect, _ element: ElementID, _ painter: inout ChromePainter
  ) {
    let isTyped = panel.typing?.path == field.path
    painter.paint(.stroke(isTyped ? painter.indigo : painter.rule, width: 1, cornerRadius: 3), element, box)
    if let typing = panel.typing, isTyped {
      let text = painter.shortened(typing.text, box.width - 20) + (typing.isUntouched ? "" : "▏")
      let y = box.midY - painter.style.lineHeight / 2
      if typing.isUntouched {
        let width = painter.reading.text.width(of: text, style: painter.style)
        painter.paint(
          .fill(painter.indigo.withOpacity(0.25), cornerRadius: 0), element,
          CGRect(x: box.minX + 6, y: y, width: width, height: painter.style.lineHeight))
      }
      return painter.write(text, at: CGPoint(x: box.minX + 6, y: y), element, painter.ink)
    }
    if let number = field.number, let range = field.range, range.upper > range.lower {
      let share = CGFloat((number - range.lower) / (range.upper - range.lower))
      painter.paint(
        .fill(painter.indigo.withOpacity(0.35), cornerRadius: 0), element,
        CGRect(
          x: box.minX + 1, y: box.maxY - 3, width: max(0, min(1, share)) * (box.width - 2), height: 2))
    }
    let words = field.shown + (field.number == nil || field.unit.isEmpty ? "" : " " + field.unit)
    right(
      painter.shortened(words, box.width - 12), in: box.insetBy(dx: 6, dy: 0), element,
      field.differs ? painter.vermilion : painter.ink, &painter)
  }

  private func drawNotes(_ painter: inout ChromePainter) {
    var top = layout.notes.minY
    let spring = panel.message == nil ? panel.field?.spring : nil
    let width = layout.notes.width - (spring == nil ? 0 : Self.springSize.width + 12)
    if let spring { draw(spring, &painter) }
    for (words, color) in notes(painter) {
      let room = Int(bounding: ((layout.notes.maxY + 1 - top) / painter.style.lineHeight).rounded(.down))
      guard room > 0 else { break }
      let lines = painter.reading.text.layout(
        words, style: painter.style, width: width, maximumLines: min(3, room)
      ).lines
      for line in lines {
        painter.paint(
          .text(line, color), "tools/tuning/note",
          CGRect(x: layout.notes.minX, y: top, width: line.width, height: painter.style.lineHeight))
        top += painter.style.lineHeight
      }
    }
  }

  private static let titleWidth: CGFloat = 56
  private static let springSize = CGSize(width: 84, height: 36)

  /// Draws the remaining distance of a spring, from the whole of it down to a hundredth.
  private func draw(_ spring: SpringParameters, _ painter: inout ChromePainter) {
    let frame = CGRect(
      x: layout.notes.maxX - Self.springSize.width, y: layout.notes.minY, width: Self.springSize.width,
      height: Self.springSize.height)
    let element: ElementID = "tools/tuning/spring"
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), element,
      CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 1))
    for x in stride(from: 0, to: frame.width, by: 2) {
      let time = spring.settleTime * TimeInterval(x / frame.width)
      let height = CGFloat(spring.remaining(at: time)) * frame.height
      painter.paint(
        .fill(painter.indigo, cornerRadius: 0), element,
        CGRect(x: frame.minX + x, y: frame.maxY - height, width: 2, height: 2))
    }
  }

  private func notes(_ painter: ChromePainter) -> [(String, Color)] {
    if let message = panel.message {
      return [(message.words, message.isRefusal ? painter.vermilion : painter.indigo)]
    }
    if case .action(let action)? = panel.pointed, let reason = panel.reasonNot(to: action) {
      return [(reason, painter.second)]
    }
    guard let field = panel.field else {
      return [
        (
          "Drag a value, or press Enter to type one. A stroke on the scene is kept and played again.",
          painter.second
        )
      ]
    }
    var lines = [(field.key.line, painter.ink)]
    if let spring = field.spring {
      lines.append((spring.perceived + "; " + spring.physical, painter.second))
    }
    if let range = field.range {
      lines.append(("\(range); \(field.wordsOnFile)", painter.second))
    } else if !field.key.words.isEmpty {
      lines.append((field.key.words.joined(separator: ", "), painter.second))
    }
    return lines
  }

  // MARK: Components

  private static let small = TextStyle(size: 10).spoken(in: .japanese)
  /// The opacity of a disabled button.
  private static let offOpacity = 0.6

  private func button(
    _ words: String, at place: CGRect, isOn: Bool, _ element: ElementID, _ painter: inout ChromePainter
  ) {
    let color = isOn ? painter.indigo : painter.second.withOpacity(Self.offOpacity)
    if isOn { painter.paint(.stroke(color, width: 1, cornerRadius: 4), element, place) }
    label(words, in: place, element, color, &painter)
  }

  private func label(
    _ words: String, in place: CGRect, _ element: ElementID, _ color: Color, _ painter: inout ChromePainter
  ) {
    let shown = painter.shortened(words, place.width)
    let width = painter.reading.text.width(of: shown, style: painter.style)
    painter.write(
      shown, at: CGPoint(x: place.midX - width / 2, y: place.midY - painter.style.lineHeight / 2), element,
      color)
  }

  private func right(
    _ words: String, in place: CGRect, _ element: ElementID, _ color: Color, _ painter: inout ChromePainter
  ) {
    let width = painter.reading.text.width(of: words, style: painter.style)
    painter.write(
      words, at: CGPoint(x: place.maxX - width, y: place.midY - painter.style.lineHeight / 2), element, color)
  }

  private func small(
    _ words: String, at origin: CGPoint, _ element: ElementID, _ color: Color, _ painter: inout ChromePainter
  ) {
    let line = painter.reading.text.line(words, style: Self.small, direction: .leftToRight)
    painter.paint(
      .text(line, color), element,
      CGRect(x: origin.x, y: origin.y, width: line.width, height: Self.small.lineHeight))
  }

  func symbol(
    _ symbol: DrawCommand.Symbol, in place: CGRect, _ element: ElementID, _ color: Color,
    _ painter: inout ChromePainter
  ) { painter.paint(.symbol(symbol, color), element, place.insetBy(dx: 7, dy: 7)) }
}

extension PanelField {
  /// The spring whose rate is the value; `nil` for any other value.
  var spring: SpringParameters? {
    ["motion.bounceRate", "motion.snapRate"].contains(path.description)
      ? number.map { SpringParameters(rate: $0) } : nil
  }
}
