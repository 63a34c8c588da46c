import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// The numbers above a side: whose side it is, how much it has counted, and what; the main measure large.
final class ReadingPanel: View {
  private static let large = TextStyle(.serif, .bold, size: 38, lineHeightMultiple: 1.1)
  /// The height of the line of a further measure, in points.
  static let lineHeight: CGFloat = 20

  private struct Line {
    let measure: LabMeasure
    let value = Label()
    let meaning = Label()
  }

  private let caption = Label()
  private let lines: [Line]

  /// Shows nothing counted yet.
  init(_ caption: String, _ measures: [LabMeasure]) {
    lines = measures.map { Line(measure: $0) }
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.style = Typography.hint
    self.caption.textColor = Palette.secondInk
    self.caption.elementName = "caption"
    addSubview(self.caption)
    for (index, line) in lines.enumerated() {
      line.value.style = index == 0 ? Self.large : Typography.name
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

  /// The number of measures.
  var count: Int { lines.count }

  /// Shows readings, vermilion once they are beyond their limits.
  func show(_ readings: [Double]) {
    for (line, reading) in zip(lines, readings) {
      line.value.text = LabNumber.text(reading, unit: line.measure.unit)
      line.value.textColor = line.measure.holds(reading) ? Palette.ink : Palette.vermilion
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 17)
    for (index, line) in lines.enumerated() {
      let isMain = index == 0
      let top = isMain ? 24 : 70 + Self.lineHeight * CGFloat(index - 1)
      let height: CGFloat = isMain ? 44 : 19
      let own = line.value.sizeThatFits(CGSize(width: bounds.width, height: height))
      let width = min(bounds.width * (isMain ? 0.62 : 0.4), own.width.rounded(.up) + (isMain ? 10 : 6))
      let rest = max(0, bounds.width - width)
      line.value.frame = inReadingOrder(CGRect(x: 0, y: top, width: width, height: height))
      line.meaning.frame = inReadingOrder(
        isMain
          ? CGRect(x: width, y: 28, width: rest, height: 38)
          : CGRect(x: width, y: top + 1, width: rest, height: 17))
    }
  }
}
