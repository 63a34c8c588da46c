import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A reference picture drawn over the live scene for comparison; it is not part of the scene.
struct ReferenceOverlay: Sendable, Hashable {
  /// The duration of each of picture and scene in turn, in seconds.
  static let blinkInterval: TimeInterval = 0.5
  /// The step by which keys change the picture's opacity.
  static let opacityStep: CGFloat = 0.1

  private(set) var settings: ReferenceSettings
  private var asked: PictureRequest?
  private var isAsking = false
  private var isReady = false
  /// True while the picture's file is missing.
  private var isGone = false

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

  /// Anchors the picture to an element, or to the window's corner if it is anchored there already.
  mutating func anchor(to element: ElementID?) {
    settings.anchor = settings.anchor == element ? nil : element
  }

  /// Returns the next time at which blinking shows or hides the picture, on the window's clock; `nil` for never.
  func nextChange(after time: TimeInterval) -> TimeInterval? {
    guard settings.mode == .blink, isReady else { return nil }
    return ((time / Self.blinkInterval).rounded(.down) + 1) * Self.blinkInterval
  }

  /// Returns the request for the picture's pixels, once; `nil` when none is due.
  mutating func takeRequest() -> PictureRequest? {
    defer { isAsking = false }
    return isAsking ? asked : nil
  }

  /// Returns `true` for the overlay's own picture.
  func owns(_ picture: PictureReference) -> Bool { settings.picture.picture == picture }

  /// Handles the arrival of the picture's pixels.
  mutating func receive() { isReady = true }

  /// Handles the eviction of the picture's pixels.
  mutating func discard() { (asked, isReady) = (nil, false) }

  /// Requests the picture again after a change of its file; while the file is missing no picture is shown.
  mutating func renew(as change: PictureChange) {
    guard let width = change.width, let height = change.height else {
      (isGone, isReady) = (true, false)
      return
    }
    settings.picture.width = width
    settings.picture.height = height
    (isGone, asked) = (false, nil)
  }

  /// Requests the picture at its current size and returns its frame; `nil` while it is hidden.
  mutating func place(in reading: StageStatus) -> CGRect? {
    guard settings.mode != .hidden, !isGone else { return nil }
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
  /// Draws a reference picture over the scene.
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
