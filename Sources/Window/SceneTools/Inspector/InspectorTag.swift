import Foundation
import LayoutGeometry
import ScreenInterface

/// The text beside an inspected element: lines of a name, a value and optionally a colour swatch.
struct InspectorTag {
  /// A line of the tag.
  struct Line {
    var name: String
    var value: String
    var sample: Color?
  }

  /// The element's name.
  let title: String
  let lines: [Line]

  init(_ element: InspectedElement) {
    title = element.id.path
    var lines = [Line(name: element.view ?? "painted", value: Self.place(element.frame))]
    if let holder = element.holder, let insets = element.insets {
      lines.append(Line(name: "inside", value: holder.path))
      lines.append(Line(name: "insets", value: Self.text(insets)))
    }
    if let text = element.text {
      lines.append(Line(name: "text", value: Self.text(text.style)))
      lines.append(
        Line(
          name: "", value: text.color.hexDescription + "  “" + text.string + "”", sample: text.color))
    }
    if let fill = element.fill {
      let corner = fill.cornerRadius > 0 ? "   radius \(Self.number(fill.cornerRadius))" : ""
      lines.append(Line(name: "fill", value: fill.color.hexDescription + corner, sample: fill.color))
    }
    if let picture = element.picture {
      lines.append(Line(name: "picture", value: (picture as NSString).lastPathComponent))
    }
    lines.append(Line(name: "order", value: Self.text(element.order, opacity: element.opacity)))
    self.lines = lines
  }

  private static func place(_ frame: CGRect) -> String {
    "\(number(frame.width)) × \(number(frame.height))  at  \(number(frame.minX)), \(number(frame.minY))"
  }

  private static func text(_ insets: EdgeInsets) -> String {
    let sides = [("↑", insets.top), ("←", insets.left), ("↓", insets.bottom), ("→", insets.right)]
    return sides.map { "\($0.0) \(number($0.1))" }.joined(separator: "   ")
  }

  private static func text(_ style: TextStyle) -> String {
    "\(style.familyDescription) \(style.weight.rawValue) \(number(style.size))/\(number(style.lineHeight))"
  }

  private static func text(_ order: PaintOrder, opacity: CGFloat) -> String {
    let categories = ["decoration", "cell", "supplementary"]
    let category = categories.indices.contains(order.category) ? categories[order.category] : "view"
    let faded = opacity < 1 ? "   opacity \(number(opacity))" : ""
    return "z \(order.zIndex)   \(category)   section \(order.section)   item \(order.item)" + faded
  }

  /// Returns a number with two decimals, or with none when both are zero.
  static func number(_ value: CGFloat) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded()
      ? String(Int(hundredths)) : String(format: "%.2f", Double(hundredths))
  }
}
