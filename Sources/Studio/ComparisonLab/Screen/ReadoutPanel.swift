import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A panel above a side with its caption and its measured values, the main one large.
final class ReadoutPanel: View {
  private static func large(in room: PairDensity) -> TextStyle {
    let size: CGFloat =
      switch room {
      case .ample: 38
      case .close: 30
      case .tight: 20
      }
    return TextStyle(.serif, .bold, size: size, lineHeightMultiple: 1.1)
  }

  /// The spacing of the texts; by default that of a large window.
  var room = PairDensity.ample { didSet { if room != oldValue { setNeedsLayout() } } }

  private struct Line {
    let measure: LabMetricName
    let value = Label()
    let meaning = Label()
  }

  private let caption = Label()
  private let lines: [Line]

  /// Creates a panel without values.
  init(_ caption: String, _ measures: [LabMetricName]) {
    lines = measures.map { Line(measure: $0) }
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.style = Typography.hint
    self.caption.textColor = Palette.secondInk
    self.caption.elementName = "caption"
    addSubview(self.caption)
    for (index, line) in lines.enumerated() {
      line.value.style = index == 0 ? Self.large(in: room) : Typography.name
      line.meaning.style = index == 0 ? Typography.caption : Typography.hint
      line.meaning.textColor = Palette.secondInk
      line.meaning.numberOfLines = index == 0 ? 2 : 1
      line.meaning.text = line.measure.name
      line.value.elementName = "value\(index == 0 ? "" : String(index))"
      line.meaning.elementName = "meaning\(index == 0 ? "" : String(index))"
      addSubview(line.value)
      addSubview(line.meaning)
    }
    show(measures.map { _ in 0 })
  }

  /// Shows values; those beyond their limits are vermilion.
  func show(_ readings: [Double]) {
    for (line, reading) in zip(lines, readings) {
      line.value.text = LabNumber.text(reading, unit: line.measure.unit)
      line.value.textColor = line.measure.holds(reading) ? Palette.ink : Palette.vermilion
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTight = room == .tight
    caption.frame = CGRect(x: 0, y: isTight ? 0 : 4, width: bounds.width, height: 17)
    lines[0].value.style = Self.large(in: room)
    lines[0].meaning.style = isTight ? Typography.hint : Typography.caption
    for (index, line) in lines.enumerated() {
      let isMain = index == 0
      let top =
        isMain
        ? (isTight ? 17 : 24) : room.mainHeight - (isTight ? 1 : 6) + room.lineHeight * CGFloat(index - 1)
      let height = isMain ? room.mainHeight - top - (isTight ? 1 : 8) : room.lineHeight - 1
      let own = line.value.sizeThatFits(CGSize(width: bounds.width, height: height))
      let width = min(bounds.width * (isMain ? 0.62 : 0.4), own.width.rounded(.up) + (isMain ? 10 : 6))
      let rest = max(0, bounds.width - width)
      line.value.frame = inReadingOrder(CGRect(x: 0, y: top, width: width, height: height))
      let meaning: CGRect
      switch (isMain, room) {
      case (true, .ample): meaning = CGRect(x: width, y: 28, width: rest, height: 38)
      case (true, .close): meaning = CGRect(x: width, y: 20, width: rest, height: 38)
      case (true, .tight): meaning = CGRect(x: width, y: top + 4, width: rest, height: 17)
      case (false, _): meaning = CGRect(x: width, y: top + 1, width: rest, height: room.lineHeight - 3)
      }
      line.meaning.frame = inReadingOrder(meaning)
    }
  }
}
