public import Documents
import Foundation
import LayoutGeometry
public import SceneTools
import ScreenInterface
import Stage

extension InspectedElement {
  /// The element as a click copies it: its id, its appearance, and the log's values of its row.
  public var json: JSONValue {
    [
      "id": .string(id.path), "view": .optional(view), "frame": frame.json,
      "holder": .optional(holder?.path), "insets": insets?.json ?? .null, "order": order.json,
      "opacity": .number(opacity), "commands": .number(commandCount), "text": text?.json ?? .null,
      "fill": fill?.json ?? .null, "picture": .optional(picture), "row": row?.json ?? .null,
    ]
  }
}

extension InspectedElement.Text {
  fileprivate var json: JSONValue {
    [
      "string": .string(string), "family": .string(style.familyDescription),
      "weight": .string(style.weight.rawValue), "size": .number(style.size),
      "lineHeight": .number(style.lineHeight), "color": .string(color.hexDescription),
    ]
  }
}

extension InspectedElement.Fill {
  fileprivate var json: JSONValue {
    ["color": .string(color.hexDescription), "cornerRadius": .number(cornerRadius)]
  }
}

extension CGRect {
  fileprivate var json: JSONValue {
    ["x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height)]
  }
}

extension EdgeInsets {
  fileprivate var json: JSONValue {
    ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
  }
}

extension PaintOrder {
  fileprivate var json: JSONValue {
    [
      "z": .number(zIndex), "category": .number(category), "section": .number(section), "item": .number(item),
    ]
  }
}
