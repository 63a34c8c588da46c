import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A reference picture above the scene: live while the scene moves, and no part of it.
struct ReferenceOverlay: Sendable, Hashable {
  /// How long picture and scene show in turn, in seconds.
  static let blinkInterval: TimeInterval = 0.5
  /// One step of its opacity.
  static let opacityStep: CGFloat = 0.1

  private(set) var settings: ReferenceSettings
  private var asked: PictureRequest?
  private var isAsking = false
  private var isReady = false

  init(_ settings: ReferenceSettings) { self.settings = settings }

  mutating func goToNextMode() {
    let modes = ReferenceSettings.Mode.allCases
    let index = modes.firstIndex(of: settings.mode) ?? 0
    settings.mode = modes[(index + 1) % modes.count]
  }

  mutating func changeOpacity(by steps: Int) {
    settings.mode = .opacity
    let opacity = ((settings.opacity + CGFloat(steps) * Self.opacityStep) * 10).rounded() / 10
    settings.opacity = min(max(opacity, Self.opacityStep), 1)
  }

  /// Stands it at an element, or at the window's corner where it stood at this one.
  mutating func anchor(to element: ElementID?) {
    settings.anchor = settings.anchor == element ? nil : element
  }

  /// When what shows changes by itself, on the window's clock; `nil` for never.
  func nextChange(after time: TimeInterval) -> TimeInterval? {
    guard settings.mode == .blink, isReady else { return nil }
    return ((time / Self.blinkInterval).rounded(.down) + 1) * Self.blinkInterval
  }

  /// Hands over the wish for its pixels.
  mutating func takeRequest() -> PictureRequest? {
    defer { isAsking = false }
    return isAsking ? asked : nil
  }

  /// Whether a picture is its own.
  func owns(_ picture: PictureReference) -> Bool { settings.picture.picture == picture }

  /// Takes that its pixels came.
  mutating func receive() { isReady = true }

  /// Takes that its pixels had to make room.
  mutating func discard() { (asked, isReady) = (nil, false) }

  /// Asks for its pixels at the size that it has now, and returns where it shows; `nil` where it does not.
  mutating func place(in reading: StageReading) -> CGRect? {
    guard settings.mode != .hidden else { return nil }
    let whole = CGRect(origin: .zero, size: reading.sceneSize)
    guard let target = settings.anchor.map(reading.finder.frame) ?? whole else { return nil }
    let scale = settings.scale(over: target.width, otherwise: reading.traits.displayScale)
    let size = CGSize(
      width: CGFloat(settings.picture.width) / scale, height: CGFloat(settings.picture.height) / scale)
    let request = PictureRequest(picture: settings.picture.picture, size: size, cornerRadius: 0)
    if request != asked { (asked, isAsking) = (request, true) }
    let isTurn =
      settings.mode != .blink
      || Int((reading.windowTime / Self.blinkInterval).rounded(.down)).isMultiple(of: 2)
    return isReady && isTurn ? CGRect(origin: target.origin, size: size) : nil
  }
}

extension ChromePainter {
  /// Lays a reference picture over the scene.
  mutating func lay(_ overlay: inout ReferenceOverlay?) {
    guard let frame = overlay?.place(in: reading), let settings = overlay?.settings else { return }
    let picture = settings.picture.picture
    let content: DrawCommand.Content =
      settings.mode == .difference ? .difference(picture) : .picture(picture, cornerRadius: 0)
    let clip = CGRect(origin: .zero, size: reading.sceneSize)
    var command = DrawCommand(content, element: "tools/reference", frame: frame, clip: clip)
    if settings.mode == .opacity { command.opacity = settings.opacity }
    list.commands.append(command)
  }
}
