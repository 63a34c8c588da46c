import Foundation
import LayoutGeometry
import ScreenInterface

/// The scene taken apart into planes, and which of them is looked at.
///
/// While it shows, the pointer means its planes and the scene goes on beneath.
struct LayerView: Sendable, Hashable {
  private(set) var isOn = false
  /// The plane under the pointer.
  private(set) var hovered: SceneLayer?
  /// The plane that a click keeps in view.
  private(set) var chosen: SceneLayer?

  /// The plane that is looked at; `nil` for all of them.
  var shown: SceneLayer? { chosen ?? hovered }

  mutating func toggle() { self = LayerView(isOn: !isOn) }

  mutating func close() -> Bool {
    defer { self = LayerView() }
    return isOn
  }

  mutating func open() { isOn = true }

  /// Takes what the pointer did in a scene of this size.
  mutating func take(_ pointer: PointerEvent, in size: CGSize) {
    hovered = LayerPlanes(size: size).layer(at: pointer.location)
    if pointer.phase == .pressed { chosen = chosen == hovered ? nil : hovered }
  }
}

/// Where the planes stand: the back at the top left, each further one a step to the right and down.
struct LayerPlanes {
  /// The space around them, in points.
  static let margin: CGFloat = 20
  /// The height of the line above each plane that says what it is, in points.
  static let labelHeight: CGFloat = 20
  /// How much of a plane the one in front of it leaves free, as a share of its height.
  static let exposure: CGFloat = 0.28
  /// The least that it leaves free at the side, as a share of its width.
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

  /// Where a plane stands.
  func frame(of layer: SceneLayer) -> CGRect {
    let index = CGFloat(layer.rawValue)
    return CGRect(
      x: Self.margin + step.x * index, y: Self.margin + Self.labelHeight + step.y * index,
      width: size.width * scale, height: size.height * scale)
  }

  /// The foremost plane at a point, its label included; `nil` beside them.
  func layer(at point: CGPoint) -> SceneLayer? {
    SceneLayer.allCases.last { layer in
      let frame = frame(of: layer)
      let label = CGRect(
        x: frame.minX, y: frame.minY - Self.labelHeight, width: frame.width, height: Self.labelHeight)
      return frame.contains(point) || label.contains(point)
    }
  }

  /// Something of the scene where it is on a plane.
  func placed(_ rect: CGRect, on layer: SceneLayer) -> CGRect {
    let plane = frame(of: layer)
    return CGRect(
      x: plane.minX + rect.minX * scale, y: plane.minY + rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}
