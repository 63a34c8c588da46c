import Foundation
import LayoutGeometry
import ScreenInterface

/// The exploded view of a scene: one plane for each layer, and the selected plane.
///
/// While the planes are shown the pointer selects among them, and the scene keeps running.
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

/// The layout of the planes: the back one at the top left, each further one a step to the right and down.
struct LayerPlanes {
  /// The space around all planes, in points.
  static let margin: CGFloat = 20
  /// The height of the label above each plane, in points.
  static let labelHeight: CGFloat = 20
  /// The least part of a plane that the one in front does not cover, as a fraction of its height.
  static let exposure: CGFloat = 0.28
  /// The least part of a plane that the one in front does not cover at the side, as a fraction of its width.
  static let sideExposure: CGFloat = 0.12

  /// The scale of the scene on a plane.
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

  /// Returns the foremost plane at a point, its label included; `nil` outside all planes.
  func layer(at point: CGPoint) -> SceneLayer? {
    SceneLayer.allCases.last { layer in
      let frame = frame(of: layer)
      let label = CGRect(
        x: frame.minX, y: frame.minY - Self.labelHeight, width: frame.width, height: Self.labelHeight)
      return frame.contains(point) || label.contains(point)
    }
  }

  /// Converts a rectangle of the scene to its position on a layer's plane.
  func placed(_ rect: CGRect, on layer: SceneLayer) -> CGRect {
    let plane = frame(of: layer)
    return CGRect(
      x: plane.minX + rect.minX * scale, y: plane.minY + rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}

/// The layers of a scene, from the back to the front.
enum SceneLayer: Int, Sendable, Hashable, CaseIterable {
  /// The background, decorations, the scroll indicator and the focus ring.
  case feed
  /// The viewports of the rows, which draw nothing themselves.
  case rows
  /// The cells.
  case cards
  /// Headers, footers and badges.
  case supplementary
  /// Page controls.
  case dots
  /// Overlays.
  case overlay

  /// The name beside the layer's plane.
  var name: String {
    switch self {
    case .feed: "feed"
    case .rows: "row scrollers"
    case .cards: "cards"
    case .supplementary: "supplementary"
    case .dots: "dots"
    case .overlay: "overlay"
    }
  }

  /// Creates the layer that a command belongs to.
  init(of command: DrawCommand) {
    switch command.order.category {
    case 1: self = .cards
    case 2 where Self.names("dots", in: command.element.path): self = .dots
    case 2 where Self.names("overlay", in: command.element.path): self = .overlay
    case 2: self = .supplementary
    default: self = .feed
    }
  }

  private static func names(_ part: String, in path: String) -> Bool {
    path.hasSuffix("/" + part) || path.contains("/" + part + "/")
  }
}
