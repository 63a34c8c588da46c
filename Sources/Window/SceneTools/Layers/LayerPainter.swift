import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The painter of the exploded view of a scene's layers.
struct LayerPainter {
  private var painter: ChromePainter

  /// Draws the scene as planes, one for each layer; planes in front of the selected one are hollow.
  static func draw(_ view: LayerView, with painter: inout ChromePainter) {
    var own = LayerPainter(painter: painter.take())
    own.draw(view)
    swap(&painter, &own.painter)
  }

  private mutating func draw(_ view: LayerView) {
    let planes = LayerPlanes(size: painter.reading.sceneSize)
    let ground = CGRect(origin: .zero, size: painter.reading.size)
    painter.paint(.fill(painter.card.mixed(with: painter.ink, 0.12), cornerRadius: 0), "tools/layers", ground)
    var commands = Dictionary(grouping: painter.reading.scene.commands, by: { SceneLayer(of: $0) })
    commands[.rows] = []
    for layer in SceneLayer.allCases {
      let isHollow = view.shown.map { $0.rawValue < layer.rawValue } ?? false
      let frame = planes.frame(of: layer)
      let element = ElementID("tools/layers/\(layer.name)")
      if !isHollow {
        painter.paint(
          .fill(painter.reading.scene.background.withOpacity(0.5), cornerRadius: 0), element, frame)
        for command in commands[layer] ?? [] { paint(command, on: layer, planes) }
        if layer == .rows { paintRows(planes) }
      }
      let isShown = view.shown == layer
      painter.paint(
        .stroke(
          isShown ? painter.vermilion : painter.indigo.withOpacity(isHollow ? 0.35 : 1),
          width: isShown ? 2 : 1,
          cornerRadius: 0),
        element, frame)
      label(layer, commands[layer] ?? [], above: frame, isShown: isShown)
    }
  }

  private mutating func label(
    _ layer: SceneLayer, _ commands: [DrawCommand], above frame: CGRect, isShown: Bool
  ) {
    let count: String
    if layer == .rows {
      count = "\(painter.reading.rows.count)"
    } else {
      let elements = Set(commands.map(\.element)).count
      count =
        "\(elements) element\(elements == 1 ? "" : "s") · \(commands.count) command\(commands.count == 1 ? "" : "s")"
    }
    let text = layer.name + "   " + count
    let width = painter.reading.text.width(of: text, style: painter.style) + 12
    let box = CGRect(
      x: min(frame.minX, painter.reading.size.width - width), y: frame.minY - LayerPlanes.labelHeight,
      width: width,
      height: LayerPlanes.labelHeight)
    let element = ElementID("tools/layers/\(layer.name)/label")
    painter.paint(.fill(isShown ? painter.vermilion : painter.indigo, cornerRadius: 0), element, box)
    painter.write(
      text, at: CGPoint(x: box.minX + 6, y: box.midY - painter.style.lineHeight / 2), element,
      isShown ? painter.onVermilion : painter.card)
  }

  private mutating func paintRows(_ planes: LayerPlanes) {
    for (_, _, row, viewport) in painter.reading.rows {
      let frame = planes.placed(viewport, on: .rows).intersection(
        planes.frame(of: .rows))
      guard !frame.isEmpty else { continue }
      let element = ElementID("tools/layers/row scrollers/\(row.id)")
      painter.paint(.fill(painter.indigo.withOpacity(0.14), cornerRadius: 0), element, frame)
      painter.paint(.stroke(painter.indigo, width: 1, cornerRadius: 0), element, frame)
      let text = "\(row.id)   x \(InspectorTag.number(row.contentOffset))"
      if frame.height >= painter.style.lineHeight {
        painter.write(
          painter.shortened(text, frame.width - 12), at: CGPoint(x: frame.minX + 6, y: frame.minY), element,
          painter.ink)
      }
    }
  }

  private mutating func paint(_ command: DrawCommand, on layer: SceneLayer, _ planes: LayerPlanes) {
    let plane = ListPlacement(layer.name, frame: planes.frame(of: layer), scale: planes.scale)
    painter.list.commands.append(command.placed(by: plane, as: command.element))
  }
}
