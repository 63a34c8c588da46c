import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

extension ChromePainter {
  /// Draws the scene as planes, one for each layer; planes in front of the selected one are hollow.
  mutating func explode(_ view: LayerView) {
    let planes = LayerPlanes(size: reading.sceneSize)
    let ground = CGRect(origin: .zero, size: reading.size)
    paint(.fill(card.mixed(with: ink, 0.12), cornerRadius: 0), "tools/layers", ground)
    var commands = Dictionary(grouping: reading.scene.commands, by: { SceneLayer(of: $0) })
    commands[.rows] = []
    for layer in SceneLayer.allCases {
      let isHollow = view.shown.map { $0.rawValue < layer.rawValue } ?? false
      let frame = planes.frame(of: layer)
      let element = ElementID("tools/layers/\(layer.name)")
      if !isHollow {
        paint(.fill(reading.scene.background.withOpacity(0.5), cornerRadius: 0), element, frame)
        for command in commands[layer] ?? [] { paint(command, on: layer, planes) }
        if layer == .rows { paintRows(planes) }
      }
      let isShown = view.shown == layer
      paint(
        .stroke(
          isShown ? vermilion : indigo.withOpacity(isHollow ? 0.35 : 1), width: isShown ? 2 : 1,
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
      count = "\(reading.rows.count)"
    } else {
      count = "\(Set(commands.map(\.element)).count) elements · \(commands.count) commands"
    }
    let text = layer.name + "   " + count
    let width = reading.text.width(of: text, style: style) + 12
    let box = CGRect(
      x: min(frame.minX, reading.size.width - width), y: frame.minY - LayerPlanes.labelHeight, width: width,
      height: LayerPlanes.labelHeight)
    let element = ElementID("tools/layers/\(layer.name)/label")
    paint(.fill(isShown ? vermilion : indigo, cornerRadius: 0), element, box)
    write(
      text, at: CGPoint(x: box.minX + 6, y: box.midY - style.lineHeight / 2), element,
      isShown ? onVermilion : card)
  }

  private mutating func paintRows(_ planes: LayerPlanes) {
    for (_, _, row, viewport) in reading.rows {
      let frame = planes.placed(viewport, on: .rows).intersection(
        planes.frame(of: .rows))
      guard !frame.isEmpty else { continue }
      let element = ElementID("tools/layers/row scrollers/\(row.id)")
      paint(.fill(indigo.withOpacity(0.14), cornerRadius: 0), element, frame)
      paint(.stroke(indigo, width: 1, cornerRadius: 0), element, frame)
      let text = "\(row.id)   x \(InspectorTag.number(row.contentOffset))"
      if frame.height >= style.lineHeight {
        write(
          shortened(text, frame.width - 12), at: CGPoint(x: frame.minX + 6, y: frame.minY), element, ink)
      }
    }
  }

  private mutating func paint(_ command: DrawCommand, on layer: SceneLayer, _ planes: LayerPlanes) {
    let plane = ListPlacement(layer.name, frame: planes.frame(of: layer), scale: planes.scale)
    list.commands.append(command.placed(by: plane, as: command.element))
  }
}
