import Foundation
import LayoutGeometry
import ScreenInterface

/// The scene taken apart into planes, one for each layer, with the plane that is selected.
///
/// While the planes show, the pointer selects among them, and the scene goes on beneath.
struct LayerView: Sendable, Hashable {
  private(set) var isOn = false
  /// The plane under the pointer.
  private(set) var hovered: SceneLayer?
  /// The plane that a click keeps selected.
  private(set) var chosen: SceneLayer?

  /// The selected plane; `nil` for all of them.
  var shown: SceneLayer? { chosen ?? hovered }

  mutating func toggle() { self = LayerView(isOn: !isOn) }

  mutating func close() -> Bool {
    defer { self = LayerView() }
    return isOn
  }

  mutating func open() { isOn = true }

  /// Handles a pointer event in a scene of this size.
  mutating func take(_ pointer: PointerEvent, in size: CGSize) {
    hovered = LayerPlanes(size: size).layer(at: pointer.location)
    if pointer.phase == .pressed { chosen = chosen == hovered ? nil : hovered }
  }
}

/// The places of the planes: the back at the top left, each further one a step to the right and down.
struct LayerPlanes {
  /// The space around all planes, in points.
  static let margin: CGFloat = 20
  /// The height of the label above each plane, in points.
  static let labelHeight: CGFloat = 20
  /// The least part of a plane that the one in front of it leaves free, as a share of its height.
  static let exposure: CGFloat = 0.28
  /// The least part of a plane that the one in front leaves free at the side, as a share of its width.
  static let sideExposure: CGFloat = 0.12

  /// The scene's size in points on a plane, divided by its own.
  let scale: CGFloat
  private let size: CGSize
  private let step: CGPoint

  init(size: CGSize) {
    self.size = size
    let steps = CGFloat(SceneLayer.allCases.count - 1)
    let room = CGSize(
      width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin - Self.labelHeight)
    scale = max(
      0.05,
      min(
        room.width / (size.width * (1 + steps * Self.sideExposure)),
        room.height / (size.height * (1 + steps * Self.exposure))))
    step = CGPoint(
      x: (room.width - size.width * scale) / steps, y: max(0, room.height - size.height * scale) / steps)
  }

  /// Returns the frame of a layer's plane, in points.
  func frame(of layer: SceneLayer) -> CGRect {
    let index = CGFloat(layer.rawValue)
    return CGRect(
      x: Self.margin + step.x * index, y: Self.margin + Self.labelHeight + step.y * index,
      width: size.width * scale, height: size.height * scale)
  }

  /// Returns the foremost plane at a point, its label included; `nil` beside all planes.
  func layer(at point: CGPoint) -> SceneLayer? {
    SceneLayer.allCases.last { layer in
      let frame = frame(of: layer)
      let label = CGRect(
        x: frame.minX, y: frame.minY - Self.labelHeight, width: frame.width, height: Self.labelHeight)
      return frame.contains(point) || label.contains(point)
    }
  }

  /// Returns the place of a rectangle of the scene on a layer's plane.
  func placed(_ rect: CGRect, on layer: SceneLayer) -> CGRect {
    let plane = frame(of: layer)
    return CGRect(
      x: plane.minX + rect.minX * scale, y: plane.minY + rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}
